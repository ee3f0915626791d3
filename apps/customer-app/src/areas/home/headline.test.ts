import type { LivePowers } from '@wattdesk/contract/telemetry/models.ts'
import { expect, it } from 'vitest'
import { headlineOf } from './headline.ts'

type Powers = Pick<LivePowers, 'gridW' | 'productionW' | 'batteryW' | 'totalConsumptionW'>

it.each<[string, Powers, string]>([
  ['a sunny day', { gridW: 20, productionW: 3_000, batteryW: -1_500, totalConsumptionW: 1_520 }, 'sun'],
  ['a cloud over a battery', { gridW: 10, productionW: 200, batteryW: 700, totalConsumptionW: 910 }, 'battery'],
  ['a night with a battery', { gridW: 15, productionW: 0, batteryW: 300, totalConsumptionW: 315 }, 'battery'],
  ['a quiet night without a battery', { gridW: 45, productionW: 0, batteryW: null, totalConsumptionW: 45 }, 'grid'],
  ['a quiet night with an empty battery', { gridW: 48, productionW: 0, batteryW: 0, totalConsumptionW: 48 }, 'grid'],
  ['a night in which nothing runs', { gridW: -10, productionW: 0, batteryW: null, totalConsumptionW: 0 }, 'grid'],
  ['an evening', { gridW: 500, productionW: 300, batteryW: null, totalConsumptionW: 800 }, 'mixed'],
  ['a night', { gridW: 500, productionW: 0, batteryW: 0, totalConsumptionW: 500 }, 'grid'],
  ['a surplus', { gridW: -2_000, productionW: 3_000, batteryW: null, totalConsumptionW: 1_000 }, 'selling'],
  ['an unread meter', { gridW: null, productionW: 3_000, batteryW: null, totalConsumptionW: null }, 'unknown'],
])('names the source of a home’s power on %s', (_, powers, word) => {
  expect(headlineOf(powers as LivePowers).word).toBe(word)
})
