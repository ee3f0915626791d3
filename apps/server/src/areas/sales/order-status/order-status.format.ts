import { Readable } from 'node:stream'
import { nameIn } from '@wattdesk/contract/names.ts'
import type { OrderStatusRow } from '@wattdesk/contract/sales/order-status/models.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { writerOf } from '../../../platform/csv.ts'

const head = ['row', 'customer', 'accountName', 'customerId', 'step', 'outcome', 'reason', 'explanation', 'changes'] as const

export function resultsFile(rows: readonly OrderStatusRow[], { find, language }: Pick<Translator, 'find' | 'language'>): Readable {
  const { start, lines } = writerOf('utf-8')
  const cells = rows.map((row) => [
    String(row.position + 1),
    row.reference,
    row.customer?.accountName ?? '',
    row.customer?.id ?? '',
    (row.saleStep ? nameIn(language, row.saleStep.name, row.saleStep.names) : row.step) ?? '',
    row.outcome,
    row.reason ?? '',
    row.reason ? (find(`sales.order.reason.${row.reason}`) ?? '') : '',
    row.differences.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('; '),
  ])
  return Readable.from([start(head), lines(cells)])
}
