import { importDaysMax } from '@wattdesk/contract/data-import/terms.ts'
import { addDays } from '@wattdesk/energy/time-zones.ts'
import { expect, test } from 'vitest'
import { periodFault } from './period-fault.ts'

test('one day and the longest period can be imported', () => {
  expect(periodFault({ fromDate: '2026-11-23', toDate: '2026-11-23' })).toBeUndefined()
  expect(periodFault({ fromDate: '2024-02-28', toDate: addDays('2024-02-28', importDaysMax - 1) })).toBeUndefined()
})

test('a day more, and a period that ends before it begins, cannot', () => {
  expect(periodFault({ fromDate: '2024-02-28', toDate: addDays('2024-02-28', importDaysMax) })).toMatchObject({ code: 'PeriodTooLong' })
  expect(periodFault({ fromDate: '2026-11-23', toDate: '2026-11-22' })).toEqual({
    code: 'PeriodBackwards',
    params: { from: '2026-11-23', until: '2026-11-22' },
  })
})
