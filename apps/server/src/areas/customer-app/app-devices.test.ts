import type { HealthComponent } from '@wattdesk/contract/alarms/health/models.ts'
import { describe, expect, it } from 'vitest'
import { deviceOf } from './app-devices.rules.ts'

describe('an inverter that is out of contact', () => {
  it.each([
    ['is asleep at night', 'PV', 'ok', true, true],
    ['is not by day', 'PV', 'ok', false, false],
    ['is not if a battery keeps it on', 'HYBRID', 'ok', true, false],
    ['is not if something is wrong with it', 'PV', 'error', true, false],
  ] as const)('%s', (_, inverterKind, status, isNight, expected) => {
    const connection = { status: 'temporarily_unavailable', contactedAt: null }
    const shown = { configurationId: 'pv', vendor: { displayName: 'SMA' }, deviceId: 'pv-1', connection, inverterKind }
    const components = [
      { configurationId: 'pv', kind: 'pvbattery', deviceId: 'pv-1', status, code: null, since: null },
    ] as HealthComponent[]
    expect(deviceOf({ kind: 'pvbattery', shown }, components, isNight).isAsleep).toBe(expected)
  })
})
