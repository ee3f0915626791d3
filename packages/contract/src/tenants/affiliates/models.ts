import { z } from 'zod'
import { idpTypes } from '../../customers/record/terms.ts'
import { customerTypes } from '../../customers/terms.ts'
import { country, email, id, language, line, optionalLine, publicUrl, timeZone, wholeNumberBetween } from '../../formats.ts'
import { languages } from '../../languages.ts'

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

/** Sorted as the product lists languages. */
export const inOrder = (chosen: readonly string[]) => languages.filter((one) => chosen.includes(one))

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
  /** Their order has no meaning. */
  supportedLanguages: z
    .array(z.enum(languages))
    .min(1, 'ChooseOne')
    .max(languages.length)
    .transform((chosen) => inOrder(chosen)),
  openRegistration: z.boolean(),
  surveyMobileUrl: optional(publicUrl),
  surveyWebUrl: optional(publicUrl),
  pvOnboardingEmail: optional(email),
  pvOnboardingPhone: optionalLine(40),
  pvOnboardingInstallEmail: optional(email),
  /** How long installers can access an unallocated installation. A change applies to access that begins after it. */
  unallocatedAccessDays: wholeNumberBetween(1, 365),
  /** Length of a smart meter's ID of sold energy; null for any. */
  producedInstallationIdLength: wholeNumberBetween(1, 64).nullable(),
  idpType: z.enum(idpTypes),
  idpClientId: optionalLine(200),
  idpDashboardAppId: optionalLine(200),
  idpPoolId: optionalLine(200),
}

export const affiliateAddModel = z.strictObject(settings)
export const affiliateUpdateModel = z.strictObject({
  version: z.number().int(),
  ...settings,
  /** An uploaded picture. Absent: unchanged. */
  logoFileId: id.nullable().optional(),
})
export type AffiliateSettings = z.output<typeof affiliateAddModel>
export type AffiliateChange = z.output<typeof affiliateUpdateModel>

const text = z.string().nullable()
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
  logoFileId: id.nullable(),
  version: z.number().int(),
  /** Customers that are not deleted, including those of its partners. Members of a partner read the number of their partner's. */
  customers: z.number().int(),
  customersByType: z.record(z.enum(customerTypes), z.number().int()),
  /** Vendors whose devices its members may add. */
  vendors: z.array(z.string()),
})
export type Affiliate = z.infer<typeof affiliate>
