import { describe, expect, it } from 'vitest'
import { makeCustomer, openMaker } from './customers.ts'
import { randomFrom } from './random.ts'

const now = new Date('2026-11-21T12:00:00Z')
const maker = openMaker(randomFrom(20_261_121), now, 0.09)
const customers = Array.from({ length: 5_000 }, () => makeCustomer(maker))
const ms = (at: Date | null) => at?.getTime() ?? Number.NaN

describe('customers of the demonstration', () => {
  it('have a lifecycle in order: created, joined, seen, deactivated, purged', () => {
    for (const { createdAt, joinedAt, lastSeenAt, deactivatedAt, deletedAt } of customers) {
      const steps = [createdAt, joinedAt, lastSeenAt, deactivatedAt, deletedAt].filter((at) => at !== null).map(ms)
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    }
  })

  it('were all created before now, and deactivated ones can still be reactivated', () => {
    for (const { joinedAt, lastSeenAt, deactivatedAt, status } of customers) {
      for (const at of [joinedAt, lastSeenAt, deactivatedAt]) if (at) expect(ms(at)).toBeLessThanOrEqual(now.getTime())
      if (status === 'inactive') expect(now.getTime() - ms(deactivatedAt)).toBeLessThan(30 * 86_400_000)
    }
    expect(customers.filter((one) => one.status === 'inactive' && one.lastSeenAt).length).toBeGreaterThan(10)
  })
})
