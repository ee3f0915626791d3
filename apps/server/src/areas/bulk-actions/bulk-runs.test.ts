import { getCustomer, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import { assignFeatureGroups } from '@wattdesk/contract/customers/feature-groups/calls.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bulkActionsOf } from '../../../test/bulk-actions.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { killWhen, startWorkerProcess } from '../../../test/worker-process.ts'
import { sealActivities, verifyActivities } from '../activities/activity-chain.service.ts'
import { resumeBulkActions, runTurn } from './run.service.ts'

const server = startServer()
const given = givenOf(server)
const bulk = bulkActionsOf(server)

const find = async (by: GivenMember, { id }: { id: string }) => (await server.call(getCustomer, { token: by.token, params: { id } })).body
const rename = async (by: GivenMember, one: { id: string }, accountName: string) => {
  const { version } = await find(by, one)
  return server.call(updateCustomer, { token: by.token, params: { id: one.id }, body: { version, accountName } })
}
const { deactivate } = bulk

/** The number of assignments and entries of a bulk action, and of their customers. */
async function countDone({ id }: { id: string }, groupId: string) {
  const [row] = await server.sql<{ given: number; settled: number }>(
    `select (select count(*)::int from customer_feature_groups where group_id = $2) as given,
       (select count(*)::int from bulk_action_customers where bulk_action_id = $1 and outcome = 'acted') as settled`,
    [id, groupId],
  )
  const entries = await server.sql<{ entries: number; customers: number }>(
    `select count(*)::int as entries, count(distinct customer_id)::int as customers from activity_entries
     where event = 'customer.feature-groups-assigned'
       and customer_id = any(array(select customer_id from bulk_action_customers where bulk_action_id = $1))`,
    [id],
  )
  return { ...row, ...entries[0] }
}

describe('between the preview and the run', () => {
  it('refuses customers that changed meanwhile, acts on the others, and leaves new ones alone', async () => {
    const admin = await given.member('admin')
    const [same, renamed, gone, moved] = await Promise.all(Array.from({ length: 4 }, () => given.customer(admin)))
    if (!same || !renamed || !gone || !moved) throw new Error('Expected four customers')
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, { by: 'filter', filter: JSON.stringify({ city: 'Mannheim' }) })
    expect(body.planned).toBe(4)
    await rename(admin, renamed, 'Other name')
    await deactivate(admin, gone)
    // The frozen set still contains a customer that the filter no longer matches.
    await server.sql("update customers set city = 'Berlin' where id = $1", [moved.id])
    const late = await given.customer(admin)
    await bulk.start(admin, body)
    await bulk.work(body)
    expect(await bulk.find(admin, body)).toMatchObject({
      acted: 3,
      overtaken: 1,
      reasons: [{ outcome: 'overtaken', reason: 'CustomerNotActive', count: 1 }],
    })
    expect(await bulk.outcomes(admin, body)).toEqual(
      new Map([
        [moved.id, 'acted'],
        [gone.id, 'overtaken: CustomerNotActive'],
        [renamed.id, 'acted'],
        [same.id, 'acted'],
      ]),
    )
    expect((await find(admin, late)).status).toBe('active')
  })

  it('gives the previewed groups that are still missing, and its undo removes only those', async () => {
    const admin = await given.member('admin')
    const [one, other] = [await bulk.group(), await bulk.group()]
    const [some, all] = [await given.customer(admin), await given.customer(admin)]
    const featureGroupIds = [one.id, other.id]
    const { body } = await bulk.preview(admin, { kind: 'assign-feature-groups', featureGroupIds }, bulk.byIds(some, all))
    const give = (id: string, ids: string[]) =>
      server.call(assignFeatureGroups, { token: admin.token, params: { id }, body: { featureGroupIds: ids } })
    await give(some.id, [one.id])
    await give(all.id, featureGroupIds)
    server.clock.advance(1_000)
    await bulk.start(admin, body)
    await bulk.work(body)
    expect(await bulk.outcomes(admin, body)).toEqual(
      new Map([
        [all.id, 'overtaken: FeatureGroupAssigned'],
        [some.id, 'acted'],
      ]),
    )
    await bulk.undo(admin, body)
    await bulk.work(body)
    const left = await server.sql<{ customer_id: string; group_id: string }>(
      'select customer_id, group_id from customer_feature_groups where group_id = any($1)',
      [featureGroupIds],
    )
    expect(left.filter((row) => row.customer_id === some.id)).toEqual([{ customer_id: some.id, group_id: one.id }])
    expect(left.filter((row) => row.customer_id === all.id)).toHaveLength(2)
  })

  it('skips a customer that left the member’s tenant', async () => {
    const root = await given.member('root')
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const elsewhere = await given.affiliate()
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(customer))
    await server.sql('update customers set tenant_id = $2, affiliate_id = $2 where id = $1', [customer.id, elsewhere])
    await bulk.start(admin, body)
    await bulk.work(body)
    expect(await bulk.outcomes(admin, body)).toEqual(new Map([[customer.id, 'overtaken: CustomerNotFound']]))
    expect((await find(root, customer)).status).toBe('active')
  })

  it.each([
    ['is demoted', "update members set roles = '{support}' where id = $1"],
    ['is removed', 'update members set removed_at = now() where id = $1'],
  ])('stops once its member %s', async (_, change) => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(customer))
    await bulk.start(admin, body)
    await server.sql(change, [admin.id])
    await bulk.work(body)
    const [record] = await server.sql<{ status: string; acted: number }>('select status, acted from bulk_actions where id = $1', [body.id])
    expect(record).toEqual({ status: 'cancelled', acted: 0 })
    expect((await find(await given.member('root'), customer)).status).toBe('active')
    const entries = await server.sql(
      "select 1 from activity_entries where object_id = $1 and event = 'bulk-action.cancelled' and actor_kind = 'system'",
      [body.id],
    )
    expect(entries).toHaveLength(1)
  })
})

describe('concurrency', () => {
  it('several workers share one bulk action: nothing is doubled', async () => {
    const admin = await given.member('admin')
    const group = await bulk.group()
    const selection = await bulk.crowd(admin.tenantId, 1_900, 'Calw')
    const { body } = await bulk.preview(admin, { kind: 'assign-feature-groups', featureGroupIds: [group.id] }, selection)
    await bulk.start(admin, body)
    await Promise.all([bulk.work(body), bulk.work(body), bulk.work(body)])
    expect(await bulk.find(admin, body)).toMatchObject({ status: 'done', acted: 1_900, overtaken: 0 })
    expect(await countDone(body, group.id)).toEqual({ given: 1_900, settled: 1_900, entries: 1_900, customers: 1_900 })
    await bulk.work(body)
    expect(await countDone(body, group.id)).toMatchObject({ entries: 1_900 })
    const finished = await server.sql("select 1 from activity_entries where object_id = $1 and event = 'bulk-action.finished'", [body.id])
    expect(finished).toHaveLength(1)
  })

  it('two members with overlapping sets act on each customer once, and each undoes their own', async () => {
    const one = await given.member('admin')
    const other = await given.member('admin', one.tenantId)
    const group = await bulk.group()
    const selection = await bulk.crowd(one.tenantId, 1_200, 'Soest')
    const action = { kind: 'assign-feature-groups' as const, featureGroupIds: [group.id] }
    const [first, second] = [(await bulk.preview(one, action, selection)).body, (await bulk.preview(other, action, selection)).body]
    await Promise.all([bulk.start(one, first), bulk.start(other, second)])
    await Promise.all([bulk.work(first), bulk.work(second)])
    const [mine, theirs] = [await bulk.find(one, first), await bulk.find(other, second)]
    expect([mine.status, theirs.status]).toEqual(['done', 'done'])
    expect([mine.acted + theirs.acted, mine.overtaken + theirs.overtaken]).toEqual([1_200, 1_200])
    expect(await countDone(first, group.id)).toMatchObject({ given: 1_200, entries: 1_200, customers: 1_200 })
    if (mine.acted > 0) {
      await bulk.undo(one, mine)
      await Promise.all([bulk.work(mine), bulk.work(mine)])
      expect(await bulk.find(one, first)).toMatchObject({ status: 'undone', undone: mine.acted, kept: 0 })
    }
    expect((await countDone(second, group.id)).given).toBe(theirs.acted)
  })

  it('keeps its changes when cancelled, stops, and can be undone', async () => {
    const admin = await given.member('admin')
    const group = await bulk.group()
    const selection = await bulk.crowd(admin.tenantId, 1_800, 'Celle')
    const { body } = await bulk.preview(admin, { kind: 'assign-feature-groups', featureGroupIds: [group.id] }, selection)
    await bulk.start(admin, body)
    const work = bulk.work(body)
    const cancelled = await bulk.cancel(admin, body)
    await work
    expect(cancelled.status).toBe(200)
    const now = await bulk.find(admin, body)
    expect([now.status, (await countDone(body, group.id)).given]).toEqual(['cancelled', now.acted])
    expect(now.undoUntil === null).toBe(now.acted === 0)
    if (now.acted === 0) return
    await bulk.undo(admin, body)
    await bulk.work(body)
    expect((await countDone(body, group.id)).given).toBe(0)
  })
})

describe('a killed worker', () => {
  async function killInTheMiddle(one: { id: string }, column: 'acted' | 'undone') {
    const worker = await startWorkerProcess(server, 'bulk-action-worker', { BULK_ACTION_ID: one.id })
    await killWhen(worker, async () => {
      const [row] = await server.sql<{ done: number }>(`select ${column} as done from bulk_actions where id = $1`, [one.id])
      return row !== undefined && row.done > 0
    })
  }

  it('loses and repeats nothing, forwards or back: another one resumes', async () => {
    const admin = await given.member('admin')
    const group = await bulk.group()
    const many = 2_500
    const selection = await bulk.crowd(admin.tenantId, many, 'Selb')
    const { body } = await bulk.preview(admin, { kind: 'assign-feature-groups', featureGroupIds: [group.id] }, selection)
    await bulk.work(body)
    await bulk.start(admin, { id: body.id, planned: many })
    await killInTheMiddle(body, 'acted')
    const stopped = await bulk.find(admin, body)
    expect(stopped.status).toBe('running')
    expect(stopped.acted).toBeLessThan(many)
    expect(await countDone(body, group.id)).toMatchObject({ given: stopped.acted, settled: stopped.acted, entries: stopped.acted })

    // Nobody resumes it while a process may still be running it. Later it is queued again.
    const jobs = () =>
      server.sql(
        "select (data ->> 'turn')::int as turn from pgboss.job where name = 'customer-bulk-action' and data ->> 'bulkActionId' = $1",
        [body.id],
      )
    const before = (await jobs()).length
    server.clock.set(new Date())
    await resumeBulkActions(server.ctx)
    expect(await jobs()).toHaveLength(before)
    server.clock.advance(60_000)
    await resumeBulkActions(server.ctx)
    expect(await jobs()).toHaveLength(before + 1)

    // Of all jobs queued for it, only the last one has an effect.
    const turns = (await jobs()) as { turn: number }[]
    await runTurn(server.ctx, { bulkActionId: body.id, turn: Math.min(...turns.map((one) => one.turn)) })
    expect((await bulk.find(admin, body)).acted).toBe(stopped.acted)
    await runTurn(server.ctx, { bulkActionId: body.id, turn: Math.max(...turns.map((one) => one.turn)) })
    expect(await bulk.find(admin, body)).toMatchObject({ status: 'done', acted: many, overtaken: 0 })
    expect(await countDone(body, group.id)).toEqual({ given: many, settled: many, entries: many, customers: many })

    await bulk.undo(admin, body)
    await killInTheMiddle(body, 'undone')
    const half = await bulk.find(admin, body)
    expect((await countDone(body, group.id)).given).toBe(many - half.undone)
    await bulk.work(body)
    expect(await bulk.find(admin, body)).toMatchObject({ status: 'undone', undone: many, kept: 0 })
    expect((await countDone(body, group.id)).given).toBe(0)
    await sealActivities(server.ctx)
    expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
  })
})

describe('customers changing meanwhile', () => {
  type Step = 'none' | 'rename' | 'deactivate' | 'leave'
  const steps = fc.array(
    fc.tuple(fc.constantFrom<Step>('none', 'rename', 'deactivate', 'leave'), fc.constantFrom<Step>('none', 'rename', 'deactivate')),
    {
      minLength: 1,
      maxLength: 6,
    },
  )

  it('ends each run once, as reported, and an undo restores exactly the previous state', async () => {
    const admin = await given.member('admin')
    const elsewhere = await given.affiliate()
    const happen = async (step: Step, one: { id: string }) => {
      if (step === 'rename') await rename(admin, one, `Name ${crypto.randomUUID()}`)
      if (step === 'deactivate') await deactivate(admin, one)
      if (step === 'leave') await server.sql('update customers set tenant_id = $2, affiliate_id = $2 where id = $1', [one.id, elsewhere])
    }
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const group = await bulk.group()
        const customers = await Promise.all(plan.map(() => given.customer(admin)))
        const action = { kind: 'assign-feature-groups' as const, featureGroupIds: [group.id] }
        const { body } = await bulk.preview(admin, action, bulk.byIds(...customers))
        for (const [at, one] of customers.entries()) await happen(plan[at]?.[0] ?? 'none', one)
        await bulk.start(admin, body)
        await bulk.work(body)
        const expected = plan.map(([before]) =>
          before === 'leave' ? 'overtaken: CustomerNotFound' : before === 'deactivate' ? 'overtaken: CustomerNotActive' : 'acted',
        )
        const outcomes = await bulk.outcomes(admin, body)
        expect(customers.map((one) => outcomes.get(one.id))).toEqual(expected)
        const done = await bulk.find(admin, body)
        expect([done.acted, done.overtaken]).toEqual([
          expected.filter((one) => one === 'acted').length,
          expected.filter((one) => one !== 'acted').length,
        ])
        if (done.acted === 0) return
        for (const [at, one] of customers.entries()) if (expected[at] === 'acted') await happen(plan[at]?.[1] ?? 'none', one)
        await bulk.undo(admin, body)
        await bulk.work(body)
        const after = await bulk.outcomes(admin, body)
        const left = await server.sql<{ customer_id: string }>('select customer_id from customer_feature_groups where group_id = $1', [
          group.id,
        ])
        for (const [at, one] of customers.entries()) {
          if (expected[at] !== 'acted') continue
          const isKept = plan[at]?.[1] === 'deactivate'
          expect(after.get(one.id)).toBe(isKept ? 'kept: CustomerNotActive' : 'undone')
          expect(left.some((row) => row.customer_id === one.id)).toBe(isKept)
        }
      }),
      { numRuns: 8 },
    )
  })
})
