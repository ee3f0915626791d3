import { getCustomer } from '@wattdesk/contract/customers/calls.ts'
import { moveCustomer } from '@wattdesk/contract/customers/record/calls.ts'
import {
  applyOrderStatus,
  downloadOrderStatus,
  getOrderStatusRun,
  listOrderStatusRows,
  listOrderStatusRuns,
  previewOrderStatus,
} from '@wattdesk/contract/sales/order-status/calls.ts'
import type { OrderStatusChange } from '@wattdesk/contract/sales/order-status/models.ts'
import { orderStatusRowsMax } from '@wattdesk/contract/sales/order-status/terms.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'
import { runOrderStatus } from './order-status.service.ts'

const server = startServer()
const given = givenOf(server)

describe('a preview of customers of a list', () => {
  it('contains the customers that match at the preview, without excluded or later ones', async () => {
    const admin = await given.member('admin')
    const add = (at: number) => given.customer(admin, { externalReferenceId: `GVL-${at}` })
    const [first, second, third] = [await add(1), await add(2), await add(3)]
    const change = { installationStatus: 'planned' as const }
    const list = { searchValue: 'gvl', filter: JSON.stringify({ type: 'residential_customer' }), excludedIds: [second.id] }
    const preview = async (body: object) =>
      server.call(previewOrderStatus, { token: admin.token, body: { origin: 'filtered', change, ...list, ...body } as never })
    const { status, body } = await preview({})
    expect([status, body.origin, body.planned, body.total]).toEqual([200, 'chosen', 2, 2])
    const later = await add(4)
    await server.call(applyOrderStatus, { token: admin.token, params: { runId: body.id } })
    await runOrderStatus(server.ctx, body.id)
    const done = await server.call(getOrderStatusRun, { token: admin.token, params: { runId: body.id } })
    expect(done.body).toMatchObject({ status: 'done', applied: 2, total: 2 })
    const statusOf = async (id: string) => (await server.call(getCustomer, { token: admin.token, params: { id } })).body.installationStatus
    expect(await Promise.all([first, second, third, later].map((home) => statusOf(home.id)))).toEqual([
      'planned',
      'none',
      'planned',
      'none',
    ])
    expect((await preview({ searchValue: 'nobody-at-all' })).body).toMatchObject({ total: 0, planned: 0 })
    expect((await preview({ filter: '{"unknown":1}' })).status).toBe(400)
    const stranger = await given.member('admin')
    const foreign = await server.call(previewOrderStatus, {
      token: stranger.token,
      body: { origin: 'filtered', change, searchValue: 'gvl' } as never,
    })
    expect(foreign.body.total).toBe(0)
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    expect((await preview({ partnerId: partner.id })).body.total).toBe(0)
    expect((await preview({ partnerId: first.id })).status).toBe(404)
  })

  it('is refused beyond the limit of a run', async () => {
    const admin = await given.member('admin')
    await server.sql(`
      insert into customers (id, tenant_id, affiliate_id, type, status, account_name, account_email, source_kind, created_at, updated_at)
      select gen_random_uuid(), '${admin.tenantId}', '${admin.tenantId}', 'residential_customer', 'active', 'Many', 'many-' || place || '@list.example',
        'crm', now(), now() from generate_series(1, ${orderStatusRowsMax + 1}) place`)
    const body = { origin: 'filtered' as const, change: { installationStatus: 'planned' as const } }
    const { status, error } = await server.call(previewOrderStatus, { token: admin.token, body })
    expect([status, error.code]).toEqual([400, 'OrderStatusTooLong'])
  })
})

const pasted = ({ token }: { token: string }, references: string, change: OrderStatusChange) =>
  server.call(previewOrderStatus, { token, body: { origin: 'pasted', references, change } })

describe('a preview of pasted references or a file', () => {
  it('is refused to support, naming the missing permission', async () => {
    const { token } = await given.member('support')
    const { status, error } = await pasted({ token }, 'GV1', { installationStatus: 'planned' })
    expect([status, error.details]).toEqual([403, { permission: 'write:customers, write:customers-sales' }])
  })

  it.each([
    ['nothing to change', { origin: 'pasted', references: 'GV1', change: {} }, 'change.step', 'NothingToChange'],
    ['a status without a step', { origin: 'pasted', references: 'GV1', change: { status: 'skipped' } }, 'change.step', 'Required'],
    ['no references', { origin: 'pasted', references: ' ', change: { installationStatus: 'none' } }, 'references', 'Required'],
    ['an unknown origin', { origin: 'fax' }, 'origin', 'Invalid'],
    ['what is no base64', { origin: 'csv', csv: '***' }, 'csv', 'Invalid'],
    ['ids that are none', { origin: 'chosen', customerIds: ['x'], change: { installationStatus: 'none' } }, 'customerIds.0', 'IdInvalid'],
    ['an unknown field', { origin: 'csv', csv: 'YQ==', force: true }, 'force', 'UnknownField'],
  ])('is refused with %s', async (_, body, field, code) => {
    const { token } = await given.member('admin')
    const { status, error } = await server.call(previewOrderStatus, { token, body: body as never })
    expect(status).toBe(400)
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
  })

  it('is refused when it is too long', async () => {
    const { token } = await given.member('admin')
    const references = Array.from({ length: orderStatusRowsMax + 1 }, (_, number) => `G${number}`).join('\n')
    const { status, error } = await pasted({ token }, references, { installationStatus: 'none' })
    expect([status, error.code]).toEqual([400, 'OrderStatusTooLong'])
  })
})

describe('the rows of a preview', () => {
  it('no longer name a customer to the members of a partner that it has left', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const { token } = await given.member('admin', partner.partnerTenantId ?? '')
    const customer = await given.customer(admin, { tenantId: partner.partnerTenantId ?? '' })
    const { body } = await pasted({ token }, customer.id, { installationStatus: 'planned' })
    const shown = async (by: string) => {
      const { raw } = await server.call(downloadOrderStatus, { token: by, params: { runId: body.id } })
      const rows = await server.call(listOrderStatusRows, { token: by, params: { runId: body.id } })
      return [rows.body.items[0]?.customer?.accountName, raw.body.includes(customer.accountName)]
    }
    expect(await shown(token)).toEqual([customer.accountName, true])
    const move = { version: customer.version, tenantId: admin.tenantId }
    expect((await server.call(moveCustomer, { token: admin.token, params: { id: customer.id }, body: move })).status).toBe(200)
    expect(await shown(token)).toEqual([undefined, false])
    expect(await shown(admin.token)).toEqual([customer.accountName, true])
  })
})

describe('the list of runs', () => {
  it('has pages, is filtered by origin and status, in the requested order', async () => {
    const { token } = await given.member('admin')
    const runs = [await pasted({ token }, 'GV1', { installationStatus: 'planned' })]
    server.clock.advance(1)
    runs.push(await pasted({ token }, 'GV1 GV2', { installationStatus: 'planned' }))
    const [first, second] = runs.map((run) => run.body.id)
    const list = async (query: Record<string, string | number>) => {
      const { body } = await server.call(listOrderStatusRuns, { token, query })
      return [body.total, body.items.map((item) => item.id)]
    }
    expect(await list({})).toEqual([2, [second, first]])
    expect(await list({ order: 'total:asc' })).toEqual([2, [first, second]])
    expect(await list({ order: 'createdAt:desc', limit: 1, page: 1 })).toEqual([2, [first]])
    expect(await list({ filter: '{"origin":"pasted","status":{"op":"in","value":["previewed","done"]}}' })).toEqual([2, [second, first]])
    expect(await list({ filter: '{"origin":"csv"}' })).toEqual([0, []])
    const unknown = await server.call(listOrderStatusRuns, { token, query: { order: 'requestId:asc' } })
    expect([unknown.status, unknown.error.details]).toMatchObject([400, [{ field: 'order' }]])
  })
})
