import { assignAlarm, readAlarm } from '@wattdesk/contract/alarms/calls.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { changeWork } from '@wattdesk/contract/dashboard/calls.ts'
import { listDataStatus } from '@wattdesk/contract/data-import/data-status/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { startServer } from '../../../test/server.ts'
import { workOf } from '../../../test/work.ts'
import { newId } from '../../platform/ids.ts'

const server = startServer()
const given = givenOf(server)
const installations = installationsOf(server)
const { work, alarm } = workOf(server)
const hour = 3_600_000
const ago = (ms: number) => new Date(server.clock.now().getTime() - ms)

describe('an alarm in the work', () => {
  it('adds the note of a hand-over to its comments, once', async () => {
    const admin = await given.member('admin')
    const colleague = await given.member('support', admin.tenantId)
    const id = await alarm(await given.customer(admin), 'error', ago(hour))
    const [item] = (await work(admin)).items
    const body = { action: 'hand-over' as const, version: item?.version ?? 0, memberId: colleague.id, note: 'Call after four' }
    for (const _ of ['sent', 'sent again']) {
      expect((await server.call(changeWork, { token: admin.token, params: { kind: 'alarm', id }, body })).status).toBe(204)
    }
    const { body: read } = await server.call(readAlarm, { token: colleague.token, params: { id } })
    expect(read.commentList.map(({ author, text }) => [author.id, text])).toEqual([[admin.id, 'Call after four']])
  })

  it('keeps the owner set on the alarm’s own page against a member who still sees it without one', async () => {
    const admin = await given.member('admin')
    const support = await given.member('support', admin.tenantId)
    const id = await alarm(await given.customer(admin), 'error', ago(hour))
    const take = (by: GivenMember, version: number) =>
      server.call(changeWork, { token: by.token, params: { kind: 'alarm', id }, body: { action: 'take', version } })
    const owner = async () => (await work(admin)).items[0]?.owner?.id
    const [seen] = (await work(admin)).items
    expect(seen?.version).toBe(0)
    await server.call(assignAlarm, { token: admin.token, params: { id }, body: { version: 1, memberId: admin.id } })

    expect((await take(support, 0)).error).toMatchObject({ code: 'WorkChanged', details: { version: 1 } })
    expect([await owner(), (await work(support)).items[0]?.version]).toEqual([admin.id, 1])
    expect([(await take(support, 1)).status, await owner()]).toEqual([204, support.id])
    // The alarm's page was opened earlier.
    const late = await server.call(assignAlarm, { token: admin.token, params: { id }, body: { version: 2, memberId: null } })
    expect([late.error.code, await owner()]).toEqual(['AlarmChanged', support.id])
    const [now] = (await work(support)).items
    const both = await Promise.all([
      take(admin, now?.version ?? 0),
      server.call(assignAlarm, { token: admin.token, params: { id }, body: { version: 3, memberId: null } }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([expect.toBeOneOf([200, 204]), 409])
  })

  it('is shown to whom the alarm’s own page assigns it, without the note to its former owner and although it was snoozed', async () => {
    const admin = await given.member('admin')
    const [former, next] = [await given.member('support', admin.tenantId), await given.member('support', admin.tenantId)]
    const id = await alarm(await given.customer(admin), 'error', ago(hour))
    const change = (body: Parameters<typeof server.call<typeof changeWork>>[1]['body']) =>
      server.call(changeWork, { token: admin.token, params: { kind: 'alarm', id }, body })
    const version = async () => (await server.call(readAlarm, { token: admin.token, params: { id } })).body.version
    await change({ action: 'hand-over', version: 0, memberId: former.id, note: 'Only you know this home' })
    const [handed] = (await work(admin)).items
    await change({ action: 'snooze', version: handed?.version ?? 0, until: ago(-24 * hour).toISOString() })
    expect((await work(next)).items).toEqual([])
    const assigned = await server.call(assignAlarm, {
      token: admin.token,
      params: { id },
      body: { version: await version(), memberId: next.id },
    })
    expect(assigned.status).toBe(200)
    expect((await work(next)).items).toMatchObject([{ id, owner: { isCaller: true }, note: null, snoozedUntil: null }])
  })

  it('of a silent gateway stands alone, whatever becomes of it; the gateway stands for silences without one', async () => {
    const admin = await given.member('admin')
    const homes = await Promise.all(Array.from({ length: 3 }, () => given.customer(admin)))
    for (const home of homes) await silentGateway(home)
    const kinds = async () => (await work(admin)).kinds.filter(({ total }) => total > 0).map(({ kind, total }) => `${kind} ${total}`)
    expect(await kinds()).toEqual(['gateway 3'])
    const [alarmed, waiting, noticed] = homes
    const id = await incident(alarmed, 'error')
    await incident(waiting, null)
    await incident(noticed, 'info')
    expect(await kinds()).toEqual(['alarm 1', 'gateway 1'])
    expect((await work(admin)).items.map(({ customer, reason }) => [customer?.id, reason.kind])).toEqual([
      [alarmed?.id, 'alarm'],
      [noticed?.id, 'gateway'],
    ])
    await server.sql('update alarms set acknowledged_by = $2, acknowledged_at = $3 where id = $1', [id, admin.id, ago(0)])
    expect(await kinds()).toEqual(['gateway 1'])
    // The gateway was taken before the checks noticed its silence.
    const { items } = await work(admin, { filter: '{"kind":"gateway"}' })
    const taken = { kind: 'gateway', id: items[0]?.id ?? '' } as const
    await server.call(changeWork, { token: admin.token, params: taken, body: { action: 'take', version: 0 } })
    const mine = async () => {
      const filter = JSON.stringify({ assignedTo: admin.id })
      const customers = await server.call(listCustomers, { token: admin.token, query: { filter, exactTotal: 'true' } })
      return [customers.body.total, (await server.call(listDataStatus, { token: admin.token, query: { filter } })).body.total]
    }
    expect(await mine()).toEqual([1, 1])
    await server.sql("update alarms set level = 'error' where site_id = $1", [noticed?.siteId])
    expect(await mine()).toEqual([0, 0])
  })

  async function silentGateway({ id, siteId }: { id: string; siteId: string }): Promise<void> {
    const installationId = await installations.add('gateway', { customerId: id, siteId })
    await server.sql('update gateways set contacted_at = $2 where installation_id = $1', [installationId, ago(5 * hour)])
    await server.sql(
      'insert into silent_gateways (gateway_id, silent_since) select id, contacted_at from gateways where installation_id = $1',
      [installationId],
    )
  }

  /** Of a level, or without an alarm. */
  async function incident(home: { id: string; siteId: string } | undefined, level: string | null): Promise<string | null> {
    if (!home) throw new Error('There is no home')
    const alarmId = level && (await alarm(home, level, ago(2 * hour)))
    await server.sql("update alarms set code = 'GatewayOffline' where id = $1", [alarmId])
    await server.sql(
      `insert into incidents (id, site_id, customer_id, code, device_id, began_at, seen_at, lasted_seconds, alarm_id)
       values ($1, $2, $3, 'GatewayOffline', '', $4, $4, 18000, $5)`,
      [newId(), home.siteId, home.id, ago(5 * hour), alarmId],
    )
    return alarmId
  }
})
