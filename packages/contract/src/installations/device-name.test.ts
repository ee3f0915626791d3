import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test.each([
  ['SENEC', 'SENEC.Home V3', 'SENEC.Home V3'],
  ['senec', 'SENEC.Home V3', 'SENEC.Home V3'],
  ['Fronius', 'Gen24', 'Fronius Gen24'],
  ['Tesla', 'Tesla', 'Tesla'],
  ['Wall', 'Box Wall', 'Wall Box Wall'],
  ['', 'Gen24', 'Gen24'],
  ['Fronius', '', 'Fronius'],
  ['Fronius', null, 'Fronius'],
  [null, 'Gen24', 'Gen24'],
  [null, null, ''],
])('a device of %s, model %s', (manufacturer, model, wanted) => {
  expect(deviceName(manufacturer, model)).toBe(wanted)
})
