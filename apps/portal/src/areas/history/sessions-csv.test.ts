import type { ChargingSession } from '@wattdesk/contract/history/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { expect, test } from 'vitest'
import { sessionsCsv } from './sessions-csv.ts'

const t = ((key: string) => key.split('.').at(-1) ?? '') as Translate // the words do not matter here
const known: ChargingSession = {
  sessionId: '1',
  deviceId: 'box',
  connectorId: 1,
  source: 'transaction',
  state: 'ended',
  pluggedInAt: '2026-10-20T08:00:00.000Z',
  pluggedOutAt: '2026-10-20T10:00:00.000Z',
  startedAt: '2026-10-20T08:00:00.000Z',
  endedAt: '2026-10-20T09:30:00.000Z',
  isDatedByServer: false,
  energyWh: 0,
  refusedReadingWh: null,
  maxPowerW: 11_000,
  fromPvWh: 0,
  fromStorageWh: 0,
  fromGridWh: 0,
  isSpread: false,
  cost: { cents: 0, currency: 'EUR' },
}
const unknown = {
  energyWh: null,
  maxPowerW: null,
  fromPvWh: null,
  fromStorageWh: null,
  fromGridWh: null,
  cost: null,
  endedAt: null,
  pluggedOutAt: null,
}
const linesOf = (...items: ChargingSession[]) => sessionsCsv(['start'], items, t, 'en').trimEnd().split('\r\n').slice(1)

test('missing values are empty and never 0, and the remarks give the reason', () => {
  expect(linesOf(known, { ...known, ...unknown }, { ...known, ...unknown, state: 'lost' })).toEqual([
    '2026-10-20T08:00:00.000Z,0,90,0,120,11000,0,0,0,transaction,',
    '2026-10-20T08:00:00.000Z,,,,,,,,,transaction,unread · unknownCost',
    '2026-10-20T08:00:00.000Z,,,,,,,,,transaction,lost · unknownCost',
  ])
})

test('a reading that cannot be right is named, and its energy is not in the file', () => {
  expect(linesOf({ ...known, ...unknown, refusedReadingWh: 999 })).toEqual([
    '2026-10-20T08:00:00.000Z,,,,,,,,,transaction,refused · unknownCost',
  ])
})
