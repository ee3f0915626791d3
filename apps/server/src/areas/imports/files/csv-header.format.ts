import type { ImportReading } from '@wattdesk/contract/imports/models.ts'
import {
  type ImportDelimiter,
  type ImportField,
  importColumnsMax,
  importDelimiters,
  importFields,
} from '@wattdesk/contract/imports/terms.ts'
import { bareWord } from '../../../platform/words.ts'
import { CsvRecords, statedDelimiter } from './csv-records.format.ts'

/** Names of other systems for our fields. Compared without case, diacritics, blanks and punctuation. */
const synonyms: Record<ImportField, readonly string[]> = {
  accountName: [
    ...['account', 'name', 'customer', 'customername', 'company', 'fullname', 'kunde', 'kundenname', 'kontoname', 'firma'],
    ...['cliente', 'nominativo', 'ragionesociale', 'nomecompleto', 'nomeaccount', 'fióknév', 'ügyfél', 'ügyfélneve', 'név', 'cégnév'],
  ],
  accountEmail: [
    ...['email', 'mail', 'emailaddress', 'accountmail', 'useremail', 'emailadresse', 'mailadresse'],
    ...['kontoemail', 'indirizzoemail', 'postaelettronica', 'emaildellaccount', 'emailcím', 'fiókemailcíme'],
  ],
  type: ['customertype', 'kundentyp', 'kundenart', 'typ', 'art', 'tipo', 'tipocliente', 'tipodicliente', 'típus', 'ügyféltípus'],
  externalReferenceId: [
    ...['externalreference', 'reference', 'gv', 'gvnumber', 'gvnummer', 'gvnr', 'customernumber', 'customerid', 'customerno', 'externalid'],
    ...['externalreferencegvnumber', 'kundennummer', 'kundennr', 'externereferenz', 'externereferenzgvnummer'],
    ...['referenz', 'referenznummer'],
    ...['codicecliente', 'numerocliente', 'riferimento', 'riferimentoesterno', 'riferimentoesternonumerogv'],
    ...['ügyfélszám', 'ügyfélazonosító', 'hivatkozás', 'külsőazonosító', 'külsőazonosítógvszám'],
  ],
  secondExternalReferenceId: [
    ...['secondexternalreference', 'secondreference', 'reference2', 'zweitereferenz', 'zweiteexternereferenz'],
    ...['secondoriferimento', 'secondoriferimentoesterno', 'másodikhivatkozás', 'másodikkülsőazonosító'],
  ],
  subscription: [
    ...['plan', 'tariff', 'contract', 'tarif', 'abo', 'abonnement', 'vertrag', 'contratto', 'tariffa', 'abbonamento'],
    ...['előfizetés', 'szerződés', 'díjcsomag'],
  ],
  applicationName: ['application', 'app', 'anwendung', 'applicazione', 'alkalmazás'],
  gvsEnabled: ['gvs'],
  firstName: ['forename', 'givenname', 'first', 'vorname', 'nome', 'keresztnév', 'utónév'],
  lastName: ['surname', 'familyname', 'last', 'nachname', 'familienname', 'zuname', 'cognome', 'vezetéknév', 'családnév'],
  language: ['lang', 'locale', 'sprache', 'lingua', 'nyelv'],
  siteName: [
    ...['site', 'standort', 'standortname', 'anlagenname', 'sito', 'nomesito', 'nomedelsito', 'nomeimpianto'],
    ...['helyszín', 'helyszínneve', 'telephely'],
  ],
  address: [
    ...['street', 'streetaddress', 'addressline1', 'streetandnumber', 'strasse', 'anschrift', 'adresse', 'strassehausnummer'],
    ...['indirizzo', 'via', 'cím', 'utca', 'utcaházszám'],
  ],
  zipCode: ['zip', 'postcode', 'postalcode', 'plz', 'postleitzahl', 'cap', 'codicepostale', 'irányítószám', 'irsz'],
  city: ['town', 'place', 'ort', 'stadt', 'wohnort', 'città', 'comune', 'località', 'város', 'település', 'helység'],
  country: ['countrycode', 'land', 'ländercode', 'laendercode', 'staat', 'paese', 'nazione', 'ország', 'országkód'],
  latitude: ['lat', 'breitengrad', 'breite', 'latitudine', 'szélesség', 'szélességifok', 'földrajziszélesség'],
  longitude: [
    ...['lon', 'lng', 'long', 'längengrad', 'laengengrad', 'länge', 'longitudine', 'hosszúság', 'hosszúságifok', 'földrajzihosszúság'],
  ],
  timeZone: ['tz', 'zeitzone', 'fusoorario', 'időzóna'],
}

const fieldsByName = new Map<string, ImportField>(
  importFields.flatMap((field) => [bareWord(field), ...synonyms[field].map(bareWord)].map((name): [string, ImportField] => [name, field])),
)

export function fieldNamed(name: string): ImportField | undefined {
  return fieldsByName.get(bareWord(name))
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
