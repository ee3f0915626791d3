import type { CustomerImport, ImportFault } from '@wattdesk/contract/imports/models.ts'
import type { ImportField } from '@wattdesk/contract/imports/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'

export type RejectedRow = { row: number; given: Record<string, string | number | boolean>; faults: ImportFault[] }

export type RejectedFile = {
  columns: readonly ImportField[]
  names: readonly string[]
  reasonName: string
  reasonOf: (row: RejectedRow) => string
}

/** The columns of an upload by the names in its file, and why a row was rejected, in a member's language. */
export function rejectedFileOf({ reading, header }: CustomerImport, language: Language): RejectedFile {
  const { t, find } = translatorOf(language)
  const fieldName = (field: string) => find(`customers.field.${field}`) ?? find(`imports.field.${field}`) ?? field
  const kept = reading.columns.flatMap((field, at) => (field ? [{ field, name: header[at] || field }] : []))
  const sentence = ({ field, code, params }: ImportFault) => {
    const values = { field: fieldName(field), ...params }
    const words = find(`imports.fault.${code}`, values) ?? find(`validation.${code}`, values) ?? code
    return field === 'row' ? words : `${fieldName(field)}: ${words}`
  }
  return {
    columns: kept.map(({ field }): ImportField => field),
    names: kept.map(({ name }) => name),
    reasonName: t('imports.reasonColumn'),
    reasonOf: ({ faults }) => faults.map(sentence).join('; '),
  }
}
