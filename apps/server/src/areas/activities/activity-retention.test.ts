import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { removeExpiredActivities, sealActivities, verifyActivities } from './activity-chain.service.ts'

const server = startServer()
const given = givenOf(server)
const day = 86_400_000

const entries = async () =>
  (await server.sql<{ object_id: string }>('select object_id from activity_entries order by id')).map((row) => row.object_id)
const verify = () => verifyActivities(server.ctx.db)

/** Entries written this many days ago, sealed in the given order. */
async function written(daysAgo: readonly number[]): Promise<string[]> {
  await server.sql('truncate activity_entries, activity_seals, activity_unsealed, activity_values, activity_anchors cascade')
  const admin = await given.member('admin')
  const made: string[] = []
  for (const days of daysAgo) {
    server.clock.set(new Date(Date.now() - days * day))
    const token = await given.sessionOf(admin.id)
    made.push((await given.customer({ ...admin, token })).id)
    await sealActivities(server.ctx)
  }
  server.clock.set(new Date())
  const all = new Set(made)
  expect((await entries()).filter((id) => all.has(id))).toHaveLength(made.length)
  return made
}

describe('the log after two years', () => {
  it('loses the entries that are older, from its beginning, and still verifies from its anchor', async () => {
    const made = await written([900, 740, 731, 729, 10])
    const before = (await verify()).entries
    await server.sql(`insert into activity_run_parts (first_entry_id, run, request_id, started_at, tenant_id, action, event, source,
        application, object_type, has_customers, entries)
      select id, 'import', 'run-' || object_id, at, tenant_id, action, event, source, application, object_type, true, 1
      from activity_entries where object_id in ('${made[0]}', '${made[4]}')`)
    const removed = await removeExpiredActivities(server.ctx)
    expect(removed).toBeGreaterThanOrEqual(2)
    expect(await server.sql('select request_id from activity_run_parts')).toEqual([{ request_id: `run-${made[4]}` }])
    expect(await entries()).toEqual(expect.arrayContaining(made.slice(3)))
    expect(await entries()).not.toEqual(expect.arrayContaining([made[0]]))
    expect(await verify()).toEqual({ entries: before - removed, expired: removed })
    expect(
      await server.sql('select 1 from activity_values v left join activity_entries e on e.id = v.entry_id where e.id is null'),
    ).toEqual([])
    // Nothing more is deleted, and the chain continues.
    expect(await removeExpiredActivities(server.ctx)).toBe(0)
    await given.customer(await given.member('admin'))
    await sealActivities(server.ctx)
    expect((await verify()).fault).toBeUndefined()
  })

  it('keeps an old entry sealed after a younger one until the younger one expires', async () => {
    await written([10, 900])
    expect(await removeExpiredActivities(server.ctx)).toBe(0)
    expect((await verify()).fault).toBeUndefined()
  })

  it('verifies when all entries have expired, and detects tampering afterwards', async () => {
    await written([900, 800])
    await server.sql("update activity_entries set at = at - interval '3 years' where at > now() - interval '2 years'")
    await removeExpiredActivities(server.ctx)
    expect(await entries()).toEqual([])
    expect((await verify()).entries).toBe(0)
    const admin = await given.member('admin')
    for (const _ of [1, 2]) await given.customer(admin)
    await sealActivities(server.ctx)
    expect((await verify()).fault).toBeUndefined()
    await server.sql('delete from activity_seals where position = (select min(position) from activity_seals)')
    expect((await verify()).fault).toMatchObject({ kind: 'missing' })
  })

  it('is reported missing when its values are', async () => {
    await written([10])
    await server.sql('delete from activity_values')
    expect((await verify()).fault).toMatchObject({ kind: 'values' })
  })

  it('is intact when entries expire while it is verified', async () => {
    await server.sql('truncate activity_entries, activity_seals, activity_unsealed, activity_values, activity_anchors cascade')
    await server.sql(
      `with old as (
         insert into activity_entries (id, at, actor_kind, actor_name, action, event, source, application, object_type, object_id, tenant_id, request_id)
         select gen_random_uuid(), $1, 'system', '', 'update', 'customer.changed', 'event', 'server', 'customer', n, gen_random_uuid(), n
         from generate_series(1, 1100) n returning id)
       insert into activity_unsealed (entry_id) select id from old`,
      [new Date(Date.now() - 900 * day)],
    )
    await sealActivities(server.ctx)
    await given.customer(await given.member('admin'))
    await sealActivities(server.ctx)
    const expiring = verifyActivities(server.ctx.db, async () => void (await removeExpiredActivities(server.ctx)))
    expect(await expiring).toEqual({ entries: (await verify()).entries, expired: 1_100 })
  })

  it('removes each entry once, however many are at it', async () => {
    const made = await written([900, 880, 860, 10])
    const removed = await Promise.all([1, 2, 3].map(() => removeExpiredActivities(server.ctx)))
    expect((await verify()).expired).toBe(removed.reduce((sum, one) => sum + one))
    expect(await entries()).toEqual(expect.arrayContaining([made[3]]))
  })

  it.each([
    ['delete', 'delete from activity_entries'],
    ['change', "update activity_entries set actor_name = ''"],
    ['take out of the chain', 'delete from activity_seals'],
    ['move the anchor', 'update activity_anchors set position = 7'],
    ['take the values of', 'delete from activity_values'],
    ['lose the key of', 'delete from activity_subject_keys'],
  ])('the application cannot %s an entry, nor expire a young one', async (_, statement) => {
    const [made] = await written([10])
    await expect(server.ctx.db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
    // A clock that is years ahead misleads the product, but not the database.
    server.clock.set(new Date(Date.now() + 3_000 * day))
    expect(await removeExpiredActivities(server.ctx)).toBe(0)
    expect(await entries()).toEqual(expect.arrayContaining([made]))
  })
})
