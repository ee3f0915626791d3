import { getCustomer } from '@wattdesk/contract/customers/calls.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { lifecycleOf } from '../../../test/lifecycle.ts'
import { mailsOf } from '../../../test/mails.ts'
import { startServer } from '../../../test/server.ts'
import { purgeDue } from './purge/purge.service.ts'

const server = startServer()
const given = givenOf(server)
const lifecycle = lifecycleOf(server)
const mails = mailsOf(server)
const window = 30 * 24 * 3_600_000

type Status = 'active' | 'inactive' | 'deleted'
/** The expected state of the customer, and the end of its reactivation period. */
type Model = { status: Status; endsAt: number; link: string; entries: string[] }
type One = { id: string; email: string; admin: GivenMember; model: Model }

const now = () => server.clock.now().getTime()
const isOpen = ({ status, endsAt }: Model) => status === 'inactive' && now() < endsAt

/** Each step acts on the customer, returns the expected result, and updates the model. */
const steps = {
  async deactivate(one: One) {
    const { status } = await lifecycle.deactivate(one.admin, one.id, one.model.status === 'deleted' ? { accountEmail: one.email } : {})
    expect(status).toBe(one.model.status === 'deleted' ? 409 : 200)
    if (one.model.status === 'active') await become(one, 'inactive', 'customer.deactivated')
  },
  async deactivateAnother(one: One) {
    const { status } = await lifecycle.deactivate(one.admin, one.id, { accountEmail: 'somebody@else.example' })
    expect(status).toBe(one.model.status === 'deleted' ? 409 : 400)
  },
  async reactivate(one: One) {
    const { status } = await lifecycle.reactivate(one.admin, one.id)
    expect(status).toBe(one.model.status === 'active' || isOpen(one.model) ? 200 : 410)
    if (isOpen(one.model)) await become(one, 'active', 'customer.reactivated')
  },
  async followLink(one: One) {
    const { link } = one.model
    if (link === '') return
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: new URL(link).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    expect(statusCode).toBe(one.model.status === 'active' || isOpen(one.model) ? 200 : 410)
    if (isOpen(one.model)) await become(one, 'active', 'customer.reactivated')
  },
  async purge(one: One) {
    const { status } = await lifecycle.purge(one.admin, one.id)
    expect(status).toBe({ active: 409, inactive: 200, deleted: 404 }[one.model.status])
    if (one.model.status === 'inactive') await become(one, 'deleted', 'customer.purged')
  },
  async purgeAnother(one: One) {
    const { status } = await lifecycle.purge(one.admin, one.id, { accountName: 'Somebody else' })
    expect(status).toBe({ active: 409, inactive: 400, deleted: 404 }[one.model.status])
  },
  async purgeDue(one: One) {
    await purgeDue(server.ctx)
    if (one.model.status === 'inactive' && now() >= one.model.endsAt) await become(one, 'deleted', 'customer.purged')
  },
  waitADay: (one: One) => wait(one, window / 30),
  /** Waits until the last millisecond of the reactivation period. */
  waitForTheLast: (one: One) => wait(one, Math.max(0, one.model.endsAt - now() - 1)),
  waitAMillisecond: (one: One) => wait(one, 1),
}
type Step = keyof typeof steps
const allSteps = Object.keys(steps) as Step[] // Object.keys forgets the literal keys

async function wait(one: One, ms: number): Promise<void> {
  server.clock.advance(ms)
  one.admin.token = await given.sessionOf(one.admin.id)
}

async function become({ model, email }: One, status: Status, event: string): Promise<void> {
  model.status = status
  model.entries.push(event)
  if (status !== 'inactive') return
  model.endsAt = now() + window
  model.link = (await mails(email)).at(-1)?.link ?? ''
}

async function expectAsModelled({ id, admin, model }: One): Promise<void> {
  const { body } = await server.call(getCustomer, { token: admin.token, params: { id } })
  expect(body.status).toBe(model.status)
  expect(body.purgeAt).toBe(model.status === 'inactive' ? new Date(model.endsAt).toISOString() : null)
  const entries = await server.sql<{ event: string }>('select event from activity_entries where customer_id = $1 order by id', [id])
  expect(entries.map((entry) => entry.event)).toEqual(model.entries)
}

async function begin(): Promise<One> {
  const admin = await given.member('admin')
  const { id, accountEmail } = await given.customer(admin)
  return { id, email: accountEmail, admin, model: { status: 'active', endsAt: 0, link: '', entries: ['customer.created'] } }
}

describe('the lifecycle of a customer', () => {
  it('allows exactly the modelled transitions, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...allSteps), { minLength: 3, maxLength: 12 }), async (names) => {
        const one = await begin()
        for (const name of names) {
          await steps[name](one)
          await expectAsModelled(one)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('gives concurrent actions the same result as one of their orders', async () => {
    const call = {
      deactivate: (one: One) => lifecycle.deactivate(one.admin, one.id),
      reactivate: (one: One) => lifecycle.reactivate(one.admin, one.id),
      purge: (one: One) => lifecycle.purge(one.admin, one.id),
      purgeDue: () => purgeDue(server.ctx),
    }
    const names = Object.keys(call) as (keyof typeof call)[] // Object.keys forgets the literal keys
    const together = fc.record({
      begins: fc.constantFrom('active', 'inactive', 'due'),
      names: fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(together, async ({ begins, names: done }) => {
        const one = await begin()
        if (begins !== 'active') await steps.deactivate(one)
        if (begins === 'due') await wait(one, window)
        const before = (await mails(one.email)).length
        await Promise.all(done.map((name) => call[name](one)))
        const entries = await server.sql<{ event: string; count: number }>(
          'select event, count(*)::int as count from activity_entries where customer_id = $1 group by event',
          [one.id],
        )
        const countOf = (event: string) => entries.find((entry) => entry.event === `customer.${event}`)?.count ?? 0
        // The timeline shows each step once, and that it reversed the previous one.
        const depth = countOf('deactivated') - countOf('reactivated') - countOf('purged')
        const [row] = await server.sql<{ status: Status }>('select status from customers where id = $1', [one.id])
        expect(depth).toBe(row?.status === 'inactive' ? 1 : 0)
        expect(countOf('purged')).toBe(row?.status === 'deleted' ? 1 : 0)
        if (row?.status !== 'deleted') {
          const written = (begins === 'active' ? countOf('deactivated') : countOf('deactivated') - 1) + countOf('reactivated')
          expect((await mails(one.email)).length - before).toBe(written)
        }
      }),
      { numRuns: 30 },
    )
  })
})
