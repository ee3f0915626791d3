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

test('what belongs to a step or a status that is no longer chosen is left out, as its disabled field shows', () => {
  const typed = { references: 'GV1', status: 'completed', completedOn: '2026-11-01', plannedOn: '2026-10-01', comment: 'on site' }
  const sent = (values: object) => JSON.parse(JSON.stringify(toOrderStatusModel({ ...emptyOrderStatus([]), ...typed, ...values })))
  expect(sent({ step: 'Survey' })).toMatchObject({ change: { status: 'completed', completedOn: '2026-11-01' } })
  expect(sent({ step: 'Survey', status: 'skipped' })).toMatchObject({
    change: { step: 'Survey', status: 'skipped', plannedOn: '2026-10-01', comment: 'on site' },
  })
  expect(sent({ step: 'Survey', status: 'skipped' }).change.completedOn).toBeUndefined()
  expect(sent({ step: ' ', installationStatus: 'planned' })).toEqual({
    origin: 'pasted',
    references: 'GV1',
    change: { installationStatus: 'planned' },
  })
})

test('bytes are preserved', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
  const sent = Uint8Array.from(atob(await base64Of(new Blob([bytes]))), (sign) => sign.charCodeAt(0))
  expect(sent).toEqual(bytes)
  expect(orderStatusPreviewModel.safeParse({ origin: 'csv', csv: await base64Of(exampleFile()) }).success).toBe(true)
})
