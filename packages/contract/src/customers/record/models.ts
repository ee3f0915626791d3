import { z } from 'zod'
import { country, id, instant, optionalLine } from '../../formats.ts'
import { vendorRef } from '../../installations/models.ts'
import { installationKinds } from '../../installations/terms.ts'
import { languages } from '../../languages.ts'
import { tenantRef } from '../models.ts'
import { customerTypes, idpStatuses } from '../terms.ts'
import { idpTypes, tenantKinds } from './terms.ts'

/** A tenant whose content a customer sees: its partner, its affiliate, or the operator. */
export const systemOwner = z.object({ id, name: z.string(), kind: z.enum(tenantKinds) })
export type SystemOwner = z.infer<typeof systemOwner>

export const cmsCustomer = z.object({
  id,
  accountName: z.string(),
  type: z.enum(customerTypes),
  /** Nearest first; content of a nearer tenant takes precedence. */
  systemOwners: z.array(systemOwner),
})
export type CmsCustomer = z.infer<typeof cmsCustomer>

export const tenantMoveModel = z.strictObject({ version: z.number().int(), tenantId: id })

export const tenantAffiliate = z.object({
  id,
  name: z.string(),
  country,
  domain: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  activationEmail: z.string().nullable(),
  impressumUrl: z.string().nullable(),
  supportedLanguages: z.array(z.enum(languages)),
  openRegistration: z.boolean(),
  surveyMobileUrl: z.string().nullable(),
  surveyWebUrl: z.string().nullable(),
  pvOnboarding: z.object({ email: z.string().nullable(), phone: z.string().nullable(), installEmail: z.string().nullable() }),
})
export type TenantAffiliate = z.infer<typeof tenantAffiliate>

export const subscriptionModel = z.strictObject({ version: z.number().int(), subscription: optionalLine(60) })

export const idpProvider = z.object({
  /** The customer's ID at the identity provider, and the URL of its administration page there. */
  id: z.string().nullable(),
  link: z.string().nullable(),
  status: z.enum(idpStatuses),
  registeredAt: instant.nullable(),
  lastSeenAt: instant.nullable(),
  twoFactor: z.boolean(),
  provider: z.object({ type: z.enum(idpTypes), clientId: z.string().nullable(), poolId: z.string().nullable() }),
})
export type IdpProvider = z.infer<typeof idpProvider>

export const allocation = z.object({
  vendor: vendorRef.extend({ category: z.string(), referenceId: id }),
  tenant: tenantRef,
  installations: z.array(z.object({ id, kind: z.enum(installationKinds), siteId: id, addedAt: instant })),
})
export type Allocation = z.infer<typeof allocation>
