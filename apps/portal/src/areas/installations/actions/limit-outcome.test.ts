import { expect, test } from 'vitest'
import { limitOutcomeOf } from './limit-outcome.ts'

test.each([
  [{ isConnected: true, limitA: 10, limitState: 'set' }, 'limitSaved.set'],
  [{ isConnected: true, limitA: 10, limitState: 'waiting' }, 'limitSaved.waiting'],
  [{ isConnected: false, limitA: 10, limitState: 'waiting' }, 'limitSaved.away'],
  [{ isConnected: false, limitA: 10, limitState: 'refused' }, 'limitSaved.refused'],
  [{ isConnected: false, limitA: null, limitState: 'waiting' }, 'limitLifted.away'],
  [{ isConnected: true, limitA: null, limitState: 'set' }, 'limitLifted.set'],
  [{ isConnected: true, limitA: 10, limitState: undefined as never }, 'limitSaved.set'],
  [null, undefined],
] as const)('after %o, the message is %s', (chargePoint, outcome) => {
  expect(limitOutcomeOf(chargePoint)).toBe(outcome)
})
