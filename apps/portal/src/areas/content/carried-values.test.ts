import type { Field } from '@wattdesk/contract/content/fields.ts'
import { expect, test } from 'vitest'
import { carriedValues } from './carried-values.ts'

function field(name: string, type: Field['type'], more: Partial<Field> = {}): Field {
  const none = { listType: null, allowedValues: [], microschemaId: null, minimum: null, maximum: null }
  return { name, label: name, type, isRequired: false, order: 1, ...none, ...more }
}

const choice = (...values: string[]) => field('tone', 'simple-select', { allowedValues: values.map((value) => ({ value, title: value })) })
const notice = [field('heading', 'string'), field('text', 'html'), field('until', 'date'), choice('calm', 'urgent')]
const guide = [
  field('heading', 'string', { isRequired: true, maximum: 20 }),
  field('text', 'string'),
  field('minutes', 'integer'),
  choice('calm'),
]

test('another schema keeps the values of the fields that both share, and gives back the others when it is chosen again', () => {
  const values = { heading: 'Storm', text: '<p>Stay in.</p>', until: '2027-01-05', tone: 'urgent' }
  const ofGuide = carriedValues({ fields: notice, values }, guide)
  expect(ofGuide).toEqual({ heading: 'Storm' })
  const typed = { ...ofGuide, heading: 'Storm and snow', minutes: 5 }
  const back = carriedValues({ fields: guide, values: typed }, notice, values)
  expect(back).toEqual({ ...values, heading: 'Storm and snow' })
  expect(carriedValues({ fields: notice, values: back }, guide, typed)).toEqual(typed)
})

test('a shared value that was taken back stays away', () => {
  const back = carriedValues({ fields: guide, values: {} }, notice, { heading: 'Storm', until: '2027-01-05' })
  expect(back).toEqual({ until: '2027-01-05' })
})
