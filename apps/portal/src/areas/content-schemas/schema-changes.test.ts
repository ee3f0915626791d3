import type { Field } from '@wattdesk/contract/content/fields.ts'
import type { ContentSchemaVersion } from '@wattdesk/contract/content-schemas/models.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { changesBetween } from '@wattdesk/ui/feedback/json-changes.ts'
import { expect, it } from 'vitest'
import { schemaChanges } from './schema-changes.ts'

const { t } = translatorOf('en')
const field = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  ...{ name, label, type: 'string', isRequired: false, listType: null, allowedValues: [], microschemaId: null },
  ...{ order: 1, minimum: null, maximum: null },
  ...more,
})
const microschemas = { step: { name: 'Step', fields: [field('text', 'Text')] } }
const version = (number: number, fields: Field[], used: ContentSchemaVersion['microschemas'] = {}): ContentSchemaVersion => ({
  ...{ version: number, name: 'notice', title: 'Notice', description: null, audience: 'customers', fields, microschemas: used },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', createdBy: null },
})
function changes(before: ContentSchemaVersion | undefined, after: ContentSchemaVersion) {
  const compared = schemaChanges(t, { before, after })
  const words = (path: string, value: unknown) => (value === undefined ? undefined : compared.wordsOf(path, value))
  return changesBetween(compared.before, compared.after).map(({ path, from, to }) => [
    compared.labelOf(path),
    words(path, from),
    words(path, to),
  ])
}

it('a removed or added field is one line with its label, and a changed one a line for each detail', () => {
  const before = version(1, [field('heading', 'Heading', { maximum: 80 }), field('text', 'Text', { type: 'html', isRequired: true })])
  const steps = field('steps', 'Steps', { type: 'list', listType: 'microschema', microschemaId: 'step' })
  const after = version(4, [field('heading', 'Heading', { maximum: 120 }), steps], microschemas)
  expect(changes(before, after)).toEqual([
    ['Heading: Maximum', '80', '120'],
    ['Text', 'Formatted text, required', undefined],
    ['Steps', undefined, 'List › Step'],
    ['Step, Text', undefined, 'Text'],
  ])
})

it('the first version lists its fields, with the choices of a select', () => {
  const allowedValues = ['Dynamic', 'Fixed'].map((title) => ({ title, value: title.toLowerCase() }))
  expect(changes(undefined, version(1, [field('tariffs', 'Tariffs', { type: 'multiple-select', allowedValues })]))).toContainEqual([
    'Tariffs',
    undefined,
    'Multiple choice: Dynamic, Fixed',
  ])
})
