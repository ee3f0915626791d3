import { z } from 'zod'
import { id, instant, line } from '../formats.ts'
import { vendorCategories, vendorHealths, vendorIdentifiers } from './terms.ts'

/** Measured, never entered. */
export const measured = {
  health: z.enum(vendorHealths),
  /** Null before the first measurement. */
  healthMeasuredAt: instant.nullable(),
  /** Homes with measurements within two hours, and homes silent for longer. */
  deliveringSites: z.number().int(),
  silentSites: z.number().int(),
  /** Many of its homes fell silent at once. */
  hasOutage: z.boolean(),
}

export const vendor = z.object({
  id,
  /** Its name in devices and files; never changes. */
  name: z.string(),
  displayName: z.string(),
  category: z.enum(vendorCategories),
  referenceId: id,
  identifiedBy: z.enum(vendorIdentifiers),
  ...measured,
  /** Installations of active customers that the caller may see. */
  activeDevices: z.number().int(),
  /** Affiliates that may use it and that the caller may see. */
  tenants: z.array(z.object({ id, name: z.string() })),
  /** Whether these are all that the caller may see. */
  isForAll: z.boolean(),
  hasWebhookKey: z.boolean(),
  hasApiKey: z.boolean(),
  /** Keys of the caller's region, which work only for its homes. Null for members of the operator and of partners. */
  ownKeys: z.object({ hasWebhookKey: z.boolean(), hasApiKey: z.boolean(), version: z.number().int() }).nullable(),
  version: z.number().int(),
})
export type Vendor = z.infer<typeof vendor>

/** A secret issued by the vendor. Stored encrypted, and never returned. */
const secret = z.string().trim().min(16, 'TextTooShort').max(500)
const uuidOfVendor = z.uuid('VendorReferenceRequired')
const details = {
  displayName: line(100),
  referenceId: uuidOfVendor,
  /** Absent: unchanged; null: removed. */
  webhookKey: secret.nullable().optional(),
  apiKey: secret.nullable().optional(),
}

export const vendorAddModel = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Required')
    .max(50)
    .regex(/^[a-z][a-z0-9-]*$/, 'VendorNameInvalid'),
  category: z.enum(vendorCategories),
  identifiedBy: z.enum(vendorIdentifiers),
  ...details,
})

export const vendorUpdateModel = z.strictObject({
  version: z.number().int(),
  ...details,
  displayName: details.displayName.optional(),
  referenceId: uuidOfVendor.optional(),
})

export const vendorKeysModel = z.strictObject({
  /** 0 if the region has none. */
  version: z.number().int().min(0),
  webhookKey: details.webhookKey,
  apiKey: details.apiKey,
})

export const vendorAllocationModel = z.strictObject({
  /** The version read, to detect concurrent changes. */
  version: z.number().int(),
  /** Affiliates that are not listed stay as they are, such as one that was added meanwhile. */
  tenants: z.array(z.strictObject({ tenantId: id, isAllocated: z.boolean() })).max(500),
})

/** Affiliates that the caller may see, and whether each may use the vendor. */
export const allocation = z.object({
  /** The version of the vendor. */
  version: z.number().int(),
  items: z.array(z.object({ tenant: z.object({ id, name: z.string() }), isAllocated: z.boolean(), activeDevices: z.number().int() })),
})
export type VendorAllocation = z.infer<typeof allocation>
