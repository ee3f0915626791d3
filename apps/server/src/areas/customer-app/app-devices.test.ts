import type { HealthComponent } from '@wattdesk/contract/alarms/health/models.ts'
import { describe, expect, it } from 'vitest'
import { deviceOf, isNightAt } from './app-devices.rules.ts'

const place = { latitude: 49, longitude: 8 }
const [noon, midnight] = [new Date('2026-06-21T11:30:00Z'), new Date('2026-06-21T23:30:00Z')]

describe('an inverter that is out of contact', () => {
  it.each([
    ['is asleep at night', 'PV', 'ok', midnight, true],
    ['is not by day', 'PV', 'ok', noon, false],
    ['is not if a battery keeps it on', 'HYBRID', 'ok', midnight, false],
    ['is not if something is wrong with it', 'PV', 'error', midnight, false],
  ] as const)('%s', (_, inverterKind, status, now, expected) => {
    const connection = { status: 'temporarily_unavailable', contactedAt: null }
    const shown = { configurationId: 'pv', vendor: { displayName: 'SMA' }, deviceId: 'pv-1', connection, inverterKind }
    const components = [
      { configurationId: 'pv', kind: 'pvbattery', deviceId: 'pv-1', status, code: null, since: null },
    ] as HealthComponent[]
    expect(deviceOf({ kind: 'pvbattery', shown }, components, isNightAt(place, now)).isAsleep).toBe(expected)
  })
})

it('whether it is night at an unknown place is not known', () => {
  expect([isNightAt(place, midnight), isNightAt({ latitude: null, longitude: null }, midnight)]).toEqual([true, false])
})
