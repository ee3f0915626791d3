import type { Field } from '@wattdesk/contract/content/fields.ts'
import { isOver } from '@wattdesk/contract/content/terms.ts'
import { describe, expect, it } from 'vitest'
import { unshownFields } from './preview-notes.ts'

const field = (name: string, more: Partial<Field> = {}): Field => ({
  ...{ name, label: name.toUpperCase(), type: 'string', isRequired: false, listType: null, allowedValues: [], microschemaId: null },
  ...{ order: 1, minimum: null, maximum: null, ...more },
})
const definition = {
  fields: [
    field('title'),
    field('heading', { order: 2 }),
    field('text', { type: 'html', order: 3 }),
    field('picture', { type: 'binary', order: 4 }),
    field('steps', { type: 'list', listType: 'microschema', microschemaId: 'm', order: 5 }),
  ],
  microschemas: { m: { name: 'Step', fields: [field('heading'), field('tool')] } },
}

describe('notes beside a preview', () => {
  it.each([
    [{ heading: 'A', text: '<p>B</p>' }, []],
    [{ heading: 'A', picture: 'x', title: '' }, ['PICTURE']],
    [{ heading: 'A', title: 'B' }, ['TITLE']],
    // The app falls back to the title.
    [{ title: 'B' }, []],
    [{ heading: 'A', steps: [{ heading: 'C' }, { tool: 'Spanner' }] }, ['TOOL']],
    [{ heading: 'A', steps: 'broken' }, []],
  ])('name the filled fields of %j that the app does not show', (values, labels) => {
    expect(unshownFields(definition, values)).toEqual(labels)
  })

  it('say when the last day is over', () => {
    expect([{ until: '2027-01-04' }, { until: '2027-01-05' }, {}].map((fields) => isOver(fields, '2027-01-05'))).toEqual([
      true,
      false,
      false,
    ])
  })
})
