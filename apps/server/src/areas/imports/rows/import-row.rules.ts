import { type CustomerAddModel, customerFileModel } from '@wattdesk/contract/customers/models.ts'
import { type Country, countries, isTimeZone } from '@wattdesk/contract/formats.ts'
import type { ImportFault } from '@wattdesk/contract/imports/models.ts'
import type { ImportField } from '@wattdesk/contract/imports/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { check } from '@wattdesk/contract/validation.ts'
import { chosenCountry, chosenFlag, chosenLanguage, chosenType } from './cell-words.format.ts'

/** The non-empty values of a row, by field. */
export type GivenRow = Partial<Record<ImportField, string>>

/** The tenant of the new customers, with defaults for missing values. */
export type ImportTenant = { tenantId: string; country: Country; language: Language; isPartner: boolean }

export type CheckedRow = { model: CustomerAddModel; faults?: undefined } | { model?: undefined; faults: ImportFault[] }

const siteFields = ['siteName', 'address', 'zipCode', 'city', 'latitude', 'longitude'] as const

/**
 * Validates a row with the schema of the creation form after filling in what a file may omit: the tenant's country and
 * language, the person's name as the account name, the address as the site name.
 */
export function checkRow(given: GivenRow, tenant: ImportTenant): CheckedRow {
  const undecodable = undecodableFaults(given)
  if (undecodable.length > 0) return { faults: undecodable }
  const { value, faults = [] } = check(customerFileModel, modelOf(given, tenant))
  const own = ownFaults(given, tenant)
  if (value && own.length === 0) return { model: withZone(value, given.timeZone) }
  const found = faults.map((fault) => ({ ...fault, field: fieldOf(fault.field, given) }))
  return { faults: distinct([...own, ...found]) }
}

/** Adds the time zone, which is validated apart from the schema: the runtime's check is slow, so its results are cached. */
function withZone(model: CustomerAddModel, timeZone: string | undefined): CustomerAddModel {
  return model.site && timeZone !== undefined ? { ...model, site: { ...model.site, timeZone: timeZone.trim() } } : model
}

function modelOf(given: GivenRow, tenant: ImportTenant): unknown {
  const type = given.type === undefined ? 'residential_customer' : (chosenType(given.type) ?? given.type)
  const fullName = [given.firstName, given.lastName].filter(Boolean).join(' ')
  const hasSite = type === 'residential_customer' || siteFields.some((field) => given[field] !== undefined)
  return {
    type,
    tenantId: tenant.tenantId,
    accountName: given.accountName ?? (fullName === '' ? undefined : fullName),
    accountEmail: given.accountEmail,
    externalReferenceId: given.externalReferenceId,
    secondExternalReferenceId: given.secondExternalReferenceId,
    subscription: given.subscription,
    applicationName: given.applicationName,
    gvsEnabled: given.gvsEnabled === undefined ? undefined : chosenFlag(given.gvsEnabled),
    user: {
      firstName: given.firstName,
      lastName: given.lastName,
      language: given.language === undefined ? tenant.language : (chosenLanguage(given.language) ?? given.language),
    },
    site: hasSite ? siteOf(given, tenant) : undefined,
  }
}

function siteOf(given: GivenRow, tenant: ImportTenant) {
  return {
    name: given.siteName ?? given.address,
    address: given.address,
    zipCode: given.zipCode,
    city: given.city,
    country: given.country === undefined ? tenant.country : (chosenCountry(given.country) ?? given.country),
    latitude: figureOf(given.latitude),
    longitude: figureOf(given.longitude),
  }
}

/** With a decimal point or comma. Coordinates have no thousands, so a comma cannot separate them. */
const figureOf = (text: string | undefined) => {
  if (text === undefined) return undefined
  return /^\s*[+-]?(\d+[.,]?\d*|[.,]\d+)\s*$/.test(text) ? Number(text.replace(',', '.')) : text
}

const knownZones = new Map<string, boolean>()
function isKnownZone(name: string): boolean {
  const known = knownZones.get(name)
  if (known !== undefined) return known
  const found = name.length <= 64 && isTimeZone(name)
  // A file of invented time zones must not fill the memory.
  if (knownZones.size < 1_000) knownZones.set(name, found)
  return found
}

/** Undecodable bytes are rare, so all cells are searched together first. */
function undecodableFaults(given: GivenRow): ImportFault[] {
  if (!/[\ufffd\ud800-\udfff]/.test(Object.values(given).join('\n'))) return []
  return Object.entries(given).flatMap(([field, text]) =>
    text.includes('\ufffd') || !text.isWellFormed() ? [fault(field, 'UndecodableCharacters')] : [],
  )
}

function ownFaults(given: GivenRow, tenant: ImportTenant): ImportFault[] {
  const faults: ImportFault[] = []
  if (given.gvsEnabled !== undefined && chosenFlag(given.gvsEnabled) === undefined) faults.push(fault('gvsEnabled', 'NotAFlag'))
  if (given.timeZone !== undefined && !isKnownZone(given.timeZone.trim())) faults.push(fault('timeZone', 'TimeZoneInvalid'))
  if (given.country !== undefined && chosenCountry(given.country) === undefined)
    faults.push(fault('country', 'NotAChoice', { choices: countries.join(', ') }))
  const type = given.type === undefined ? undefined : chosenType(given.type)
  if (tenant.isPartner && type !== undefined && type !== 'residential_customer') faults.push(fault('type', 'PartnerBelowPartner'))
  return faults
}

const names: Record<string, ImportField> = {
  'user.firstName': 'firstName',
  'user.lastName': 'lastName',
  'user.language': 'language',
  'site.address': 'address',
  'site.zipCode': 'zipCode',
  'site.city': 'city',
  'site.country': 'country',
  'site.latitude': 'latitude',
  'site.longitude': 'longitude',
}

/** The column to report: a value derived from another field is reported there. */
function fieldOf(path: string, given: GivenRow): string {
  if (path === 'site.name') return given.siteName === undefined ? 'address' : 'siteName'
  if (path === 'accountName' && given.accountName === undefined && (given.firstName ?? given.lastName) !== undefined) return 'lastName'
  return names[path] ?? path
}

export function fault(field: string, code: string, params?: ImportFault['params']): ImportFault {
  return { field, code, message: code, ...(params ? { params } : {}) }
}

/** Only the first error of each field. */
function distinct(faults: readonly ImportFault[]): ImportFault[] {
  return faults.filter((one, at) => faults.findIndex((other) => other.field === one.field) === at)
}
