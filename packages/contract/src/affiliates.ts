import { z } from 'zod'
import { customerTypes } from './customer-choices.ts'
import { idpTypes } from './customer-record.ts'
import { endpoint } from './endpoint.ts'
import { country, email, id, language, line, nothing, optionalLine, publicUrl, timeZone, wholeNumberBetween } from './formats.ts'
import { languages } from './languages.ts'

const area = 'settings'

/** An empty field is none. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((typed) => (typed === '' ? null : typed), schema.nullable())
const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'DomainInvalid')
const scheme = z
  .string()
  .trim()
  .max(40)
  .regex(/^[a-z][a-z0-9+.-]*$/, 'AppProtocolInvalid')

const settings = {
  name: line(100),
  country,
  timeZone,
  language,
  domain: optional(host),
  contactEmail: optional(email),
  contactPhone: optionalLine(40),
  activationEmail: optional(email),
  impressumUrl: optional(publicUrl),
  appProtocol: optional(scheme),
  supportedLanguages: z.array(z.enum(languages)).min(1, 'ChooseOne').max(languages.length),
  openRegistration: z.boolean(),
  surveyMobileUrl: optional(publicUrl),
  surveyWebUrl: optional(publicUrl),
  pvOnboardingEmail: optional(email),
  pvOnboardingPhone: optionalLine(40),
  pvOnboardingInstallEmail: optional(email),
  /** How long installers see an unallocated installation: access that begins after a change. */
  unallocatedAccessDays: wholeNumberBetween(1, 365),
  /** How many characters a smart meter's ID of sold energy has. Null: any. */
  producedInstallationIdLength: wholeNumberBetween(1, 64).nullable(),
  idpType: z.enum(idpTypes),
  idpClientId: optionalLine(200),
  idpDashboardAppId: optionalLine(200),
  idpPoolId: optionalLine(200),
}

export const affiliateAddModel = z.strictObject(settings)
export const affiliateUpdateModel = z.strictObject({ version: z.number().int(), ...settings })
export type AffiliateSettings = z.output<typeof affiliateAddModel>

const text = z.string().nullable()
/** A regional service of the operator. */
export const affiliate = z.object({
  id,
  name: z.string(),
  country,
  timeZone: z.string(),
  language,
  domain: text,
  contactEmail: text,
  contactPhone: text,
  activationEmail: text,
  impressumUrl: text,
  appProtocol: text,
  supportedLanguages: z.array(z.enum(languages)),
  openRegistration: z.boolean(),
  surveyMobileUrl: text,
  surveyWebUrl: text,
  pvOnboardingEmail: text,
  pvOnboardingPhone: text,
  pvOnboardingInstallEmail: text,
  unallocatedAccessDays: z.number().int(),
  producedInstallationIdLength: z.number().int().nullable(),
  idpType: z.enum(idpTypes),
  idpClientId: text,
  idpDashboardAppId: text,
  idpPoolId: text,
  version: z.number().int(),
  /** Customers that are not deleted, those of its partners included. */
  customers: z.number().int(),
  customersByType: z.record(z.enum(customerTypes), z.number().int()),
  /** Vendors whose devices its members may add. */
  vendors: z.array(z.string()),
})
export type Affiliate = z.infer<typeof affiliate>

const path = '/api/v1/settings/tenant-affiliates'
const params = z.strictObject({ id })

export const listAffiliates = endpoint({
  area,
  name: 'listAffiliates',
  method: 'GET',
  path,
  summary: 'Tenant affiliates within the caller’s reach, with their customers and vendors',
  access: 'read:system-settings',
  response: z.object({ items: z.array(affiliate) }),
})

export const addAffiliate = endpoint({
  area,
  name: 'addAffiliate',
  method: 'POST',
  path,
  summary: 'Add a tenant affiliate; only the operator’s members can',
  access: 'write:system-settings',
  body: affiliateAddModel,
  response: z.object({ id }),
  errors: ['DuplicatedAffiliate', 'OperatorReserved'],
})

export const updateAffiliate = endpoint({
  area,
  name: 'updateAffiliate',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Change the settings of a tenant affiliate',
  access: 'write:system-settings',
  params,
  body: affiliateUpdateModel,
  response: z.object({ id }),
  errors: ['NotFound', 'AffiliateChanged', 'DuplicatedAffiliate'],
})

export const removeAffiliate = endpoint({
  area,
  name: 'removeAffiliate',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Remove a tenant affiliate that has neither customers nor members',
  access: 'delete:system-settings',
  params,
  response: nothing,
  errors: ['NotFound', 'OperatorReserved', 'TenantHasCustomers', 'TenantHasMembers'],
})
