import { readActivityVerification, startActivityVerification } from '@wattdesk/contract/account/activity-log/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { sealActivities, verifyActivities } from './activity-chain.service.ts'
import { runVerification } from './activity-verifications.service.ts'

const server = startServer()
const given = givenOf(server)
const log = async (member: GivenMember, id: string) =>
  (await server.call(listCustomerActivities, { token: member.token, params: { id } })).body

async function changedCustomer() {
  const admin = await given.member('admin')
  const { id } = await given.customer(admin)
  await server.call(updateCustomer, { token: admin.token, params: { id }, body: { version: 1, accountName: 'Other Name' } })
  return { admin, id }
}

describe('the hash chain', () => {
  it('is verified on request, once at a time, and reports the first break', async () => {
    const { admin, id } = await changedCustomer()
    await sealActivities(server.ctx)
    const read = async () => (await server.call(readActivityVerification, { token: admin.token })).body.verification
    const start = (token = admin.token) => server.call(startActivityVerification, { token })
    expect([(await start()).status, (await start()).status]).toEqual([204, 204])
    expect(await read()).toMatchObject({ state: 'waiting', finishedAt: null })
    await Promise.all([runVerification(server.ctx), runVerification(server.ctx)])
    const whole = await read()
    expect(whole).toMatchObject({ state: 'done', fault: null, total: whole?.checked })
    expect(whole?.checked).toBeGreaterThan(1)
    const entryId = (await log(admin, id)).items[0]?.id
    const changeActor = (name: string) => server.sql('update activity_entries set actor_name = $2 where id = $1', [entryId, name])
    await changeActor('Nobody')
    await start()
    await runVerification(server.ctx)
    expect(await read()).toMatchObject({ state: 'done', fault: { entryId, kind: 'hash' } })
    await changeActor('Test admin')
    const events = await server.sql("select from activity_entries where event = 'activity-log.verification-started'")
    expect(events).toHaveLength(2)
    // A verification whose process died runs again.
    const longAgo = new Date(server.clock.now().getTime() - 180_000)
    await server.sql("update activity_verifications set state = 'running', finished_at = null, progressed_at = $1", [longAgo])
    await runVerification(server.ctx)
    expect(await read()).toMatchObject({ state: 'done' })
    expect((await start((await given.member('support', admin.tenantId)).token)).status).toBe(403)
  })

  it('seals entries in order, once, however many seal at a time', async () => {
    const { admin, id } = await changedCustomer()
    expect((await log(admin, id)).items.every((entry) => entry.sealedAs === null)).toBe(true)
    await Promise.all([sealActivities(server.ctx), sealActivities(server.ctx), sealActivities(server.ctx)])
    await sealActivities(server.ctx)
    const [newest, oldest] = (await log(admin, id)).items
    expect(newest?.sealedAs).toBe((oldest?.sealedAs ?? 0) + 1)
    const [row] = await server.sql<{ waiting: number }>('select count(*)::int as waiting from activity_unsealed')
    expect(row?.waiting).toBe(0)
  })

  it.each([
    ['an entry was changed', "update activity_entries set actor_name = 'Nobody' where id = $1", 'hash'],
    ['an entry was deleted', 'delete from activity_entries where id = $1', 'missing'],
    ['values were exchanged', "update activity_values set sealed = '\\x00' where entry_id = $1", 'values'],
  ])('detects that %s', async (_, statement, kind) => {
    const { admin, id } = await changedCustomer()
    await sealActivities(server.ctx)
    expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
    const entryId = (await log(admin, id)).items[0]?.id
    const undo = await server.sql(
      'select e.*, v.sealed from activity_entries e join activity_values v on v.entry_id = e.id where e.id = $1',
      [entryId],
    )
    await server.sql(statement, [entryId])
    expect((await verifyActivities(server.ctx.db)).fault).toMatchObject({ entryId, kind })
    await restore(undo[0] as Record<string, unknown>)
    expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
  })
})

it('detects that an entry never reached the chain, because it was deleted from the queue, which the application may empty', async () => {
  const { admin, id } = await changedCustomer()
  const entryId = (await log(admin, id)).items[0]?.id
  await server.ctx.db.execute(`delete from activity_unsealed where entry_id = '${entryId}'`)
  await sealActivities(server.ctx)
  expect((await verifyActivities(server.ctx.db)).fault).toMatchObject({ entryId, kind: 'missing' })
  await server.sql('insert into activity_unsealed (entry_id) values ($1)', [entryId])
  expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
  await sealActivities(server.ctx)
  expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
})

/** Restores an entry, so that the next test finds an intact chain. */
async function restore({ sealed, ...entry }: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(entry)
  const places = columns.map((_, at) => `$${at + 1}`)
  const changes = columns.map((column) => `${column} = excluded.${column}`)
  await server.sql(
    `insert into activity_entries (${columns}) values (${places}) on conflict (id) do update set ${changes}`,
    Object.values(entry),
  )
  await server.sql(
    'insert into activity_values (entry_id, subject_id, sealed) values ($1, $2, $3) on conflict (entry_id) do update set sealed = excluded.sealed',
    [entry.id, entry.customer_id, sealed],
  )
}
