import { createImpersonation } from '@wattdesk/contract/impersonation/calls.ts'
import { addPvBattery, removePvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { addCustomerNote } from '@wattdesk/contract/notes/calls.ts'
import { permissionsOfRole } from '@wattdesk/contract/permissions.ts'
import { listTimeline, readTimelineRecord } from '@wattdesk/contract/timeline/calls.ts'
import { timelineKinds } from '@wattdesk/contract/timeline/terms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { happeningsOf } from '../../../test/timeline.ts'
import { newId } from '../../platform/ids.ts'
import { openTimeline } from './timeline.service.ts'
import { readTimeline, readTimelineCounts } from './timeline.views.ts'
import { findTimelineRecord } from './timeline-record.views.ts'

const server = startServer()
const given = givenOf(server)
const { eventfulCustomer } = happeningsOf(server, given)
let admin: GivenMember

beforeAll(async () => {
  admin = await given.member('admin')
})

const entriesOf = async (id: string) => (await server.call(listTimeline, { token: admin.token, params: { id }, query: {} })).body.items
const recordAt = (id: string, key: string) => server.call(readTimelineRecord, { token: admin.token, params: { id, key } })
async function recordOf(id: string, event: string) {
  const entry = (await entriesOf(id)).find((one) => one.event === event)
  return (await recordAt(id, entry?.key ?? '')).body
}

describe('the record of an entry', () => {
  it('is found for every kind of entry', async () => {
    const customer = await eventfulCustomer(admin)
    const { id } = customer
    await server.sql('update invitations set mail_id = $1 where id = $2', [customer.mailId, customer.invitation])
    const invitation = { screen: 'invitation', userId: customer.userId, mailId: customer.mailId }
    const installation = { screen: 'installation', configurationId: customer.installation, kind: 'gateway' }
    const sale = { screen: 'sale', saleId: customer.sale, isArchived: false }
    const alarm = { screen: 'alarm', siteId: customer.siteId, deviceId: null, clearedAt: '2026-03-05T07:00:00+00:00' }
    const expected: Record<string, object> = {
      'customer.created': { screen: 'customer' },
      'customer-user.last-signed-in': { screen: 'customer-user', userId: customer.userId },
      'invitation.sent': invitation,
      'invitation.open': invitation,
      'device.added': installation,
      'device.found': installation,
      'sale.started': sale,
      'sale.step-completed': sale,
      'alarm.raised': alarm,
      'alarm.cleared': alarm,
    }
    for (const [event, place] of Object.entries(expected)) {
      expect([event, await recordOf(id, event)]).toEqual([event, { state: 'there', place: expect.objectContaining(place) }])
    }
    await server.sql('update sales set archived_at = now() where id = $1', [customer.sale])
    expect(await recordOf(id, 'sale.started')).toEqual({ state: 'there', place: { ...sale, isArchived: true } })
    await server.sql('update invitations set mail_id = null where id = $1', [customer.invitation])
    expect(await recordOf(id, 'mail.sent')).toEqual({ state: 'there', place: { screen: 'mail', mailId: customer.mailId } })
  })

  it('is reported as deleted, or as being with another customer', async () => {
    const { id, siteId } = await given.customer(admin)
    const body = {
      siteId,
      vendorId: await given.vendor({ name: 'kostal' }),
      serialNumber: 'K-1',
      inverterKind: 'PV' as const,
      pvInverterMaxAcPowerW: 8_000,
      pvPeakPowerW: 8_000,
    }
    const added = await server.call(addPvBattery, { token: admin.token, params: { id }, body })
    const params = { id, configurationId: added.body.configurationId }
    expect(await recordOf(id, 'pvbattery.added')).toMatchObject({ state: 'there', place: { configurationId: params.configurationId } })
    const other = await given.customer(admin)
    await server.sql('update installations set customer_id = $1, site_id = $2 where id = $3', [
      other.id,
      other.siteId,
      params.configurationId,
    ])
    expect(await recordOf(id, 'pvbattery.added')).toEqual({ state: 'elsewhere' })
    await server.sql('update installations set customer_id = $1, site_id = $2 where id = $3', [id, siteId, params.configurationId])
    await server.call(removePvBattery, { token: admin.token, params })
    expect(await recordOf(id, 'pvbattery.added')).toEqual({ state: 'gone' })
  })

  it('of an app view shows its reason and duration', async () => {
    const { id } = await given.customer(admin)
    await server.call(createImpersonation, { token: admin.token, params: { id }, body: { reason: 'The customer asks' } })
    const place = { screen: 'impersonation', reason: 'The customer asks', endedAt: null, startedAt: expect.any(String) }
    expect(await recordOf(id, 'impersonation.started')).toEqual({ state: 'there', place: expect.objectContaining(place) })
  })

  it('of an upload is its row, while rows are kept', async () => {
    await given.travelTo('2026-05-01T10:00:00Z', admin)
    const { id } = await given.customer(admin)
    const [importId, call] = [newId(), newId()]
    expect((await recordOf(id, 'customer.created')) as object).toEqual({ state: 'there', place: { screen: 'customer' } })
    await server.sql("update activity_entries set source = 'csv_import', request_id = $1 where customer_id = $2", [call, id])
    expect(await recordOf(id, 'customer.created')).toEqual({ state: 'gone' })
    await server.sql(
      `insert into customer_imports (id, tenant_id, affiliate_id, state, file_name, uploaded_by, start_request_id, created_at, worked_at)
       values ($1, $2, $2, 'done', 'homes.csv', $3, $4, now(), now())`,
      [importId, admin.tenantId, admin.id, call],
    )
    await server.sql(
      `insert into customer_import_chunks (import_id, first_row, last_row, row_count, merged_at)
       select $1, first, first + 9, 10, timestamptz '2026-05-01T09:59:58Z' + first * interval '50 ms' from unnest(array[2, 12, 22]) first`,
      [importId],
    )
    await server.sql(
      `insert into customer_import_rows (import_id, row, state, customer_id, user_id, entry_id)
       select $1, row, 'new', case row when 17 then $2::uuid else gen_random_uuid() end, gen_random_uuid(), gen_random_uuid()
       from generate_series(2, 31) row`,
      [importId, id],
    )
    const place = { screen: 'import', importId, fileName: 'homes.csv' }
    expect(await recordOf(id, 'customer.created')).toEqual({ state: 'there', place: { ...place, row: 17 } })
    await server.sql('delete from customer_import_rows where import_id = $1', [importId])
    expect(await recordOf(id, 'customer.created')).toEqual({ state: 'there', place: { ...place, row: null } })
  })

  it('of an import of past data is the site, and its kind that of imports', async () => {
    const { id, siteId } = await given.customer(admin)
    const importId = newId()
    await server.sql(
      `insert into data_imports (id, customer_id, site_id, vendor_name, action, status, from_at, to_at, continue_at, requested_by, requested_at, worked_at)
       values ($1, $2, $3, 'gridx', 'reimport', 'done', now() - interval '1 day', now(), now(), $4, now(), now())`,
      [importId, id, siteId, admin.id],
    )
    await server.sql(
      `insert into activity_entries (id, at, actor_kind, actor_name, action, event, source, application, object_type, object_id, customer_id, tenant_id, request_id)
       values ($1, now(), 'system', 'System', 'update', 'data-import.ended', 'event', 'app', 'data-import', $2, $3, $4, 'r')`,
      [newId(), importId, id, admin.tenantId],
    )
    expect((await entriesOf(id)).find(({ event }) => event === 'data-import.ended')?.kind).toBe('import')
    expect(await recordOf(id, 'data-import.ended')).toEqual({ state: 'there', place: { screen: 'data-import', siteId } })
    await server.sql('delete from data_imports where id = $1', [importId])
    expect(await recordOf(id, 'data-import.ended')).toEqual({ state: 'gone' })
  })

  it('is not found by the ID of another customer’s entry, by an unknown one, nor by another tenant', async () => {
    const [one, other] = [await given.customer(admin), await given.customer(admin)]
    const [entry] = await entriesOf(other.id)
    const found = await Promise.all([entry?.key ?? '', `a${newId()}`, `zz${newId()}`].map((key) => recordAt(one.id, key)))
    expect(found.map((response) => [response.status, response.error.code])).toEqual(found.map(() => [404, 'NotFound']))
    const stranger = await given.member('admin')
    const params = { id: other.id, key: entry?.key ?? '' }
    const foreign = await server.call(readTimelineRecord, { token: stranger.token, params })
    expect([foreign.status, foreign.error.code]).toEqual([404, 'CustomerNotFound'])
  })

  it.each(['x', newId(), `a${newId()}'`, `A${newId()}`, `t${newId()}:123456`, 'a0', `a${newId()}:`])(
    'is not looked for at %s',
    async (key) => {
      const { id } = await given.customer(admin)
      expect((await recordAt(id, key)).status).toBe(400)
    },
  )
})

describe('restricted members', () => {
  const without = (...missing: string[]) => {
    const permissions = new Set(permissionsOfRole('admin').filter((one) => !missing.includes(one)))
    return { permissions, scope: { kind: 'affiliate' as const, affiliateId: admin.tenantId } }
  }
  const received = async (caller: ReturnType<typeof without>, id: string) => {
    const timeline = await openTimeline(server.ctx, caller, id)
    const { items } = await readTimeline(server.ctx.db, timeline, { limit: 100 })
    const counted = await readTimelineCounts(server.ctx.db, timeline, { by: 'month' }, server.clock.now())
    const count = counted.items.flatMap((month) => Object.values(month.counts)).reduce((sum, one) => sum + one, 0)
    expect(count).toBe(items.length)
    return items
  }

  it('see no kind that needs more permissions', async () => {
    const customer = await eventfulCustomer(admin)
    await server.call(createImpersonation, { token: admin.token, params: { id: customer.id }, body: { reason: 'The customer asks' } })
    const note = { id: crypto.randomUUID(), text: 'Called back' }
    await server.call(addCustomerNote, { token: admin.token, params: { id: customer.id }, body: note })
    const hidden: [string[], string[]][] = [
      [['read:activities'], ['change', 'impersonation']],
      [['read:customers-sales'], ['sale']],
      [['read:customers-users'], ['sign-in', 'invitation', 'mail']],
      [['read:notifications'], ['mail']],
      [['read:impersonation'], ['impersonation']],
      [['read:customers-notes'], ['note']],
    ]
    const all = timelineKinds.filter((kind) => kind !== 'import')
    for (const [missing, kinds] of hidden) {
      const found = new Set<string>((await received(without(...missing), customer.id)).map((entry) => entry.kind))
      expect([missing, all.filter((kind) => !found.has(kind))]).toEqual([missing, all.filter((kind) => kinds.includes(kind))])
    }
  })

  it('shows devices from their own records if the log is not readable', async () => {
    const { id, siteId } = await given.customer(admin)
    const body = {
      siteId,
      vendorId: await given.vendor({ name: 'fronius' }),
      serialNumber: 'F-1',
      inverterKind: 'PV' as const,
      pvInverterMaxAcPowerW: 8_000,
      pvPeakPowerW: 8_000,
    }
    await server.call(addPvBattery, { token: admin.token, params: { id }, body })
    expect((await received(without(), id)).map((entry) => entry.event)).toEqual(['pvbattery.added', 'customer.created'])
    expect((await received(without('read:activities'), id)).map((entry) => [entry.event, entry.activityId])).toEqual([
      ['device.added', null],
    ])
  })

  it('is refused a kind requested by name, and its record', async () => {
    const customer = await eventfulCustomer(admin)
    const asked = openTimeline(server.ctx, without('read:customers-sales'), customer.id, ['alarm', 'sale'])
    await expect(asked).rejects.toMatchObject({ code: 'PermissionMissing', details: { permission: 'read:customers-sales' } })
    const sale = (await entriesOf(customer.id)).find((entry) => entry.event === 'sale.started')
    const timeline = await openTimeline(server.ctx, without('read:customers-sales'), customer.id)
    await expect(findTimelineRecord(server.ctx.db, timeline, sale?.key ?? '')).rejects.toMatchObject({ code: 'NotFound' })
  })
})
