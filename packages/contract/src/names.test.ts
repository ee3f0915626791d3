import { expect, test } from 'vitest'
import { loggedName, loggedNames, nameIn, valuesIn } from './names.ts'

const names = { en: 'Offer', it: 'Offerta' }

test.each([
  ['en', 'Offer'],
  ['it', 'Offerta'],
  ['de', 'Angebot'],
  ['pl', 'Angebot'],
] as const)('a name for a reader of %s', (language, wanted) => {
  expect(nameIn(language, 'Angebot', names)).toBe(wanted)
})

test('a name that is missing stays missing without a translation', () => {
  expect(nameIn('en', null, {})).toBeNull()
})

test('logged values have each name once, in the language of the reader', () => {
  const steps = [
    { name: 'Angebot', names },
    { name: 'Besuch', names: {} },
  ]
  const values = { ...loggedName('templateName', 'Solaranlage', { en: 'PV system' }), status: 'pending', ...loggedNames('steps', steps) }
  expect(Object.keys(values).sort()).toEqual(['status', 'stepNames', 'steps', 'templateName', 'templateNames'])
  expect(valuesIn('en', values)).toEqual({ templateName: 'PV system', status: 'pending', steps: ['Offer', 'Besuch'] })
  expect(valuesIn('de', loggedName('step', 'Angebot', names))).toEqual({ step: 'Angebot' })
  expect(valuesIn('en', null)).toBeNull()
})

test.each([
  [{ step: 'Angebot' }],
  [{ name: 'Angebot', names }],
  [{ step: 'Angebot', stepNames: 'none' }],
  [{ userNames: ['Ida'], users: [1] }],
])('values without translations stay as they are: %j', (values) => {
  expect(valuesIn('en', values)).toEqual(values)
})

test('names without translations are logged without any', () => {
  expect(loggedName('step', 'Angebot', {})).toEqual({ step: 'Angebot' })
  expect(loggedNames('steps', [{ name: 'Angebot', names: {} }])).toEqual({ steps: ['Angebot'] })
})
