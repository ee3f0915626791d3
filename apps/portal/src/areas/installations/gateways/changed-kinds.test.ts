import { expect, test } from 'vitest'
import { changedKinds } from './changed-kinds.ts'

test('only what the member changed is sent', () => {
  const inverter = { deviceId: 'inverter', kind: 'PV' as const }
  const meter = { deviceId: 'meter', kind: 'GRID' as const, reverseFlow: false }
  const reversed = { deviceId: 'reversed', kind: 'GRID' as const, reverseFlow: true }
  const shown = [{ ...inverter, reverseFlow: false }, meter, reversed]
  const turned = { ...meter, reverseFlow: true }
  expect(changedKinds(shown, [inverter, turned, reversed])).toEqual([{ deviceId: 'meter', reverseFlow: true }])
  const hybrid = { ...inverter, kind: 'HYBRID' as const }
  expect(changedKinds(shown, [hybrid, meter, reversed])).toEqual([hybrid])
  expect(changedKinds(shown, [inverter, { ...turned, kind: 'MISC' }, reversed])).toEqual([{ ...turned, kind: 'MISC' }])
  expect(changedKinds(shown, [inverter, meter, reversed])).toEqual([])
})
