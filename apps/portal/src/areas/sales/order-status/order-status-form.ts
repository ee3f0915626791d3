import type { FieldFault } from '@wattdesk/contract/errors.ts'
import type { ImportEncoding } from '@wattdesk/contract/imports/terms.ts'
import { orderStatusColumns, orderStatusTextMax } from '@wattdesk/contract/sales/order-status/terms.ts'

export type OrderStatusValues = {
  origin: 'pasted' | 'csv' | 'chosen'
  references: string
  customerIds: string[]
  csv: string
  fileName: string
  /** Absent unless the member must choose the encoding. */
  encoding?: ImportEncoding
  step: string
  status: string
  plannedOn: string
  completedOn: string
  comment: string
  customerMessage: string
  installationStatus: string
}

export const fileMaxBytes = orderStatusTextMax

export const emptyOrderStatus = (customerIds: string[]): OrderStatusValues => ({
  origin: customerIds.length > 0 ? 'chosen' : 'pasted',
  references: '',
  customerIds,
  csv: '',
  fileName: '',
  step: '',
  status: '',
  plannedOn: '',
  completedOn: '',
  comment: '',
  customerMessage: '',
  installationStatus: '',
})

/** Either a list with one change for all, or a file with a change per row. */
export function toOrderStatusModel(values: OrderStatusValues): unknown {
  const { origin, references, customerIds, csv } = values
  if (origin === 'csv') return { origin, csv, encoding: values.encoding }
  const change = changeOf(values)
  return origin === 'chosen' ? { origin, customerIds, change } : { origin, references, change }
}

/** One change for all customers of a list, except the excluded ones. */
export function toFilteredModel(values: OrderStatusValues, list: { excludedIds: readonly string[]; partnerId?: string }): unknown {
  return { origin: 'filtered', ...list, change: changeOf(values) }
}

/** Without what belongs to no step, or to another status: such fields are disabled, but keep what was typed. */
function changeOf(values: OrderStatusValues) {
  const { status, plannedOn, completedOn, comment, customerMessage } = values
  const ofStep = {
    step: values.step,
    status: status || undefined,
    plannedOn: plannedOn || undefined,
    completedOn: (status === 'completed' && completedOn) || undefined,
    comment: comment || undefined,
    customerMessage: customerMessage || undefined,
  }
  return { ...(values.step.trim() === '' ? {} : ofStep), installationStatus: values.installationStatus || undefined }
}

/** The model nests the change; the form does not. */
export const inOrderStatusForm = (fault: FieldFault): FieldFault => ({ ...fault, field: fault.field.replace(/^change\./, '') })

export const exampleFile = (): Blob =>
  new Blob([
    `\ufeff${orderStatusColumns.join(',')}\r\n`,
    'GV001000007,Offer sent,completed,,2026-01-15,Signed on site,,\r\n',
    'erika@home.example,Site survey,skipped,,,,,planned\r\n',
    'GV001000014,Installation,,2026-03-02,,,We come at eight.,\r\n',
  ])
