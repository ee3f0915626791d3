import { getMigration, listMigrationTargets, type migrateCustomers } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { assignFeatureGroups } from '@wattdesk/contract/customers/feature-groups/calls.ts'
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import { listMails } from '@wattdesk/contract/mails/calls.ts'
import { listNotifications } from '@wattdesk/contract/notifications/calls.ts'
import { describe, expect, it } from 'vitest'
import { bulkActionsOf } from '../../../../test/bulk-actions.ts'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { lifecycleOf } from '../../../../test/lifecycle.ts'
import { startServer } from '../../../../test/server.ts'
import { transaction } from '../../../db/transaction.ts'
import { moveBatch, runMigrations } from './partner-migration.service.ts'

const server = startServer()
const given = givenOf(server)
const lifecycle = lifecycleOf(server)
const { crowd, group } = bulkActionsOf(server)
type Migrated = BodyOf<typeof migrateCustomers>

async function partnerOf(admin: GivenMember) {
  const { id, partnerTenantId, accountName } = await given.customer(admin, { type: 'partner', site: undefined })
  return { id, tenantId: partnerTenantId ?? '', accountName }
}

/** A partner with this many customers. */
async function business(customers: number) {
  const admin = await given.member('admin')
  const partner = await partnerOf(admin)
  await crowd(admin.tenantId, customers, `Town ${partner.id}`)
  await server.sql('update customers set tenant_id = $1 where city = $2', [partner.tenantId, `Town ${partner.id}`])
  return { admin, partner }
}

const read = async ({ token }: GivenMember, id: string) => (await server.call(getMigration, { token, params: { id } })).body
const countOf = async (tenantId: string) =>
  (await server.sql<{ count: number }>('select count(*)::int as count from customers where tenant_id = $1', [tenantId]))[0]?.count
const movesOf = async (tenantId: string) =>
  (
    await server.sql<{ count: number }>(
      "select count(*)::int as count from activity_entries where event = 'customer.moved' and affiliate_id = $1",
      [tenantId],
    )
  )[0]?.count

const newsOf = async ({ token }: GivenMember) => (await server.call(listNotifications, { token })).body.items

describe('moving a partner’s customers', () => {
  it('moves them all to the affiliate, a batch at a time, each with its entry, and then the partner can be purged', async () => {
    const { admin, partner } = await business(450)
    const started = await lifecycle.migrate(admin, partner.id, admin.tenantId)
    expect([started.status, started.body]).toMatchObject([
      200,
      { remaining: 450, migration: { status: 'running', total: 450, moved: 0, target: { id: admin.tenantId }, finishedAt: null } },
    ])
    await transaction(server.ctx.db, (tx) => moveBatch(tx, server.ctx))
    expect(await read(admin, partner.id)).toMatchObject({ remaining: 250, migration: { moved: 200 } })
    await runMigrations(server.ctx)
    expect(await read(admin, partner.id)).toMatchObject({
      remaining: 0,
      migration: { status: 'done', total: 450, moved: 450, fault: null, finishedAt: server.clock.now().toISOString() },
    })
    expect([await countOf(partner.tenantId), await movesOf(admin.tenantId)]).toEqual([0, 450])
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: partner.id } })
    expect(log.body.items.slice(0, 2)).toMatchObject([
      { event: 'customer.migration-ended', actor: { memberId: admin.id }, after: { status: 'done', moved: 450, total: 450 } },
      { event: 'customer.migration-started', after: { tenantId: admin.tenantId, customers: 450 } },
    ])
    // The member who started the migration is notified of its end.
    expect((await newsOf(admin))[0]).toMatchObject({ kind: 'migration-done', customer: { id: partner.id } })
    await lifecycle.deactivate(admin, partner.id)
    expect((await lifecycle.purge(admin, partner.id)).status).toBe(200)
  })

  it('moves to another partner with mails; deactivated customers stay deactivated, unsuitable feature groups are removed', async () => {
    const { admin, partner } = await business(0)
    const target = await partnerOf(admin)
    const child = await given.customer({ ...admin, tenantId: partner.tenantId })
    const [open, closed] = [await group({ partners: true }), await group({ partners: false })]
    await server.sql('update feature_groups set available_to_partner_tenants = true where id = $1', [closed.id])
    await server.call(assignFeatureGroups, {
      token: admin.token,
      params: { id: child.id },
      body: { featureGroupIds: [open.id, closed.id] },
    })
    await server.sql('update feature_groups set available_to_partner_tenants = false where id = $1', [closed.id])
    await lifecycle.deactivate(admin, child.id)
    await lifecycle.migrate(admin, partner.id, target.tenantId)
    await runMigrations(server.ctx)
    expect(await read(admin, partner.id)).toMatchObject({ remaining: 0, migration: { moved: 1, droppedGroups: 1 } })
    expect(await lifecycle.find(admin, child.id)).toMatchObject({ status: 'inactive', tenant: { id: target.tenantId } })
    const theirs = await given.member('admin', target.tenantId)
    const mails = await server.call(listMails, { token: theirs.token })
    expect(mails.body.items.map((mail) => mail.recipient)).toEqual([child.accountEmail])
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: child.id } })
    expect(log.body.items[0]).toMatchObject({
      event: 'customer.moved',
      before: { tenantId: partner.tenantId, tenant: partner.accountName, featureGroups: [closed.name] },
      after: { tenantId: target.tenantId, tenant: target.accountName, featureGroups: [] },
    })
  })

  it('works once however many start it and however many are at it', async () => {
    const { admin, partner } = await business(700)
    const responses = await Promise.all([1, 2, 3].map(() => lifecycle.migrate(admin, partner.id, admin.tenantId)))
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409])
    expect(responses.find((response) => response.status === 409)?.error.code).toBe('MigrationUnderWay')
    await Promise.all([1, 2, 3].map(() => runMigrations(server.ctx)))
    await runMigrations(server.ctx)
    expect(await read(admin, partner.id)).toMatchObject({ remaining: 0, migration: { status: 'done', moved: 700 } })
    expect([await countOf(partner.tenantId), await movesOf(admin.tenantId)]).toEqual([0, 700])
  })

  it('resumes after a failed batch, and moves nobody twice', async () => {
    const { admin, partner } = await business(400)
    await lifecycle.migrate(admin, partner.id, admin.tenantId)
    await transaction(server.ctx.db, (tx) => moveBatch(tx, server.ctx))
    const broken = transaction(server.ctx.db, async (tx) => {
      await moveBatch(tx, server.ctx)
      throw new Error('The process ends here')
    })
    await expect(broken).rejects.toThrow('ends here')
    expect(await read(admin, partner.id)).toMatchObject({ remaining: 200, migration: { moved: 200, status: 'running' } })
    await runMigrations(server.ctx)
    expect([await countOf(partner.tenantId), await movesOf(admin.tenantId)]).toEqual([0, 400])
  })

  it('stops when the target is deactivated meanwhile, reports it, and can be started again', async () => {
    const { admin, partner } = await business(250)
    const target = await partnerOf(admin)
    await lifecycle.migrate(admin, partner.id, target.tenantId)
    await transaction(server.ctx.db, (tx) => moveBatch(tx, server.ctx))
    await lifecycle.deactivate(admin, target.id)
    await runMigrations(server.ctx)
    expect(await read(admin, partner.id)).toMatchObject({
      remaining: 50,
      migration: { status: 'stopped', fault: 'PartnerNotActive', moved: 200 },
    })
    expect((await newsOf(admin))[0]).toMatchObject({ kind: 'migration-stopped', customer: { id: partner.id } })
    expect((await lifecycle.migrate(admin, partner.id, target.tenantId)).error.code).toBe('PartnerNotActive')
    await lifecycle.migrate(admin, partner.id, admin.tenantId)
    await runMigrations(server.ctx)
    expect(await read(admin, partner.id)).toMatchObject({ remaining: 0, migration: { status: 'done', total: 50, moved: 50 } })
  })

  it('goes only to an active partner’s or an affiliate’s tenant within reach', async () => {
    const { admin, partner } = await business(1)
    const elsewhere = await given.affiliate()
    const operator = await given.operator()
    const codes = async (tenantId: unknown) => {
      const { status, error } = await lifecycle.migrate(admin, partner.id, tenantId as Migrated['tenantId'])
      return [status, error.code]
    }
    expect(await codes(partner.tenantId)).toEqual([404, 'NotFound'])
    expect(await codes(elsewhere)).toEqual([404, 'NotFound'])
    expect(await codes(operator)).toEqual([404, 'NotFound'])
    expect(await codes('nowhere')).toEqual([400, 'ValidationFailed'])
    expect(await codes(null)).toEqual([400, 'ValidationFailed'])
    const root = await given.member('root')
    expect((await lifecycle.migrate(root, partner.id, elsewhere)).status).toBe(404)
    expect(await countOf(partner.tenantId)).toBe(1)
  })

  it('is refused to support, to other tenants, and for customers that are not partners', async () => {
    const { admin, partner } = await business(1)
    const [support, stranger] = [await given.member('support', admin.tenantId), await given.member('admin')]
    expect((await lifecycle.migrate(support, partner.id, admin.tenantId)).error.details).toEqual({
      permission: 'write:customers, write:customers-sub-customers',
    })
    expect((await lifecycle.migrate(stranger, partner.id, stranger.tenantId)).status).toBe(404)
    expect((await server.call(getMigration, { token: stranger.token, params: { id: partner.id } })).status).toBe(404)
    const plain = await given.customer(admin)
    expect((await lifecycle.migrate(admin, plain.id, admin.tenantId)).error.code).toBe('NotAPartner')
    expect((await server.call(getMigration, { token: admin.token, params: { id: plain.id } })).error.code).toBe('NotAPartner')
    // Read access is enough to follow the migration.
    expect(await read(support, partner.id)).toEqual({ migration: null, remaining: 1 })
  })
})

describe('where a partner’s customers can go', () => {
  it('goes to the affiliate first, then to its active partners; a search filters them literally', async () => {
    const { admin, partner } = await business(0)
    const [first, gone] = [await partnerOf(admin), await partnerOf(admin)]
    await lifecycle.deactivate(admin, gone.id)
    const list = async (searchValue?: string) =>
      (
        await server.call(listMigrationTargets, {
          token: admin.token,
          params: { id: partner.id },
          query: searchValue ? { searchValue } : {},
        })
      ).body
    const { items, hasMore } = await list()
    expect(items.map((item) => [item.id, item.kind])).toEqual([
      [admin.tenantId, 'affiliate'],
      [first.tenantId, 'partner'],
    ])
    expect(hasMore).toBe(false)
    expect((await list(first.accountName.toUpperCase())).items.map((item) => item.id)).toEqual([first.tenantId])
    expect((await list('%')).items).toEqual([])
    await server.sql("update tenants set name = 'Stadtwerke Türkenfeld' where id = $1", [first.tenantId])
    expect((await list('turkenfeld')).items.map((item) => item.id)).toEqual([first.tenantId])
  })
})
