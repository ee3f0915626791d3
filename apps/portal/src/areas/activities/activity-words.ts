import type { ActivityEntry } from '@wattdesk/contract/activities/models.ts'
import { isLanguage, type Language } from '@wattdesk/contract/languages.ts'
import { areTranslations, nameIn } from '@wattdesk/contract/names.ts'
import type { Area } from '@wattdesk/i18n/catalogue.ts'
import { formatCalendarDay, formatInstant, formatLanguage, formatNumber, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { permissionWords } from '../../session/permission-words.ts'

/** Events without a sentence show their own name. */
export const eventWords = ({ event }: Pick<ActivityEntry, 'event'>, { find }: Translator): string =>
  find(`activities.event.${event}`) ?? find(`installations.kinds.${event}`) ?? event

export const objectWords = (type: string, { find }: Translator): string =>
  find(`activities.object.${type}`) ?? find(`installations.kinds.${type}.title`) ?? type

/** The current or last name of the record. Flags are named by their keys. */
export function recordName(
  { object, before, after, standsFor }: ActivityEntry,
  { language }: Pick<Translator, 'language'>,
): string | undefined {
  if (standsFor) return undefined
  const kept = after ?? before
  const former = kept?.displayName ?? kept?.name
  const names = object.names ?? (areTranslations(kept?.names) ? kept.names : {})
  const name = object.name ?? (typeof former === 'string' ? former : undefined)
  return name && nameIn(language, name, names)
}

/** API clients show their own name. */
export const applicationWords = (name: string, { find }: Translator): string => find(`activities.application.${name}`) ?? name

/** The field at the end of a path. Items of a list have the list's name. */
const leafOf = (path: string) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path

/** The group that a field belongs to, such as the stages of a commissioning. */
const groupOf = (path: string) => path.split('.').slice(0, -1).join('.')

/** Areas with words for the fields and values of each type of record. */
const areaOf: Readonly<Record<string, Area>> = {
  'bulk-action': 'bulkActions',
  'client-credentials': 'apiAccess',
  content: 'content',
  'content-schema': 'contentSchemas',
  'data-import': 'dataImport',
  'event-endpoint': 'outgoingEvents',
  feature: 'featureGroups',
  'feature-group': 'featureGroups',
  'installer-company': 'installerCompanies',
  'stock-gateway': 'gatewayStock',
  import: 'imports',
  member: 'account',
  'report-schedule': 'businessReports',
  sale: 'sales',
  'sale-template': 'sales',
  tenant: 'tenants',
  'unallocated-installation': 'unallocatedInstallations',
  vendor: 'vendors',
  'white-label': 'whiteLabel',
}
const otherAreas = ['access', 'deviceLimits', 'devices', 'timeOfUse'] as const
export const activityAreas = ['activities', 'customers', 'installations', ...otherAreas, ...new Set(Object.values(areaOf))] as const

/** Sentences of values, where they are not under the name of the field. */
const wordsAt: Readonly<Record<string, (value: string) => string>> = {
  action: (value) => `dataImport.actions.${value}`,
  controlUnitType: (value) => `installations.eeg9.controlUnits.${value}`,
  deviceCategory: (value) => `installations.deviceCategory.${value}`,
  endReason: (value) => `activities.endReason.${value}`,
  installationKind: (value) => `devices.kind.${value}`,
  inverterKind: (value) => `installations.kind.${value}`,
  product: (value) => `devices.kind.${value}`,
  reason: (value) => `activities.endReason.${value}`,
  report: (value) => `businessReports.report.${value}.name`,
  rhythm: (value) => `businessReports.schedule.every.${value}`,
}

/** Sentences of the kinds that records of a type have, or that a gateway's devices do. */
const kindsOf: Readonly<Record<string, string>> = {
  'device-limit': 'deviceLimits.kind',
  gateway: 'installations.kind',
  site: 'timeOfUse.kind',
}

/** Sentences of further fields of a type. */
const fieldsOf: Readonly<Record<string, string>> = {
  content: 'content.fact',
  'device-limit': 'deviceLimits.field',
  pvbattery: 'installations.eeg9.field',
}

/** IDs mean nothing to a reader. Where the record that they name has a name, the log has that beside it. */
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isId = (value: unknown): boolean =>
  typeof value === 'string' ? id.test(value) : Array.isArray(value) && value.length > 0 && value.every(isId)

/** The values of an entry without IDs of other records. */
export const withoutIds = (values: Record<string, unknown> | null) =>
  values && Object.fromEntries(Object.entries(values).filter(([, value]) => !isId(value)))

/** A value's path in an entry, and the type of its record. */
type Place = { path: string; type: string }

/** The label of a field, if the area that shows it has one. */
export function fieldWords(
  { path, type }: Place,
  { find, word, language }: Pick<Translator, 'find' | 'word' | 'language'>,
): string | undefined {
  const leaf = leafOf(path)
  if (leafOf(groupOf(path)) === 'names' && isLanguage(leaf)) return find('activities.nameIn', { language: formatLanguage(leaf, language) })
  const own = areaOf[type]
  return (
    (own ? (find(`${own}.field.${leaf}`) ?? find(`${own}.${groupOf(path)}.stage.${leaf}`)) : undefined) ??
    find(`customers.field.${leaf}`) ??
    find(`installations.field.${leaf}`) ??
    find(`activities.value.${leaf}`) ??
    word(`${fieldsOf[type]}.${leaf}`)
  )
}

const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** A number as it was stored, with the unit that the name of its field ends in. */
function figure(leaf: string, value: number, language: Language): string {
  const unit = /[a-z](Wh?)$/.exec(leaf)?.[1]
  return unit ? `${formatNumber(value, language, { maximumFractionDigits: 3 })}\u00a0${unit}` : String(value)
}

/** A value as its own screen shows it. Instants are in the reader's zone, or in the given one. */
export function valueWords({ path, type }: Place, value: unknown, { word, t, language }: Translator, timeZone?: string): string {
  if (value === null || value === undefined || value === '') return noValue
  if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no')
  if (typeof value === 'number') return figure(leafOf(path), value, language)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (instant.test(value)) return formatInstant(value, timeZone)
  if (day.test(value)) return formatCalendarDay(value)
  const leaf = leafOf(path)
  if (/language$/i.test(leaf) && isLanguage(value)) return formatLanguage(value, language)
  const own = areaOf[type]
  // Lists have the plural of their items' name.
  const named = own
    ? (word(`${own}.${leaf}.${value}`) ??
      word(`${own}.${leaf.replace(/s$/, '')}.${value}`) ??
      word(`${own}.${groupOf(path)}.state.${value}`))
    : undefined
  // Keys of roles say what they are for: lent, previewed.
  if (leaf === 'permissions') return permissionWords([value], { t }).join()
  if (/Role$/.test(leaf)) return word(`account.role.${value}`) ?? value
  const elsewhere = wordsAt[leaf]
  const kind = word(`${kindsOf[type]}.${value}`)
  return (
    named ?? kind ?? (elsewhere && word(elsewhere(value))) ?? word(`customers.${leaf === 'customerType' ? 'type' : leaf}.${value}`) ?? value
  )
}
