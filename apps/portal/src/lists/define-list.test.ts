import { listMembers } from '@wattdesk/contract/account/calls.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { listImportRows } from '@wattdesk/contract/imports/calls.ts'
import { importRowStates } from '@wattdesk/contract/imports/terms.ts'
import { listMails } from '@wattdesk/contract/mails/calls.ts'
import { mailStates } from '@wattdesk/contract/mails/terms.ts'
import { setReaderZone } from '@wattdesk/i18n/formats.ts'
import { afterEach, expect, test } from 'vitest'
import { defineList } from './define-list.ts'
import { choice, day, exact, flag, idPattern, one, period, periodNamed, search, text } from './list-filters.ts'
import { repairState } from './view-state.ts'

const key = () => ['list']
const list = defineList(listCustomers, {
  name: 'customers',
  key,
  orders: ['createdAt', 'city'],
  defaultOrder: 'createdAt:desc',
  filters: {
    q: search('searchValue'),
    type: choice('type', ['partner', 'residential_customer']),
    tenant: choice('tenantId'),
    period: period('createdAt'),
    joined: periodNamed('joined', 'joinedAt'),
    technical: flag('technical'),
  },
  extras: ['new'],
  place: ['import'],
})
const asked = (address: Record<string, string>) => {
  const { filter, ...query } = list.callQuery(address)
  return { ...query, ...(filter ? { filter: JSON.parse(filter) } : {}) }
}

afterEach(() => setReaderZone(undefined))

test.each([
  [{}, { page: 0, limit: 25 }],
  [
    { page: '3', limit: '50' },
    { page: 2, limit: 50 },
  ],
  [
    { page: '0', limit: '7' },
    { page: 0, limit: 25 },
  ],
  [{ page: '-4' }, { page: 0, limit: 25 }],
  [{ page: 'x' }, { page: 0, limit: 25 }],
  [{ page: '2.9' }, { page: 1, limit: 25 }],
])('the address %j requests %j', (address, page) => expect(asked(address)).toEqual({ ...page, order: 'createdAt:desc' }))

test.each([
  ['city:asc', 'city:asc'],
  ['city:desc,createdAt', 'city:desc,createdAt'],
  ['shoeSize:asc', 'createdAt:desc'],
  ['city:up', 'createdAt:desc'],
  ['', 'createdAt:desc'],
])('for the order %j it requests %j', (order, expected) => expect(asked({ order }).order).toBe(expected))

test('filters request existing values, and nothing where they narrow nothing', () => {
  expect(asked({ q: 'roma', type: 'partner,alien', tenant: 'a,b' })).toMatchObject({
    searchValue: 'roma',
    filter: { type: { op: 'in', value: ['partner'] }, tenantId: { op: 'in', value: ['a', 'b'] } },
  })
  expect(asked({ type: 'alien', from: '2026-02-30', moonPhase: 'full' })).not.toHaveProperty('filter')
  expect(list.isNarrowed({ type: 'alien', from: 'nonsense', page: '3' })).toBe(false)
  expect(list.isNarrowed({ until: '2026-02-28' })).toBe(true)
})

test.each([
  // In turn: clocks go forward within the last day, at midnight of the first day, which begins at one, and back at midnight of the last.
  ['America/New_York', '2026-03-07', '2026-03-08', '2026-03-07T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ['America/Havana', '2026-10-31', '2026-11-01', '2026-10-31T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
])('in %s the days from %s until %s are those of the displayed zone', (zone, from, until, start, end) => {
  setReaderZone(zone)
  expect(asked({ from, until }).filter).toEqual({
    createdAt: [
      { op: 'gte', value: start },
      { op: 'lt', value: end },
    ],
  })
})

test('a list has several periods, and flags', () => {
  setReaderZone('UTC')
  const { filter } = asked({ joinedUntil: '2026-01-31', from: '2026-01-01', technical: 'false' })
  expect(filter).toEqual({
    createdAt: [{ op: 'gte', value: '2026-01-01T00:00:00.000Z' }],
    joinedAt: [{ op: 'lt', value: '2026-02-01T00:00:00.000Z' }],
    technical: { op: 'eq', value: false },
  })
  expect(list.isNarrowed({ technical: 'maybe', joinedFrom: 'x' })).toBe(false)
})

test('its address keeps known parameters, as text', () => {
  expect(list.read({ q: 'a', page: '', type: 7, moonPhase: 'full', import: 'x' })).toEqual({ q: 'a', import: 'x' })
})

test('narrowing starts at the first page with nothing open; clearing keeps order, looks and place', () => {
  const address = { q: 'a', type: 'partner', from: '2026-01-01', page: '4', new: 'true', order: 'city:asc', columns: 'city', import: 'x' }
  expect(list.closed(address)).toEqual({ q: 'a', type: 'partner', from: '2026-01-01', order: 'city:asc', columns: 'city', import: 'x' })
  expect(list.cleared(address)).toEqual({ order: 'city:asc', columns: 'city', import: 'x' })
  expect(list.cleared({ view: 'mine', q: 'a' })).toEqual({ view: 'none' })
  expect(list.placed(address)).toEqual({ import: 'x' })
})

test('a saved view may contain filters, order, size and columns', () => {
  expect(list.vocabulary([{ key: 'city' }])).toEqual({
    keys: ['order', 'limit', 'columns', 'q', 'type', 'tenant', 'from', 'until', 'joinedFrom', 'joinedUntil', 'technical'],
    words: {
      order: ['createdAt', 'city'],
      limit: ['10', '25', '50', '100'],
      columns: ['city'],
      type: ['partner', 'residential_customer'],
      technical: ['true', 'false'],
    },
  })
})

test('a saved view may override a list’s default for a single value', () => {
  const rows = defineList(listImportRows, { name: 'import-rows', key, filters: { state: one('state', { choices: importRowStates }) } })
  const vocabulary = rows.vocabulary([])
  expect(repairState({ state: 'all' }, vocabulary)).toEqual({ state: { state: 'all' }, dropped: [] })
  expect(repairState({ state: 'faulty' }, vocabulary)).toEqual({ state: { state: 'faulty' }, dropped: [] })
})

test('the compiler rejects what the call does not know', () => {
  const declare = { name: 'outbox', key } as const
  defineList(listMails, { ...declare, filters: { recipient: text('recipient', 'startsWith'), state: choice('state', mailStates) } })
  // @ts-expect-error no such field
  defineList(listMails, { ...declare, filters: { size: choice('shoeSize', ['44']) } })
  // @ts-expect-error no such value
  defineList(listMails, { ...declare, filters: { state: choice('state', ['lost']) } })
  // @ts-expect-error addresses are found by how they begin
  defineList(listMails, { ...declare, filters: { recipient: text('recipient', 'contains') } })
  // @ts-expect-error no instant to narrow by
  defineList(listMails, { ...declare, filters: { period: period('createdAt') } })
  // @ts-expect-error no such flag
  defineList(listMails, { ...declare, filters: { isRead: flag('isRead') } })
  // @ts-expect-error not yes or no
  defineList(listCustomers, { ...declare, filters: { type: flag('type') } })
  // @ts-expect-error no such field to compare
  defineList(listMails, { ...declare, filters: { id: exact('id', idPattern) } })
  // @ts-expect-error no such parameter
  defineList(listMembers, { ...declare, filters: { q: search('searchValue'), day: day('date'), role: one('role') } })
  // @ts-expect-error no such order
  defineList(listMails, { ...declare, orders: ['subject'], filters: {} })
  // @ts-expect-error no such order
  defineList(listMails, { ...declare, defaultOrder: 'subject:asc', filters: {} })
})
