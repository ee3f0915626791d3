import { assignAlarm, readAlarm } from '@wattdesk/contract/alarms/calls.ts'
import { changeWork } from '@wattdesk/contract/dashboard/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { workOf } from '../../../test/work.ts'

const server = startServer()
const given = givenOf(server)
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
})
