import { Readable } from 'node:stream'
import type { DeliveryRow } from '@wattdesk/contract/gateway-stock/deliveries/models.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { writerOf } from '../../../platform/csv.ts'

export function resultsFile(rows: readonly DeliveryRow[], { t, find }: Pick<Translator, 't' | 'find'>): Readable {
  const { start, lines } = writerOf('utf-8')
  const faultsOf = (row: DeliveryRow) =>
    row.faults.map(({ field, code, params }) => {
      const label = find(`gatewayStock.field.${field}`)
      const words = find(`validation.${code}`, { field: label ?? field, ...params }) ?? code
      return label ? `${label}: ${words}` : words
    })
  const cells = rows.map((row) => [
    String(row.row),
    row.serialNumber,
    row.model,
    row.firmware ?? '',
    t(`gatewayStock.delivery.outcome.${row.outcome}`),
    faultsOf(row).join('; '),
  ])
  const head = ['row', 'serialNumber', 'model', 'firmware', 'outcome', 'faults']
  return Readable.from([start(head), lines(cells)])
}
