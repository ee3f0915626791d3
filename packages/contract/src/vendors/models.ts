import { z } from 'zod'
import { id, instant, line } from '../formats.ts'
import { vendorCategories, vendorHealths, vendorIdentifiers } from './terms.ts'

/** What was measured of a vendor. Nobody types it in. */
export const measured = {
  health: z.enum(vendorHealths),
  /** Null before the first measurement. */
  healthMeasuredAt: instant.nullable(),
  /** Homes that it delivers measurements of: within two hours, and silent for longer. */
  deliveringSites: z.number().int(),
  silentSites: z.number().int(),
  /** Many of its homes fell silent together. */
  hasOutage: z.boolean(),
}

export const vendor = z.object({
  id,
  /** How devices and files name it; never changes. */
  name: z.string(),
  displayName: z.string(),
  category: z.enum(vendorCategories),
  /** The account at the vendor. */
  referenceId: id,
  identifiedBy: z.enum(vendorIdentifiers),
  ...measured,
  /** Installations of active customers within the caller's reach. */
  activeDevices: z.number().int(),
  /** Affiliates within the caller's reach that may use it. */
  tenants: z.array(z.object({ id, name: z.string() })),
  hasWebhookKey: z.boolean(),
  hasApiKey: z.boolean(),
  /** The keys of the caller's own region, which reach its homes alone. Null for members of the operator and of partners. */
  ownKeys: z.object({ hasWebhookKey: z.boolean(), hasApiKey: z.boolean(), version: z.number().int() }).nullable(),
  version: z.number().int(),
})
export type Vendor = z.infer<typeof vendor>

/** A secret at the vendor. Stored encrypted, and never shown again. */
const secret = z.string().trim().min(16, 'TextTooShort').max(500)
const uuidOfVendor = z.uuid('VendorReferenceRequired')
const details = {
  displayName: line(100),
  referenceId: uuidOfVendor,
  /** Absent: it stays. Null: it is removed. */
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
  /** 0 while the region has none. */
  version: z.number().int().min(0),
  webhookKey: details.webhookKey,
  apiKey: details.apiKey,
})

/** Who may use a vendor, of the affiliates within the caller's reach. */
export const allocation = z.object({
  items: z.array(z.object({ tenant: z.object({ id, name: z.string() }), isAllocated: z.boolean(), activeDevices: z.number().int() })),
})
export type VendorAllocation = z.infer<typeof allocation>
