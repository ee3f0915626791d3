import * as access from '@wattdesk/contract/account/access/calls.ts'
import { getAccount, listAccountActivities, listMembers } from '@wattdesk/contract/account/calls.ts'
import { addReportSchedule } from '@wattdesk/contract/business-reports/calls.ts'
import { getCustomer, listCustomers, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import { ownTenant, workingTenantHeader } from '@wattdesk/contract/endpoint.ts'
import { getProfile, updatePreferences } from '@wattdesk/contract/profile/calls.ts'
import { applyOrderStatus, getOrderStatusRun, previewOrderStatus } from '@wattdesk/contract/sales/order-status/calls.ts'
import { liveCloseCodes } from '@wattdesk/contract/telemetry/terms.ts'
import { describe, expect, it, vi } from 'vitest'
import { bulkActionsOf } from '../../../test/bulk-actions.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { liveSocketsOf } from '../../../test/live-sockets.ts'
import { startServer } from '../../../test/server.ts'
import { announceSessions } from '../auth/sessions/sessions.service.ts'
import { runOrderStatus } from '../sales/order-status/order-status.service.ts'

const server = startServer()
const given = givenOf(server)
const sockets = liveSocketsOf(server, given)
const bulk = bulkActionsOf(server)

const hour = 3_600_000
const until = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString()

/** An affiliate with two partners that have a customer each, and a customer of its own. */
async function givenRegion(role: 'support' | 'installer' = 'support') {
  const admin = await given.member('admin')
  const member = await given.member(role, admin.tenantId)
  const partner = async () => {
    const { partnerTenantId } = await given.customer(admin, { type: 'partner', site: undefined })
    const tenantId = partnerTenantId ?? ''
    return { tenantId, customer: await given.customer(admin, { tenantId }) }
  }
  return { admin, member, own: await given.customer(admin), one: await partner(), other: await partner() }
}

const lend = (by: GivenMember, to: GivenMember, tenantId: string | null, fields = {}) =>
  server.call(access.lendAccess, {
    token: by.token,
    params: { id: to.id },
    body: { role: 'admin', tenantId, reason: 'Cover', endsAt: until(hour), ...fields },
  })
const start = ({ token }: GivenMember, loanId: string) => server.call(access.startWorkingInTenant, { token, params: { loanId } })
const stop = ({ token }: GivenMember) => server.call(access.stopWorkingInTenant, { token })
const end = (by: GivenMember, to: GivenMember, loanId: string) =>
  server.call(access.endLoan, { token: by.token, params: { id: to.id, loanId } })
const versionOf = async (id: string) =>
  (await server.sql<{ version: number }>('select version from customers where id = $1', [id]))[0]?.version ?? 0
const rename = async ({ token }: GivenMember, { id }: { id: string }) => {
  const body = { version: await versionOf(id), accountName: `Renamed ${crypto.randomUUID()}` }
  const { status, error } = await server.call(updateCustomer, { token, params: { id }, body })
  return status === 200 ? 200 : error.code
}
const workingIn = async ({ token }: GivenMember) => (await server.call(getProfile, { token })).body.workingIn?.tenant.id ?? null

/** A member who works in the first partner of a region by a loan. */
async function givenWorking(role: 'support' | 'installer' = 'support', fields = {}) {
  const region = await givenRegion(role)
  const { body: loan } = await lend(region.admin, region.member, region.one.tenantId, fields)
  expect((await start(region.member, loan.id)).status).toBe(204)
  return { ...region, loan }
}

describe('a loan for one tenant', () => {
  it('counts only in a session that works there, which sees nothing else', async () => {
    const { admin, member, own, one, other } = await givenRegion()
    const { body: loan } = await lend(admin, member, one.tenantId)
    expect(loan).toMatchObject({ role: 'admin', tenant: { id: one.tenantId } })
    for (const { id } of [own, one.customer, other.customer]) expect(await rename(member, { id })).toBe('PermissionMissing')
    const elsewhere = { ...member, token: await given.sessionOf(member.id) }
    expect((await start(member, loan.id)).status).toBe(204)
    const me = (await server.call(getProfile, { token: member.token })).body
    expect(me).toMatchObject({ tenant: { id: admin.tenantId }, workingIn: { loan, tenant: { id: one.tenantId, kind: 'partner' } } })
    expect(me.permissions).toContain('write:customers')
    expect(await rename(member, one.customer)).toBe(200)
    for (const { id } of [own, other.customer]) {
      expect(await rename(member, { id })).toBe('CustomerNotFound')
      expect((await server.call(getCustomer, { token: member.token, params: { id } })).status).toBe(404)
    }
    const { body: list } = await server.call(listCustomers, { token: member.token, query: {} })
    expect(list.items.map(({ id }) => id)).toEqual([one.customer.id])
    expect((await server.call(getAccount, { token: member.token })).body.id).toBe(one.tenantId)
    expect((await server.call(listMembers, { token: member.token, query: {} })).body.items).toEqual([])
    // Another session of the same member is an ordinary one.
    expect(await workingIn(elsewhere)).toBeNull()
    expect(await rename(elsewhere, one.customer)).toBe('PermissionMissing')
    expect([(await stop(member)).status, (await stop(member)).status]).toEqual([204, 204])
    expect(await rename(member, one.customer)).toBe('PermissionMissing')
    expect((await server.call(getCustomer, { token: member.token, params: { id: own.id } })).status).toBe(200)
  })

  it('for an affiliate shows the partners below it', async () => {
    const root = await given.member('root')
    const support = await given.member('support', root.tenantId)
    const { admin, own, one } = await givenRegion()
    const far = await given.customer(await given.member('admin'))
    const { body: loan } = await lend(root, support, admin.tenantId)
    await start(support, loan.id)
    for (const customer of [own, one.customer]) expect(await rename(support, customer)).toBe(200)
    expect(await rename(support, far)).toBe('CustomerNotFound')
  })

  it('counts beside loans without a tenant, and several loans of one tenant count together', async () => {
    const { admin, member, one, other } = await givenRegion('installer')
    await lend(admin, member, null, { role: 'support' })
    const { body: loan } = await lend(admin, member, one.tenantId)
    expect(loan.permissions).not.toContain('read:customers')
    await lend(admin, member, other.tenantId)
    await start(member, loan.id)
    expect(await rename(member, one.customer)).toBe(200)
    expect(await rename(member, other.customer)).toBe('CustomerNotFound')
    expect((await lend(admin, member, one.tenantId)).error.code).toBe('AccessAlreadyLent')
    expect((await server.call(access.listLoans, { token: admin.token, params: { id: member.id } })).body.items).toHaveLength(3)
  })

  it('is for a tenant that both may see; the borrower’s own is the same as none', async () => {
    const root = await given.member('root')
    const { admin, member, one, other } = await givenRegion()
    const partnerAdmin = await given.member('admin', one.tenantId)
    const partnerMember = await given.member('support', one.tenantId)
    const stranger = await given.member('admin')
    const refused = [
      // Without the lender, without the borrower, unknown, and the operator's.
      await lend(partnerAdmin, partnerMember, other.tenantId),
      await lend(admin, partnerMember, other.tenantId),
      await lend(admin, member, stranger.tenantId),
      await lend(root, member, stranger.tenantId),
      await lend(root, member, root.tenantId),
      await lend(admin, member, crypto.randomUUID()),
    ]
    for (const { status, error } of refused) {
      expect([status, error.code, error.details]).toEqual([404, 'NotFound', { field: 'tenantId' }])
    }
    const { body: whole } = await lend(admin, member, admin.tenantId)
    expect(whole.tenant).toBeNull()
    expect((await lend(admin, member, null)).error.code).toBe('AccessAlreadyLent')
    expect(await rename(member, one.customer)).toBe(200)
    expect((await lend(admin, member, one.tenantId)).error.code).toBe('NothingToLend')
    const choices = async (by: GivenMember, to: GivenMember, query = {}) =>
      (await server.call(access.listLoanTenants, { token: by.token, params: { id: to.id }, query })).body.items.map(({ id }) => id)
    expect(new Set(await choices(admin, member))).toEqual(new Set([one.tenantId, other.tenantId]))
    expect(await choices(root, partnerMember)).toEqual([])
    const [{ name } = { name: '' }] = await server.sql<{ name: string }>('select name from tenants where id = $1', [one.tenantId])
    expect(await choices(root, member, { searchValue: name.toUpperCase() })).toEqual([one.tenantId])
    await server.sql("update tenants set name = 'Stadtwerke Türkenfeld' where id = $1", [one.tenantId])
    expect(await choices(root, member, { searchValue: 'tuerken' })).toEqual([one.tenantId])
  })

  it('grants no request, because the permission is missing elsewhere, and is named where it helps', async () => {
    const { admin, member, one } = await givenRegion()
    const permissions = ['write:customers' as const]
    await server.call(access.requestAccess, { token: member.token, body: { permissions } })
    const { body: loan } = await lend(admin, member, one.tenantId)
    const own = async () => (await server.call(access.listOwnAccess, { token: member.token })).body
    expect(await own()).toMatchObject({ borrowed: [loan], requests: [{ state: 'open' }] })
    const explain = (needed: string) =>
      server.call(access.explainPermissions, { token: member.token, query: { permissions: needed } as never })
    expect((await explain('write:customers')).body.loans).toEqual([loan])
    expect((await explain('write:vendor-settings,read:service-status')).body.loans).toEqual([])
    await start(member, loan.id)
    expect((await server.call(access.requestAccess, { token: member.token, body: { permissions } })).error.code).toBe('PermissionHeld')
    expect((await server.call(access.listOwnAccess, { token: admin.token })).body.lent).toMatchObject([
      { id: loan.id, tenant: { id: one.tenantId }, member: { id: member.id } },
    ])
  })
})

describe('working in a tenant', () => {
  it('ends with the loan: on time, and at once when it is closed', async () => {
    const { admin, member, one, own, loan } = await givenWorking('support', { endsAt: until(60_000) })
    server.clock.advance(59_000)
    expect(await rename(member, one.customer)).toBe(200)
    server.clock.advance(1_000)
    expect(await rename(member, one.customer)).toBe('PermissionMissing')
    expect(await workingIn(member)).toBeNull()
    expect((await server.call(getCustomer, { token: member.token, params: { id: own.id } })).status).toBe(200)
    expect((await start(member, loan.id)).status).toBe(404)
    const { body: next } = await lend(admin, member, one.tenantId)
    // The session does not work there by itself again.
    expect(await workingIn(member)).toBeNull()
    await start(member, next.id)
    expect(await rename(member, one.customer)).toBe(200)
    expect((await end(admin, member, next.id)).status).toBe(204)
    expect(await rename(member, one.customer)).toBe('PermissionMissing')
    expect((await stop(member)).status).toBe(204)
  })

  it('ends when the tenant is removed, or outside what the member may see', async () => {
    const region = await givenWorking()
    const { member, one } = region
    await server.sql('update members set tenant_id = $2 where id = $1', [member.id, await given.affiliate()])
    announceSessions(server.ctx, { memberId: member.id })
    expect(await workingIn(member)).toBeNull()
    await server.sql('update members set tenant_id = $2 where id = $1', [member.id, region.admin.tenantId])
    await server.sql('update tenants set removed_at = now() where id = $1', [one.tenantId])
    announceSessions(server.ctx, { memberId: member.id })
    expect(await workingIn(member)).toBeNull()
    expect(await rename(member, one.customer)).toBe('PermissionMissing')
  })

  it('needs a running loan of one’s own for a tenant', async () => {
    const { admin, member, one } = await givenRegion('installer')
    const colleague = await given.member('installer', admin.tenantId)
    const { body: whole } = await lend(admin, member, null, { role: 'support' })
    const { body: theirs } = await lend(admin, colleague, one.tenantId)
    for (const loanId of [whole.id, theirs.id, crypto.randomUUID()]) {
      const { status, error } = await start(member, loanId)
      expect([status, error.code]).toEqual([404, 'NotFound'])
    }
    expect((await server.call(access.startWorkingInTenant, { params: { loanId: theirs.id } })).status).toBe(401)
    expect((await server.call(access.stopWorkingInTenant, {})).status).toBe(401)
  })

  it('is logged once however often it is sent, with the tenant before and after', async () => {
    const { admin, member, one, other, loan } = await givenWorking()
    expect((await start(member, loan.id)).status).toBe(204)
    const { body: next } = await lend(admin, member, other.tenantId)
    await start(member, next.id)
    await stop(member)
    await stop(member)
    const { body } = await server.call(listAccountActivities, { token: admin.token, query: { filter: '{}' } })
    const entries = body.items.filter(({ event }) => event.startsWith('session.'))
    const [first, second] = [
      { tenantId: one.tenantId, lentRole: 'admin', endsAt: loan.endsAt },
      { tenantId: other.tenantId, lentRole: 'admin', endsAt: next.endsAt },
    ]
    expect(entries).toMatchObject([
      { event: 'session.tenant-left', before: second, after: null },
      { event: 'session.tenant-entered', action: 'update', before: first, after: second },
      { event: 'session.tenant-entered', action: 'create', before: null, after: first },
    ])
    expect(body.items.find(({ event }) => event === 'member.access-lent')?.after).toMatchObject({ tenantId: other.tenantId })
  })

  it('and the preview of a role exclude each other', async () => {
    const { admin, one } = await givenRegion()
    const root = await given.member('root')
    // An admin lacks only what belongs to support.
    const { body: loan } = await lend(root, admin, one.tenantId, { role: 'support' })
    const preview = (role: 'installer' | 'support') => server.call(access.startRolePreview, { token: admin.token, body: { role } })
    await start(admin, loan.id)
    expect((await preview('installer')).error.code).toBe('WorkingInTenant')
    await stop(admin)
    expect((await preview('installer')).status).toBe(204)
    expect((await start(admin, loan.id)).error.code).toBe('PreviewReadsOnly')
    expect(await workingIn(admin)).toBeNull()
  })

  it('closes live sockets outside the tenant, and those inside when it ends', async () => {
    const { admin, member, own, one } = await givenRegion('installer')
    await lend(admin, member, null, { role: 'support' })
    const outside = await sockets.connect(await sockets.ticketOf(member, own.siteId))
    await server.sql('update access_loans set closed_at = $2 where member_id = $1', [member.id, server.clock.now()])
    await server.sql("update members set roles = '{support}' where id = $1", [member.id])
    const { body: loan } = await lend(admin, member, one.tenantId)
    await start(member, loan.id)
    await vi.waitFor(() => expect(outside.closedWith()).toBe(liveCloseCodes.rightsChanged))
    await stop(member)
    await server.sql("update members set roles = '{installer}' where id = $1", [member.id])
    const { body: narrow } = await lend(admin, member, one.tenantId, { role: 'support' })
    await start(member, narrow.id)
    const inside = await sockets.connect(await sockets.ticketOf(member, one.customer.siteId))
    await end(admin, member, narrow.id)
    await end(admin, member, loan.id)
    await vi.waitFor(() => expect(inside.closedWith()).toBe(liveCloseCodes.rightsChanged))
  })

  it('closes live sockets at the instant when the loan ends', async () => {
    const { member, one } = await givenWorking('installer', { role: 'support', endsAt: until(60_000) })
    const live = await sockets.connect(await sockets.ticketOf(member, one.customer.siteId))
    server.clock.advance(60_000)
    await vi.waitFor(() => expect(live.closedWith()).toBe(liveCloseCodes.rightsChanged))
  })

  it('writes nothing to another tenant than the client shows', async () => {
    const { admin, member, one, loan } = await givenWorking()
    const write = async (shown: string, call = updateCustomer) => {
      const change = { version: await versionOf(one.customer.id), accountName: 'Renamed' }
      const [url, payload] = call === updateCustomer ? [`/api/v1/customers/${one.customer.id}`, change] : [call.path, {}]
      const headers = { authorization: `Bearer ${member.token}`, [workingTenantHeader]: shown }
      const response = await server.app.inject({ method: call.method, url, headers, payload })
      return response.statusCode === 200 ? 200 : response.json().code
    }
    expect(await write(one.tenantId)).toBe(200)
    expect(await write(ownTenant)).toBe('TenantSwitched')
    // What concerns only the member is unaffected, and so is reading.
    expect(await write(ownTenant, updatePreferences as never)).toBe(200)
    expect(await write(ownTenant, getProfile as never)).toBe(200)
    await end(admin, member, loan.id)
    expect(await write(one.tenantId)).toBe('TenantSwitched')
    expect(await write(ownTenant)).toBe('PermissionMissing')
  })

  it('schedules no reports, because they would outlive it with all that the member may see', async () => {
    const { admin, one } = await givenRegion()
    const { body: loan } = await lend(await given.member('root'), admin, one.tenantId, { role: 'support' })
    await start(admin, loan.id)
    const schedule = () => server.call(addReportSchedule, { token: admin.token, body: { report: 'creation', rhythm: 'day' } })
    expect((await schedule()).error.code).toBe('WorkingInTenant')
    await stop(admin)
    expect((await schedule()).status).toBe(200)
  })
})

describe('work that continues without the session', () => {
  const deactivate = { kind: 'deactivate', includesAutomated: true } as const
  const statusOf = async ({ token }: GivenMember, { id }: { id: string }) =>
    (await server.call(getCustomer, { token, params: { id } })).body.status

  it('continues in the tenant, and nowhere else', async () => {
    const { admin, member, own, one, other, loan } = await givenWorking()
    const { body } = await bulk.preview(member, deactivate, { by: 'filter', filter: '{}' })
    expect(body.total).toBe(1)
    await stop(member)
    expect((await bulk.start(member, body)).error.code).toBe('PermissionMissing')
    await start(member, loan.id)
    await bulk.start(member, body)
    await stop(member)
    await bulk.work(body)
    expect(await bulk.find(member, body)).toMatchObject({ status: 'done', acted: 1 })
    expect(await statusOf(admin, one.customer)).not.toBe('active')
    for (const customer of [own, other.customer]) expect(await statusOf(admin, customer)).toBe('active')
  })

  it('stops with the loan', async () => {
    const { admin, member, one, loan } = await givenWorking()
    const { body } = await bulk.preview(member, deactivate, { by: 'filter', filter: '{}' })
    await bulk.start(member, body)
    await end(admin, member, loan.id)
    await bulk.work(body)
    expect(await bulk.find(member, body)).toMatchObject({ status: 'cancelled', acted: 0 })
    expect(await statusOf(admin, one.customer)).toBe('active')
  })

  it('that was begun elsewhere is not shown in the tenant', async () => {
    const { member, own, loan } = await givenWorking()
    await stop(member)
    const { body } = await bulk.preview(member, { kind: 'send-invitation' }, bulk.byIds(own))
    await start(member, loan.id)
    expect((await bulk.start(member, body)).error.code).toBe('BulkActionNotFound')
    await stop(member)
    expect((await bulk.find(member, body)).id).toBe(body.id)
  })

  it('applies orders by the loan', async () => {
    const { admin, member, one, loan } = await givenWorking()
    const apply = async (installationStatus: 'planned' | 'installed') => {
      const { body } = await server.call(previewOrderStatus, {
        token: member.token,
        body: { origin: 'pasted', references: one.customer.id, change: { installationStatus } },
      })
      await server.call(applyOrderStatus, { token: member.token, params: { runId: body.id } })
      return body.id
    }
    const runOf = async (runId: string) => (await server.call(getOrderStatusRun, { token: admin.token, params: { runId } })).body
    const first = await apply('planned')
    await stop(member)
    await runOrderStatus(server.ctx, first)
    expect(await runOf(first)).toMatchObject({ status: 'done', applied: 1 })
    await start(member, loan.id)
    const second = await apply('installed')
    await end(admin, member, loan.id)
    await runOrderStatus(server.ctx, second)
    expect(await runOf(second)).toMatchObject({ status: 'done', applied: 0, overtaken: 1 })
  })
})
