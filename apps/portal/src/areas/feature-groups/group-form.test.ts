import type { ManagedFeatureGroup } from '@wattdesk/contract/feature-groups/models.ts'
import { expect, test } from 'vitest'
import { inheritedBy, parentsFor, toChange, toForm, valuesOf } from './group-form.ts'

const group = (id: string, fields: object = {}): ManagedFeatureGroup =>
  ({ id, name: id, displayName: id.toUpperCase(), customerType: 'partner', level: 'customer', features: [], heirs: [], ...fields }) as never // the fields that the form reads

const base = group('base', { heirs: [{ id: 'own' }, { id: 'heir' }], features: [{ id: 'f1', from: null }] })
const own = group('own', {
  inheritsFrom: { id: 'base' },
  heirs: [{ id: 'heir' }],
  version: 3,
  features: [
    { id: 'f1', from: { displayName: 'BASE' } },
    { id: 'f2', from: null },
  ],
})
const groups = [
  base,
  own,
  group('heir'),
  group('other'),
  group('user', { level: 'user' }),
  group('home', { customerType: 'whitelabel_partner' }),
]

test('a group can inherit from groups of its type and level, except itself and its heirs', () => {
  expect(parentsFor(groups, own, own).map(({ id }) => id)).toEqual(['base', 'other'])
  expect(parentsFor(groups, base, base).map(({ id }) => id)).toEqual(['other'])
  expect(parentsFor(groups, { customerType: 'partner', level: 'user' }).map(({ id }) => id)).toEqual(['user'])
})

test('inherited features name the group they come from, at any distance', () => {
  expect([...inheritedBy(groups, 'own')]).toEqual([
    ['f1', 'BASE'],
    ['f2', 'OWN'],
  ])
  expect(inheritedBy(groups, '').size).toBe(0)
})

test('a change sends only the own, checked features, and faults of features appear at the name', () => {
  const values = valuesOf(own)
  expect(toChange({ ...values, features: { ...values.features, f3: true, f4: false } })).toMatchObject({
    version: 3,
    inheritsFrom: 'base',
    featureIds: ['f2', 'f3'],
  })
  expect(toForm({ field: 'featureIds.1', code: 'Invalid' } as never).field).toBe('name')
})
