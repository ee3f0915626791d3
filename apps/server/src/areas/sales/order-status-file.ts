import type { OrderStatusRow } from '@wattdesk/contract/order-status.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'

const head = ['row', 'customer', 'accountName', 'customerId', 'step', 'outcome', 'reason', 'explanation', 'changes'] as const

/** The rows of a run as CSV (UTF-8 with a byte order mark, so that spreadsheets read it right). */
export function resultsFile(rows: readonly OrderStatusRow[], { find }: Pick<Translator, 'find'>): string {
  const lines = rows.map((row) => [
    String(row.position + 1),
    row.reference,
    row.customer?.accountName ?? '',
    row.customer?.id ?? '',
    row.step ?? '',
    row.outcome,
    row.reason ?? '',
    row.reason ? (find(`sales.order.reason.${row.reason}`) ?? '') : '',
    row.differences.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('; '),
  ])
  return `\ufeff${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** What a spreadsheet would take for a formula gets an apostrophe in front, which makes it text. */
function cell(text: string): string {
  const safe = /^[-=+@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
