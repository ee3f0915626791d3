import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { languages } from '@wattdesk/contract/languages.ts'
import type { Affiliate } from '@wattdesk/contract/tenants/affiliates/models.ts'
import { figure, figureOrNull } from '../../forms/use-schema-form.ts'

const texts = [
  ...(['name', 'country', 'timeZone', 'language', 'domain', 'contactEmail', 'contactPhone', 'activationEmail', 'impressumUrl'] as const),
  ...(['appProtocol', 'surveyMobileUrl', 'surveyWebUrl', 'pvOnboardingEmail', 'pvOnboardingPhone', 'pvOnboardingInstallEmail'] as const),
  ...(['idpType', 'idpClientId', 'idpDashboardAppId', 'idpPoolId'] as const),
]
/** The server's default. */
const usualAccessDays = 14
export type AffiliateText = (typeof texts)[number]
export type AffiliateValues = Record<AffiliateText, string> & {
  version: number
  supportedLanguages: Record<string, boolean>
  openRegistration: boolean
  unallocatedAccessDays: string
  producedInstallationIdLength: string
  logoFileId: string | null
}

export function valuesOf(affiliate?: Affiliate): AffiliateValues {
  const usual: Partial<Record<AffiliateText, string>> = { country: 'DE', timeZone: 'Europe/Berlin', language: 'de', idpType: 'embedded' }
  const typed = texts.map((name) => [name, (affiliate ? affiliate[name] : usual[name]) ?? ''])
  return {
    ...(Object.fromEntries(typed) as Record<AffiliateText, string>), // one of each
    version: affiliate?.version ?? 0,
    supportedLanguages: Object.fromEntries(languages.map((one) => [one, affiliate?.supportedLanguages.includes(one) ?? one === 'de'])),
    openRegistration: affiliate?.openRegistration ?? false,
    unallocatedAccessDays: String(affiliate?.unallocatedAccessDays ?? usualAccessDays),
    producedInstallationIdLength: String(affiliate?.producedInstallationIdLength ?? ''),
    logoFileId: affiliate?.logoFileId ?? null,
  }
}

/** The schema rejects missing or non-numeric input. */
export const toChange = ({ supportedLanguages, unallocatedAccessDays, producedInstallationIdLength, ...values }: AffiliateValues) => ({
  ...values,
  unallocatedAccessDays: figure(unallocatedAccessDays) ?? Number.NaN,
  producedInstallationIdLength: figureOrNull(producedInstallationIdLength),
  supportedLanguages: languages.filter((one) => supportedLanguages[one]),
})

export function toNew(values: AffiliateValues) {
  const { version: _, logoFileId: __, ...model } = toChange(values)
  return model
}

/** Shows a fault of all languages at the first checkbox. */
export const toForm = (fault: FieldFault): FieldFault =>
  fault.field.startsWith('supportedLanguages') ? { ...fault, field: `supportedLanguages.${languages[0]}` } : fault
