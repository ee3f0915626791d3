import type { Definition, Field } from '@wattdesk/contract/content/fields.ts'
import { expect, it } from 'vitest'
import { versionLabel, versionWords } from './version-words.ts'

const field = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  ...{ name, label, type: 'string', isRequired: false, listType: null, allowedValues: [], microschemaId: null },
  ...{ order: 1, minimum: null, maximum: null },
  ...more,
})
const definition: Definition = {
  fields: [
    field('heading', 'Heading'),
    field('kind', 'Kind', { type: 'simple-select', allowedValues: [{ value: 'info', title: 'Information' }] }),
    field('steps', 'Steps', { type: 'list', listType: 'microschema', microschemaId: 'step' }),
  ],
  microschemas: { step: { name: 'Step', fields: [field('text', 'Text', { type: 'html' })] } },
}

it.each([
  ['heading', 'Heading'],
  ['steps.1.text', 'Steps 2, Text'],
  ['removed', undefined],
])('the path %s is labelled %s', (path, label) => {
  expect(versionLabel(definition, path)).toBe(label)
})

const texts = (before: string, after: string) => ({ before: { steps: [{ text: before }] }, after: { steps: [{ text: after }] } })

it('a changed text is shown without tags, and a changed format with them', () => {
  const changed = texts('<p>Wait.</p>', '<p>Wait <b>five</b> minutes.</p>')
  expect(versionWords(definition, 'steps.0.text', '<p>Wait <b>five</b> minutes.</p>', changed)).toBe('Wait five minutes.')
  expect(versionWords(definition, 'steps.0.text', '<p>Heat &amp; power &lt; 5</p>', changed)).toBe('Heat & power < 5')
  const formatted = texts('<p>Wait.</p>', '<p><b>Wait.</b></p>')
  expect(versionWords(definition, 'steps.0.text', '<p><b>Wait.</b></p>', formatted)).toBe('<p><b>Wait.</b></p>')
})

it('a choice is shown by its title', () => {
  expect(versionWords(definition, 'kind', 'info', { before: {}, after: {} })).toBe('Information')
})
