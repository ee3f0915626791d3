import { expect, test } from 'vitest'
import { isSameState, repairState, stateOf } from './view-state.ts'

const vocabulary = {
  keys: ['q', 'type', 'order', 'columns'],
  words: { type: ['partner', 'residential_customer'], order: ['city', 'createdAt'], columns: ['city', 'tenant'] },
}

test('a view keeps what narrows and orders a list, but neither its page nor what is open in it', () => {
  expect(stateOf({ q: 'roma', page: '7', view: 'x', entry: 'y', type: undefined }, vocabulary)).toEqual({ q: 'roma' })
})

test.each([
  [{ q: 'a,b', type: 'partner', order: 'city:desc' }, { q: 'a,b', type: 'partner', order: 'city:desc' }, []],
  [{ type: 'partner,alien' }, { type: 'partner' }, ['type: alien']],
  [{ type: 'alien' }, {}, ['type: alien']],
  [{ order: 'shoeSize:asc' }, {}, ['order: shoeSize:asc']],
  [{ columns: 'city,fax,tenant' }, { columns: 'city,tenant' }, ['columns: fax']],
  [{ color: 'red', constructor: 'x' }, {}, ['color', 'constructor']],
])('of %j the list knows %j', (state, kept, dropped) => {
  expect(repairState(state, vocabulary)).toEqual({ state: kept, dropped })
})

test('states are the same whatever the order of their parts', () => {
  expect(isSameState({ q: 'a', type: 'b' }, { type: 'b', q: 'a' })).toBe(true)
  expect(isSameState({ q: 'a' }, { q: 'a', type: 'b' })).toBe(false)
})
