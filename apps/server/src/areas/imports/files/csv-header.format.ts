import type { ImportReading } from '@wattdesk/contract/imports/models.ts'
import {
  type ImportDelimiter,
  type ImportField,
  importColumnsMax,
  importDelimiters,
  importFields,
} from '@wattdesk/contract/imports/terms.ts'
import { CsvRecords, statedDelimiter } from './csv-records.format.ts'

/** Names of other systems for our fields. Compared without case, blanks and punctuation. */
const synonyms: Record<ImportField, readonly string[]> = {
  accountName: ['account', 'name', 'customer', 'customername', 'kunde', 'kundenname', 'kontoname', 'firma', 'company', 'fullname'],
  accountEmail: ['email', 'mail', 'emailaddress', 'accountmail', 'emailadresse', 'mailadresse', 'kontoemail', 'useremail'],
  type: ['customertype', 'kundentyp', 'kundenart', 'typ', 'art'],
  externalReferenceId: [
    ...['externalreference', 'reference', 'gv', 'gvnumber', 'gvnummer', 'gvnr', 'customernumber', 'customerid', 'customerno'],
    ...['kundennummer', 'kundennr', 'externereferenz', 'referenz', 'referenznummer', 'externalid'],
  ],
  secondExternalReferenceId: ['secondexternalreference', 'secondreference', 'zweitereferenz', 'zweiteexternereferenz', 'reference2'],
  subscription: ['plan', 'tariff', 'tarif', 'abo', 'abonnement', 'vertrag', 'contract'],
  applicationName: ['application', 'app', 'anwendung'],
  gvsEnabled: ['gvs'],
  firstName: ['forename', 'givenname', 'vorname', 'first'],
  lastName: ['surname', 'familyname', 'nachname', 'familienname', 'last', 'zuname'],
  language: ['lang', 'locale', 'sprache'],
  siteName: ['site', 'standort', 'standortname', 'anlagenname'],
  address: ['street', 'strasse', 'straße', 'streetaddress', 'anschrift', 'adresse', 'addressline1', 'streetandnumber', 'strassehausnummer'],
  zipCode: ['zip', 'postcode', 'postalcode', 'plz', 'postleitzahl'],
  city: ['town', 'ort', 'stadt', 'wohnort', 'place'],
  country: ['countrycode', 'land', 'ländercode', 'laendercode', 'staat'],
  latitude: ['lat', 'breitengrad', 'breite'],
  longitude: ['lon', 'lng', 'long', 'längengrad', 'laengengrad', 'länge'],
  timeZone: ['tz', 'zeitzone'],
}

const bare = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const fieldsByName = new Map<string, ImportField>(
  importFields.flatMap((field) => [bare(field), ...synonyms[field].map(bare)].map((name): [string, ImportField] => [name, field])),
)

export function fieldNamed(name: string): ImportField | undefined {
  return fieldsByName.get(bare(name))
}

/** The most likely reading of the beginning of a file. */
export function detectReading(head: string): Omit<ImportReading, 'encoding'> {
  const delimiter = statedDelimiter(head) ?? detectDelimiter(head)
  const [first = []] = firstRecords(head, delimiter, 1)
  const columns = columnsOf(first)
  const hasHeader = columns.some((field) => field !== null) || !first.some(looksLikeValue)
  return { delimiter, hasHeader, columns: hasHeader ? columns : first.map(() => null) }
}

/** The field of each column by its name. Ignores a second column of the same name. */
export function columnsOf(names: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return names.slice(0, importColumnsMax).map((name) => {
    const field = fieldNamed(name)
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** The delimiter that splits the first rows into known names, or else into equal numbers of cells. */
function detectDelimiter(head: string): ImportDelimiter {
  let best: { delimiter: ImportDelimiter; score: number } = { delimiter: 'comma', score: 0 }
  for (const delimiter of importDelimiters) {
    const rows = firstRecords(head, delimiter, 20)
    const width = rows[0]?.length ?? 0
    if (width < 2) continue
    const known = columnsOf(rows[0] ?? []).filter(Boolean).length
    const even = rows.filter((row) => row.length === width).length / rows.length
    const score = known * 100 + even * 10 + Math.min(width, 9)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** The first records of a text that may end within one. */
export function firstRecords(head: string, delimiter: ImportDelimiter, count: number): string[][] {
  const rows: string[][] = []
  const records = new CsvRecords(delimiter, ({ cells }) => {
    if (rows.length < count) rows.push(cells.slice(0, importColumnsMax))
  })
  records.write(head)
  // A small file is complete, so its last row counts too.
  if (rows.length < count) records.end()
  return rows
}

const looksLikeValue = (cell: string) => cell.includes('@') || /^\d{3,}$/.test(cell.trim())
