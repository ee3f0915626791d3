import type { CustomerImport, ImportFault } from '@wattdesk/contract/imports/models.ts'
import type { ImportRowState, ImportState } from '@wattdesk/contract/imports/terms.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import type { Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'

type Speech = Pick<Translator, 't' | 'find'>

export const stateTones: Record<ImportState, Tone> = {
  reading: 'accent',
  unreadable: 'error',
  checked: 'warning',
  running: 'accent',
  done: 'ok',
  cancelled: 'neutral',
  failed: 'error',
}

export const rowTones: Record<ImportRowState, Tone> = {
  new: 'accent',
  unchanged: 'neutral',
  differs: 'warning',
  faulty: 'error',
  created: 'ok',
  updated: 'ok',
  exists: 'error',
  refused: 'error',
  skipped: 'neutral',
}

/** The same label as on the customer screens; `row` stands for the whole row. */
export function fieldWord(field: string, { t, find }: Speech): string {
  return field === 'row' ? t('imports.fault.row') : (find(`customers.field.${field}`) ?? field)
}

export function faultWord({ field, code, params }: Pick<ImportFault, 'field' | 'code' | 'params'>, speech: Speech): string {
  const values = { field: fieldWord(field, speech), ...params }
  return speech.find(`imports.fault.${code}`, values) ?? speech.find(`validation.${code}`, values) ?? code
}

/** Without details of a row. */
export function faultKindWord(field: string, code: string, speech: Speech): string {
  const words = speech.find(`imports.faultKind.${code}`) ?? faultWord({ field, code }, speech)
  return field === 'row' ? words : `${fieldWord(field, speech)}: ${words}`
}

export const formatMegabytes = (bytes: number, language: Language): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1_000)), language)} kB`
    : `${formatNumber(bytes / 1_000_000, language, { maximumFractionDigits: 1 })} MB`

/** The upload ended before the file was complete. */
export const isIncomplete = ({ fault }: Pick<CustomerImport, 'fault'>): boolean => fault?.code === 'UploadIncomplete'

/** The planned or actual outcome of an import's rows, in one line. */
export function detailWords(upload: CustomerImport, { t }: Speech): string {
  const { details, status } = upload
  if (isIncomplete(upload)) return t('imports.summary.incomplete')
  const wasStarted = status === 'running' || status === 'done' || details.created + details.updated + details.refused > 0
  const parts = wasStarted
    ? (['created', 'updated', 'unchanged', 'refused', 'faulty'] as const)
    : (['new', 'differs', 'unchanged', 'faulty'] as const)
  const stated = parts.filter((part) => details[part] > 0).map((part) => t(`imports.summary.${part}`, { count: details[part] }))
  return stated.length > 0 ? stated.join(', ') : t('imports.summary.rows', { count: details.rows })
}
