import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { expect, test } from 'vitest'
import { fieldWords, valueWords, withoutIds } from './activity-words.ts'

test.each([
  ['en', 'de', 'German'],
  ['de', 'en', 'Englisch'],
  ['it', 'hu', 'Ungherese'],
  ['hu', 'it', 'Olasz'],
] as const)('in %s, a change to the language %s shows %s', (reader, value, words) => {
  expect(valueWords({ path: 'language', type: 'member' }, value, translatorOf(reader))).toBe(words)
  expect(valueWords({ path: 'ownLanguage', type: 'preferences' }, value, translatorOf(reader))).toBe(words)
})

test('an import changes to a state in the reader’s language', () => {
  const words = (language: 'de' | 'it' | 'hu', value: string) =>
    valueWords({ path: 'status', type: 'data-import' }, value, translatorOf(language))
  expect(words('de', 'done')).toBe('Fertig')
  expect(words('it', 'running')).toBe('In corso')
  expect(words('hu', 'done')).toBe('Kész')
})

test('a power is a figure with its unit', () => {
  expect(valueWords({ path: 'peakPowerW', type: 'unallocated-installation' }, 10_000, translatorOf('it'))).toBe('10.000\u00a0W')
  expect(valueWords({ path: 'batteryCapacityWh', type: 'pvbattery' }, 7_680, translatorOf('de'))).toBe('7.680\u00a0Wh')
  expect(valueWords({ path: 'panelCount', type: 'pvbattery' }, 12, translatorOf('de'))).toBe('12')
})

test.each([
  ['site', 'biddingZone', '10Y1001A1001A82H', 'Deutschland und Luxemburg'],
  ['device-limit', 'kind', 'grid-signal', 'Signal des Netzbetreibers (§ 14a EnWG)'],
  ['device-limit', 'endReason', 'time', 'Zeit abgelaufen'],
  ['session', 'reason', 'signed_out', 'Abgemeldet'],
  ['gateway', 'inv-1', 'HYBRID', 'Hybridwechselrichter'],
  ['sale', 'installationKind', 'heatpump', 'Wärmepumpe'],
  ['bulk-action', 'kind', 'deactivate', 'Deaktivieren'],
  ['data-import', 'action', 'reimport', 'Neu importieren'],
  ['report-schedule', 'rhythm', 'day', 'Jeden Morgen'],
  ['meter', 'deviceCategory', 'gas', 'Gas'],
  ['pvbattery', 'controlUnitType', 'control_box', 'Steuerbox'],
  ['member', 'permissions.0', 'read:customers', 'Kunden: ansehen'],
])('a changed %s shows its %s %s in words', (type, path, value, words) => {
  expect(valueWords({ path, type }, value, translatorOf('de'))).toBe(words)
})

test.each([
  ['site', 'importCentsPerMwh'],
  ['device-limit', 'startsAt'],
  ['device-limit', 'percent'],
  ['pvbattery', 'gridOperator'],
  ['content', 'publishAt'],
  ['data-import', 'onlyMissing'],
  ['import', 'hasHeader'],
])('a changed %s has a label for its %s in every language', (type, path) => {
  for (const language of ['en', 'de', 'it', 'hu'] as const) expect(fieldWords({ path, type }, translatorOf(language))).toBeDefined()
})

test('IDs of other records are left out, with lists of them', () => {
  const id = '0190a000-0000-7000-8000-000000000001'
  expect(withoutIds({ siteId: id, siteName: 'Home', installers: [id], steps: [], count: 1 })).toEqual({
    siteName: 'Home',
    steps: [],
    count: 1,
  })
})
