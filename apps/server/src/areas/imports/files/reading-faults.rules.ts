import type { CustomerImport, ImportReading } from '@wattdesk/contract/imports/models.ts'
import { type ImportField, importColumnsMax, neededImportFields } from '@wattdesk/contract/imports/terms.ts'

/** Why a file cannot be read with the given settings. */
export type FileFault = NonNullable<CustomerImport['fault']>

/** Errors of a reading before any row is checked. Repeated column names are reported until a member has chosen one. */
export function readingFault(header: readonly string[], reading: ImportReading, isChosen: boolean): FileFault | undefined {
  if (header.length > importColumnsMax || reading.columns.length > importColumnsMax) {
    return { code: 'TooManyColumns', params: { max: importColumnsMax } }
  }
  if (reading.columns.every((field) => field === null)) {
    if (!reading.hasHeader) return { code: 'NoColumnNames', params: {} }
    return { code: 'NoColumnKnown', params: { header: header.slice(0, 20).join(', ').slice(0, 300) } }
  }
  const twice = reading.columns.find((field, at): field is ImportField => field !== null && reading.columns.indexOf(field) !== at)
  if (twice) return { code: 'FieldTwice', params: { field: twice } }
  const repeated = isChosen || !reading.hasHeader ? undefined : repeatedName(header)
  if (repeated) return repeated
  const missing = neededImportFields.filter((field) => !reading.columns.includes(field))
  return missing.length > 0 ? { code: 'ColumnMissing', params: { fields: missing.join(',') } } : undefined
}

function repeatedName(header: readonly string[]): FileFault | undefined {
  const names = header.map((name) => name.trim().toLowerCase())
  const second = names.findIndex((name, at) => name !== '' && names.indexOf(name) !== at)
  if (second < 0) return undefined
  const name = (header[second] ?? '').slice(0, 100)
  return { code: 'HeaderRepeated', params: { name, first: names.indexOf(names[second] ?? '') + 1, second: second + 1 } }
}
