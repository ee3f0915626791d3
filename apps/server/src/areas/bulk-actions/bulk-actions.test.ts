import {
  downloadBulkActionRefusals,
  downloadBulkExport,
  getBulkAction,
  listBulkActionCustomers,
  listBulkActions,
  previewBulkAction,
  startBulkAction,
} from '@wattdesk/contract/bulk-actions/calls.ts'
import { describe, expect, it } from 'vitest'
import { bulkActionsOf } from '../../../test/bulk-actions.ts'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { removeOldBulkActions } from './run.service.ts'

const server = startServer()
const given = givenOf(server)
const bulk = bulkActionsOf(server)
const minute = 60_000
const { statusOf, deactivate, entriesOf } = bulk

describe('a preview', () => {
  it('freezes the selection, and lists refused customers with reasons', async () => {
    const admin = await given.member('admin')
    const [active, inactive] = [await given.customer(admin), await given.customer(admin)]
    await deactivate(admin, inactive)
    const foreign = await given.customer(await given.member('admin'))
    const nobody = { id: crypto.randomUUID() }
    const { status, body } = await bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(active, inactive, foreign, nobody, active))
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'deactivate', status: 'previewed', total: 4, planned: 1, refused: 3, startedAt: null })
    expect(body.reasons).toEqual([
      { outcome: 'refused', reason: 'CustomerNotFound', count: 2 },
      { outcome: 'refused', reason: 'CustomerNotActive', count: 1 },
    ])
    expect(await bulk.outcomes(admin, body)).toEqual(
      new Map([
        [active.id, 'planned'],
        [inactive.id, 'refused: CustomerNotActive'],
        [foreign.id, 'refused: CustomerNotFound'],
        [nobody.id, 'refused: CustomerNotFound'],
      ]),
    )
    expect(await statusOf(admin, active)).toBe('active')
    expect(await entriesOf(body.id)).toEqual([])
  })

  it('matches the list exactly: filter, search and exclusions', async () => {
    const admin = await given.member('admin')
    const selection = await bulk.crowd(admin.tenantId, 12, 'Kassel')
    await given.customer(admin)
    expect((await bulk.preview(admin, { kind: 'deactivate' }, selection)).body).toMatchObject({ total: 12, planned: 12 })
    expect((await bulk.preview(admin, { kind: 'deactivate' }, { ...selection, searchValue: 'crowd 7' })).body).toMatchObject({ total: 1 })
    const [one] = await server.sql<{ id: string }>("select id from customers where city = 'Kassel' limit 1")
    const excluded = { ...selection, excludedIds: [one?.id ?? ''] }
    expect((await bulk.preview(admin, { kind: 'deactivate' }, excluded)).body).toMatchObject({ total: 11, planned: 11 })
    expect((await bulk.preview(admin, { kind: 'deactivate' }, { by: 'filter' })).body).toMatchObject({ total: 13 })
  })

  it('of a partner’s list means its customers', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    await given.customer({ ...admin, tenantId: partner.partnerTenantId ?? '' })
    await given.customer(admin)
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, { by: 'filter', partnerId: partner.id })
    expect(body).toMatchObject({ total: 1, planned: 1 })
    const residential = await given.customer(admin)
    for (const partnerId of [residential.id, crypto.randomUUID()]) {
      const response = await bulk.preview(admin, { kind: 'deactivate' }, { by: 'filter', partnerId })
      expect([response.status, response.error.code]).toEqual([404, 'CustomerNotFound'])
    }
  })

  it('of thousands is frozen by the job, in batches, and its filter is deleted', async () => {
    const admin = await given.member('admin')
    const selection = await bulk.crowd(admin.tenantId, 2_500, 'Gera')
    await server.sql("update customers set source_kind = 'crm' where city = 'Gera' and account_name like '%5'")
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, { ...selection, searchValue: 'crowd' })
    expect(body).toMatchObject({ status: 'freezing', total: 2_500, planned: 0 })
    expect((await bulk.start(admin, { id: body.id, planned: 0 })).error.code).toBe('BulkActionStateForbids')
    await Promise.all([bulk.work(body), bulk.work(body)])
    expect(await bulk.find(admin, body)).toMatchObject({
      status: 'previewed',
      total: 2_500,
      planned: 2_250,
      refused: 250,
      reasons: [{ outcome: 'refused', reason: 'AutomatedUnconfirmed', count: 250 }],
    })
    expect(await server.sql('select selection from bulk_actions where id = $1', [body.id])).toEqual([{ selection: null }])
  })

  it('is not frozen further after cancellation, and cannot be started', async () => {
    const admin = await given.member('admin')
    const selection = await bulk.crowd(admin.tenantId, 2_100, 'Jena')
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, selection)
    expect((await bulk.cancel(admin, body)).body.status).toBe('cancelled')
    expect((await bulk.cancel(admin, body)).status).toBe(200)
    await bulk.work(body)
    expect(await bulk.find(admin, body)).toMatchObject({ status: 'cancelled', planned: 0, undoUntil: null })
    expect((await bulk.start(admin, { id: body.id, planned: 0 })).error.code).toBe('BulkActionStateForbids')
    expect((await bulk.undo(admin, body)).error.code).toBe('BulkActionStateForbids')
  })

  it('is created once under one ID, and belongs to the caller', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const id = crypto.randomUUID()
    const [first, second] = await Promise.all([
      bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(customer), id),
      bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(customer), id),
    ])
    expect([first.status, second.status, first.body.id, second.body.id]).toEqual([200, 200, id, id])
    const stranger = await given.member('admin')
    expect((await bulk.preview(stranger, { kind: 'deactivate' }, bulk.byIds(customer), id)).status).toBe(404)
  })

  it('expires', async () => {
    const admin = await given.member('admin')
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(await given.customer(admin)))
    server.clock.advance(30 * minute)
    const late = await bulk.start({ token: await given.sessionOf(admin.id) }, body)
    expect([late.status, late.error.code]).toEqual([410, 'BulkActionExpired'])
    server.clock.advance(24 * 60 * minute + 1)
    await removeOldBulkActions(server.ctx)
    const token = await given.sessionOf(admin.id)
    expect((await server.call(getBulkAction, { token, params: { bulkActionId: body.id } })).status).toBe(404)
  })

  it('is replaced by newer ones of the same member, five at most', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    for (let n = 0; n < 7; n++) {
      server.clock.advance(1)
      await bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(customer))
    }
    const { body } = await server.call(listBulkActions, { token: admin.token })
    expect(body.total).toBe(5)
  })

  it('are listed in pages, by kind and status, in the requested order', async () => {
    const admin = await given.member('admin')
    const [one, two] = [await given.customer(admin), await given.customer(admin)]
    const wide = await bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(one, two))
    server.clock.advance(1)
    const file = await bulk.preview(admin, { kind: 'export', columns: ['id'] }, bulk.byIds(one))
    const list = async (query: Record<string, string | number>) => {
      const { body } = await server.call(listBulkActions, { token: admin.token, query })
      return [body.total, body.items.map((item) => item.id)]
    }
    expect(await list({})).toEqual([2, [file.body.id, wide.body.id]])
    expect(await list({ order: 'planned:desc' })).toEqual([2, [wide.body.id, file.body.id]])
    expect(await list({ order: 'createdAt:asc', limit: 1, page: 1 })).toEqual([2, [file.body.id]])
    expect(await list({ filter: '{"kind":{"op":"in","value":["export"]}}' })).toEqual([1, [file.body.id]])
    expect(await list({ filter: '{"status":"done"}' })).toEqual([0, []])
    const unknown = await server.call(listBulkActions, {
      token: admin.token,
      query: { order: 'requestId:asc', filter: '{"memberId":"x"}' },
    })
    expect([unknown.status, unknown.error.details]).toMatchObject([400, [{ field: 'filter.memberId' }, { field: 'order' }]])
  })

  it.each([
    ['no action', { action: { kind: 'purge' } }],
    ['no groups', { action: { kind: 'assign-feature-groups', featureGroupIds: [] } }],
    ['no group’s id', { action: { kind: 'assign-feature-groups', featureGroupIds: ['x'] } }],
    ['unknown keys', { action: { kind: 'deactivate', all: true } }],
    ['unknown columns', { action: { kind: 'export', columns: ['password'] } }],
    ['nobody', { selection: { by: 'ids', customerIds: [] } }],
    ['too many', { selection: { by: 'ids', customerIds: Array.from({ length: 1_001 }, () => crypto.randomUUID()) } }],
    ['an unknown filter', { selection: { by: 'filter', filter: '{"password":"x"}' } }],
    ['a filter that is none', { selection: { by: 'filter', filter: '[' } }],
    ['both', { selection: { by: 'filter', customerIds: [] } }],
    ['an id that is none', { id: 'one' }],
  ])('of %s is refused', async (_, part) => {
    const admin = await given.member('admin')
    const payload = { action: { kind: 'deactivate' }, selection: { by: 'filter' }, ...part }
    const headers = { authorization: `Bearer ${admin.token}` }
    const response = await server.app.inject({ method: 'POST', url: previewBulkAction.path, payload, headers })
    expect([response.statusCode, response.json().code]).toEqual([400, 'ValidationFailed'])
  })
})

describe('permissions', () => {
  it('needs the right that the action needs for one customer, at the preview and at the start', async () => {
    const admin = await given.member('admin')
    const support = await given.member('support', admin.tenantId)
    const selection = bulk.byIds(await given.customer(admin))
    const refused = await bulk.preview(support, { kind: 'deactivate' }, selection)
    expect(refused.error).toMatchObject({ code: 'PermissionMissing', details: { permission: 'delete:customers' } })
    expect((await bulk.preview(support, { kind: 'send-invitation' }, selection)).status).toBe(200)
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, selection)
    await server.sql("update members set roles = '{support}' where id = $1", [admin.id])
    const demoted = { ...admin, token: await given.sessionOf(admin.id) }
    expect((await bulk.start(demoted, body)).error.code).toBe('PermissionMissing')
  })

  it('let members see and move only their own', async () => {
    const admin = await given.member('admin')
    const colleague = await given.member('admin', admin.tenantId)
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(await given.customer(admin)))
    for (const response of [await bulk.start(colleague, body), await bulk.cancel(colleague, body), await bulk.undo(colleague, body)]) {
      expect([response.status, response.error.code]).toEqual([404, 'BulkActionNotFound'])
    }
    const { token } = colleague
    const params = { bulkActionId: body.id }
    expect((await server.call(listBulkActions, { token })).body.items).toEqual([])
    expect((await server.call(listBulkActionCustomers, { token, params })).status).toBe(404)
    expect((await server.call(downloadBulkActionRefusals, { token, params })).status).toBe(404)
    expect((await server.call(downloadBulkExport, { token, params })).status).toBe(404)
  })
})

describe('files', () => {
  it('contain exactly the frozen customers, harmless in a spreadsheet', async () => {
    const admin = await given.member('admin')
    const [one, two] = [await given.customer(admin, { accountName: '=1+1' }), await given.customer(admin)]
    const { body } = await bulk.preview(admin, { kind: 'export', columns: ['id', 'accountName'] }, bulk.byIds(one, two))
    const params = { bulkActionId: body.id }
    expect((await server.call(downloadBulkExport, { token: admin.token, params })).error.code).toBe('BulkActionStateForbids')
    expect((await bulk.start(admin, body)).body).toMatchObject({ status: 'done', acted: 2, undoUntil: null })
    await given.customer(admin)
    const { raw, headers } = await server.call(downloadBulkExport, { token: admin.token, params })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="customers-\d{4}-\d\d-\d\d.csv"$/)
    const lines = raw.body.trim().split(/\r?\n/)
    expect(lines).toHaveLength(3)
    expect(raw.body).toContain(`${one.id},'=1+1`)
  })

  it('of thousands are gathered by the job', async () => {
    const admin = await given.member('admin')
    const selection = await bulk.crowd(admin.tenantId, 2_010, 'Suhl')
    const { body } = await bulk.preview(admin, { kind: 'export', columns: ['id'] }, selection)
    await bulk.work(body)
    await server.sql("update customers set status = 'deleted', deleted_at = now() where city = 'Suhl' and account_name = 'Crowd 3'")
    await bulk.start(admin, { id: body.id, planned: 2_010 })
    await bulk.work(body)
    expect(await bulk.find(admin, body)).toMatchObject({ status: 'done', acted: 2_009, overtaken: 1 })
    const { raw } = await server.call(downloadBulkExport, { token: admin.token, params: { bulkActionId: body.id } })
    expect(raw.body.trim().split('\r\n')).toHaveLength(2_010)
  })

  it('contain the reason of each refusal, harmless in a spreadsheet', async () => {
    const admin = await given.member('admin')
    const names = ['=HYPERLINK("http://x")', '+1+1', '-1+2', '@SUM(A1)', '\t=1', 'Müller, "Öko"']
    const inactive = await Promise.all(names.map((accountName) => given.customer(admin, { accountName })))
    for (const one of inactive) await deactivate(admin, one)
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(await given.customer(admin), ...inactive))
    const { raw } = await server.call(downloadBulkActionRefusals, { token: admin.token, params: { bulkActionId: body.id } })
    const lines = raw.body.slice(1).trim().split('\r\n')
    expect(lines).toHaveLength(1 + names.length)
    for (const line of lines.slice(1)) {
      const name = line.split(',').slice(2).join(',').replace(/^"/, '')
      expect(name).not.toMatch(/^[=+@\t-]/)
      expect(line).toContain(',refused,CustomerNotActive,')
    }
  })
})

describe('the start', () => {
  it('names the number that was seen, and happens once', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(customer))
    const other = await server.call(startBulkAction, { token: admin.token, params: { bulkActionId: body.id }, body: { planned: 2 } })
    expect([other.status, other.error.code, other.error.details]).toEqual([409, 'BulkActionCountDiffers', { planned: 1 }])
    const responses = await Promise.all([bulk.start(admin, body), bulk.start(admin, body)])
    expect(responses.map((response) => response.status)).toEqual([200, 200])
    await bulk.work(body)
    expect((await bulk.start(admin, body)).body).toMatchObject({ status: 'done', acted: 1 })
    expect((await entriesOf(body.id)).map((entry) => entry.event)).toEqual(['bulk-action.started', 'bulk-action.finished'])
    expect((await bulk.cancel(admin, body)).error.code).toBe('BulkActionStateForbids')
  })

  it('pages its customers by outcome and reason', async () => {
    const admin = await given.member('admin')
    const selection = await bulk.crowd(admin.tenantId, 30, 'Aue')
    await server.sql("update customers set source_kind = 'csv' where city = 'Aue' and account_name like '%1'")
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, selection)
    const list = (query: object) =>
      server.call(listBulkActionCustomers, {
        token: admin.token,
        params: { bulkActionId: body.id },
        query: { page: 0, limit: 10, ...query },
      })
    expect((await list({ page: 2 })).body).toMatchObject({ total: 30, page: 2 })
    expect((await list({ page: 3 })).body.items).toEqual([])
    const refused = (await list({ outcome: 'refused', reason: 'AutomatedUnconfirmed' })).body
    expect([refused.total, refused.items.length]).toEqual([3, 3])
    expect((await list({ outcome: 'planned' })).body.total).toBe(27)
    expect((await list({ outcome: 'gone' })).status).toBe(400)
  })
})
