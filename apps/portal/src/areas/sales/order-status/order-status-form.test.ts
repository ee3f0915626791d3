import { orderStatusPreviewModel } from '@wattdesk/contract/sales/order-status/models.ts'
import { expect, test } from 'vitest'
import { base64Of } from '../../../forms/csv/base64-of.ts'
import { emptyOrderStatus, exampleFile, toOrderStatusModel } from './order-status-form.ts'

test('typed values are sent, empty ones are omitted', () => {
  const values = { ...emptyOrderStatus([]), references: 'GV1', step: 'Survey', status: 'skipped' }
  expect(orderStatusPreviewModel.parse(toOrderStatusModel(values))).toEqual({
    origin: 'pasted',
    references: 'GV1',
    change: { step: 'Survey', status: 'skipped' },
  })
})

test('bytes are preserved', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
  const sent = Uint8Array.from(atob(await base64Of(new Blob([bytes]))), (sign) => sign.charCodeAt(0))
  expect(sent).toEqual(bytes)
  expect(orderStatusPreviewModel.safeParse({ origin: 'csv', csv: await base64Of(exampleFile()) }).success).toBe(true)
})
