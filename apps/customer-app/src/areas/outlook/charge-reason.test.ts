import { expect, it } from 'vitest'
import { chargeReasonOf } from './charge-reason.ts'

it.each([
  ['a sunny charge of unknown cost', { ground: 'sun', sunShare: 0.6, centsPerMwh: null }, 'chargeSun'],
  ['a sunny charge', { ground: 'sun', sunShare: 0.6, centsPerMwh: 90_000 }, 'chargeSun'],
  ['a cheap charge', { ground: 'price', sunShare: 0, centsPerMwh: 240_000 }, 'chargePrice'],
  // What the little sun would earn is unknown, and so is the cost.
  ['a cheap charge with little sun', { ground: 'price', sunShare: 0.06, centsPerMwh: null }, 'chargeCheapest'],
] as const)('%s says why its time is best', (_, best, expected) => {
  expect(chargeReasonOf(best)).toBe(expected)
})
