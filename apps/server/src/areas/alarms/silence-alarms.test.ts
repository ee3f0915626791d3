import { hourMs } from '@wattdesk/energy/durations.ts'
import { expect, it } from 'vitest'
import { silenceAlarmAt } from './expected-checks.service.ts'

const place = { latitude: 52.5, longitude: 13.4 }
const afternoon = Date.parse('2026-11-19T13:20:00Z')

it('a gateway is reported two hours later, and a home that measures at night four', () => {
  expect(silenceAlarmAt(afternoon, 'GatewayOffline', { sleepsAtNight: false, place }) - afternoon).toBe(2 * hourMs)
  expect(silenceAlarmAt(afternoon, 'NoData', { sleepsAtNight: false, place }) - afternoon).toBe(4 * hourMs)
})

it('a home with PV alone is reported after four hours of daylight, on the next day', () => {
  const at = new Date(silenceAlarmAt(afternoon, 'NoData', { sleepsAtNight: true, place })).toISOString()
  expect(at > '2026-11-20T08:00' && at < '2026-11-20T12:00', at).toBe(true)
})
