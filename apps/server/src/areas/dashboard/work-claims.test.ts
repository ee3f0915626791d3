import { removeMember } from '@wattdesk/contract/account/calls.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { changeWork } from '@wattdesk/contract/dashboard/calls.ts'
import type { WorkKind } from '@wattdesk/contract/dashboard/terms.ts'
import { listNotifications } from '@wattdesk/contract/notifications/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { workOf } from '../../../test/work.ts'

const server = startServer()
const given = givenOf(server)
const { work, alarm, gateway, findSilent, deactivate } = workOf(server)
const hour = 3_600_000
const ago = (ms: number) => new Date(server.clock.now().getTime() - ms)

type Change = Parameters<typeof server.call<typeof changeWork>>[1]['body']

describe('claims on work', () => {
  it('end when the same gateway falls silent anew, which is shown again', async () => {
    const admin = await given.member('admin')
    const support = await given.member('support', admin.tenantId)
    const id = await gateway(await given.customer(admin), ago(20 * hour))
    await findSilent()
    const change = async (body: Change) => {
      const [item] = (await work(admin)).items
      return server.call(changeWork, {
        token: admin.token,
        params: { kind: 'gateway', id },
        body: { ...body, version: item?.version ?? 0 },
      })
    }
    const customersOf = async ({ id: assignedTo }: GivenMember) =>
      (await server.call(listCustomers, { token: admin.token, query: { filter: JSON.stringify({ assignedTo }) } })).body.total
    expect((await change({ action: 'hand-over', version: 0, memberId: support.id, note: 'Router is off' })).status).toBe(204)
    const until = ago(-20 * 24 * hour).toISOString()
    expect((await change({ action: 'snooze', version: 0, until })).status).toBe(204)
    expect([(await work(support)).items, await customersOf(support)]).toEqual([[], 1])
    await given.travelTo(ago(-24 * hour), admin, support)
    await server.sql('update gateways set contacted_at = $2 where id = $1', [id, ago(hour)])
    await findSilent()
    await given.travelTo(ago(-5 * hour), admin, support)
    await findSilent()
    expect((await work(support)).items).toMatchObject([{ id, owner: null, note: null, snoozedUntil: null }])
    expect(await customersOf(support)).toBe(0)
    expect((await change({ action: 'take', version: 0 })).status).toBe(204)
    expect((await work(admin)).items).toMatchObject([{ id, owner: { isCaller: true }, note: null, snoozedUntil: null }])
  })

  it('pass between members of the same name', async () => {
    const admin = await given.member('admin')
    const [one, namesake] = [await given.member('support', admin.tenantId), await given.member('support', admin.tenantId)]
    const customer = await given.customer(admin)
    await deactivate(customer.id, ago(hour))
    const params = { kind: 'purge' as const, id: customer.id }
    const hand = (memberId: string, version: number) =>
      server.call(changeWork, { token: admin.token, params, body: { action: 'hand-over', version, memberId, note: 'Call back' } })
    expect([(await hand(one.id, 0)).status, (await hand(namesake.id, 1)).status]).toEqual([204, 204])
    expect((await work(namesake)).items).toMatchObject([{ owner: { id: namesake.id }, version: 2 }])
    expect((await server.call(listNotifications, { token: namesake.token })).body.items).toMatchObject([
      { kind: 'work-handed-over', objectId: customer.id },
    ])
  })

  it('end when their owner is removed', async () => {
    const admin = await given.member('admin')
    const support = await given.member('support', admin.tenantId)
    const customer = await given.customer(admin)
    const id = await alarm(await given.customer(admin), 'error', ago(hour))
    await deactivate(customer.id, ago(hour))
    for (const params of [
      { kind: 'alarm' as const, id },
      { kind: 'purge' as const, id: customer.id },
    ]) {
      const body = { action: 'hand-over' as const, version: 0, memberId: support.id, note: 'Call back' }
      expect((await server.call(changeWork, { token: admin.token, params, body })).status).toBe(204)
    }
    expect((await server.call(removeMember, { token: admin.token, params: { id: support.id } })).status).toBe(204)
    const { items } = await work(admin)
    expect(items.map(({ owner, note }) => [owner, note])).toEqual([
      [null, null],
      [null, null],
    ])
    const take = (kind: WorkKind, of: string) => {
      const version = items.find((item) => item.id === of)?.version ?? 0
      return server.call(changeWork, { token: admin.token, params: { kind, id: of }, body: { action: 'take', version } })
    }
    expect([(await take('alarm', id)).status, (await take('purge', customer.id)).status]).toEqual([204, 204])
  })
})
