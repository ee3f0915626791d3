import { assignAlarm } from '@wattdesk/contract/alarms/calls.ts'
import { listNotifications, readAllNotifications, readNotification } from '@wattdesk/contract/notifications/calls.ts'
import { updatePreferences } from '@wattdesk/contract/profile/calls.ts'
import { describe, expect, it } from 'vitest'
import { bulkActionsOf } from '../../../test/bulk-actions.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { newId } from '../../platform/ids.ts'
import { dropOldNotifications, mailNotifications } from './notifications.service.ts'

const server = startServer()
const given = givenOf(server)
const news = async ({ token }: GivenMember) => (await server.call(listNotifications, { token })).body

describe('notifications', () => {
  const mailsTo = async ({ email }: GivenMember) =>
    server.sql<{ text_body: string }>("select text_body from outbox_mails where recipient = $1 and template = 'member-notifications'", [
      email,
    ])

  it('report assigned alarms and finished jobs, are read once, mailed once a day on request, and expire after 90 days', async () => {
    const admin = await given.member('admin')
    const support = await given.member('support', admin.tenantId)
    const customer = await given.customer(admin)
    const id = newId()
    await server.sql(
      "insert into alarms (id, customer_id, site_id, level, code, raised_at) values ($1, $2, $3, 'error', 'NoData', now())",
      [id, customer.id, customer.siteId],
    )
    const assign = (version: number, memberId: string | null) =>
      server.call(assignAlarm, { token: admin.token, params: { id }, body: { version, memberId } })
    expect((await assign(1, support.id)).status).toBe(200)
    const [first] = (await news(support)).items
    expect(first).toMatchObject({
      ...{ kind: 'alarm-assigned', objectId: id, detail: 'NoData', causedBy: 'Test admin', readAt: null },
      customer: { id: customer.id, accountName: customer.accountName },
    })
    const bulk = bulkActionsOf(server)
    const { id: groupId } = await bulk.group()
    await bulk.carryOut(admin, { kind: 'assign-feature-groups', featureGroupIds: [groupId] }, bulk.byIds(customer))
    expect((await news(admin)).items.map(({ kind, detail }) => [kind, detail])).toEqual([['bulk-action-done', 'assign-feature-groups']])

    const read = (by: GivenMember) => server.call(readNotification, { token: by.token, params: { id: first?.id ?? '' } })
    expect([(await read(admin)).status, (await read(support)).status, (await read(support)).status]).toEqual([404, 204, 204])
    expect((await news(support)).unread).toBe(0)
    // Repeating the assignment makes the notification unread again.
    await assign(2, null)
    await assign(3, support.id)
    expect(await news(support)).toMatchObject({ unread: 1, items: [{ objectId: id }] })

    await mailNotifications(server.ctx)
    expect(await mailsTo(support)).toEqual([])
    await server.call(updatePreferences, { token: support.token, body: { notificationMail: 'daily' } })
    await mailNotifications(server.ctx)
    await mailNotifications(server.ctx)
    expect((await mailsTo(support)).map((mail) => mail.text_body)).toEqual([expect.stringContaining('Alarm assigned to you: 1')])
    server.clock.advance(1_000)
    await assign(4, null)
    await assign(5, support.id)
    await mailNotifications(server.ctx)
    expect(await mailsTo(support)).toHaveLength(1)
    await server.sql("update notifications set mailed_at = mailed_at - interval '25 hours' where member_id = $1", [support.id])
    await mailNotifications(server.ctx)
    expect(await mailsTo(support)).toHaveLength(2)

    const until = server.clock.now().toISOString()
    expect((await server.call(readAllNotifications, { token: support.token, body: { until } })).status).toBe(204)
    expect((await news(support)).unread).toBe(0)
    await server.sql("update notifications set created_at = created_at - interval '91 days' where member_id = $1", [support.id])
    await dropOldNotifications(server.ctx)
    expect((await news(support)).items).toEqual([])
  })

  it('are counted, and all that are counted can be listed', async () => {
    const [admin, other] = [await given.member('admin'), await given.member('admin')]
    await server.sql(
      `insert into notifications (id, member_id, kind, object_id, created_at, read_at)
       select gen_random_uuid(), $1, 'import-done', gen_random_uuid(), now() - make_interval(mins => n), case when n > 130 then now() end
       from generate_series(1, 150) n`,
      [admin.id],
    )
    const list = async (query: object) => (await server.call(listNotifications, { token: admin.token, query })).body
    const newest = await list({})
    expect([newest.items.length, newest.total, newest.unread]).toEqual([50, 150, 130])
    const all = await list({ limit: 200 })
    expect(new Set(all.items.map(({ id }) => id)).size).toBe(150)
    expect(all.items.slice(0, 50)).toEqual(newest.items)
    expect((await server.call(listNotifications, { token: admin.token, query: { limit: 201 } })).status).toBe(400)
    expect(await news(other)).toEqual({ items: [], total: 0, unread: 0 })
  })
})
