import type { ActivityEntry } from '@wattdesk/contract/activities/models.ts'
import { isLanguage, type Language } from '@wattdesk/contract/languages.ts'
import { areTranslations, nameIn } from '@wattdesk/contract/names.ts'
import type { Area } from '@wattdesk/i18n/catalogue.ts'
import { formatCalendarDay, formatInstant, formatLanguage, formatNumber, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'

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
  'client-credentials': 'apiAccess',
  'data-import': 'dataImport',
  'event-endpoint': 'outgoingEvents',
  feature: 'featureGroups',
  'feature-group': 'featureGroups',
  'installer-company': 'installerCompanies',
  'stock-gateway': 'gatewayStock',
  member: 'account',
  sale: 'sales',
  'sale-template': 'sales',
  tenant: 'tenants',
  'unallocated-installation': 'unallocatedInstallations',
  vendor: 'vendors',
  'white-label': 'whiteLabel',
}
export const activityAreas = ['activities', 'customers', 'installations', ...new Set(Object.values(areaOf))] as const

/** A value's path in an entry, and the type of its record. */
type Place = { path: string; type: string }

/** The label of a field, if the area that shows it has one. */
export function fieldWords({ path, type }: Place, { find, language }: Pick<Translator, 'find' | 'language'>): string | undefined {
  const leaf = leafOf(path)
  if (leafOf(groupOf(path)) === 'names' && isLanguage(leaf)) return find('activities.nameIn', { language: formatLanguage(leaf, language) })
  const own = areaOf[type]
  return (
    (own ? (find(`${own}.field.${leaf}`) ?? find(`${own}.${groupOf(path)}.stage.${leaf}`)) : undefined) ??
    find(`customers.field.${leaf}`) ??
    find(`installations.field.${leaf}`) ??
    find(`activities.value.${leaf}`)
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
  if (/Role$/.test(leaf)) return word(`account.role.${value}`) ?? value
  return named ?? word(`customers.${leaf === 'customerType' ? 'type' : leaf}.${value}`) ?? value
}
