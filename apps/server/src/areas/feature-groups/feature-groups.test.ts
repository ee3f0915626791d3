import { listCustomerActivities } from '@wattdesk/contract/customer-activities.ts'
import { moveCustomer } from '@wattdesk/contract/customer-record.ts'
import { assignFeatureGroups, listFeatureGroupsOfCustomer, unassignFeatureGroups } from '@wattdesk/contract/feature-groups.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { transaction } from '../../db/transaction.ts'
import type { Caller } from '../../platform/caller.ts'
import { assignFeatureGroups as assignMany, unassignFeatureGroups as unassignMany } from './feature-groups.service.ts'

const server = startServer()
const given = givenOf(server)

type Fields = { customerType?: string; level?: string; inheritsFrom?: string; partners?: boolean; features?: string[] }
let count = 0

async function group({
  customerType = 'residential_customer',
  level = 'customer',
  inheritsFrom,
  partners = true,
  features = [],
}: Fields = {}) {
  count += 1
  const [id, name] = [crypto.randomUUID(), `group-${count}`]
  await server.sql(
    `insert into feature_groups (id, name, display_name, customer_type, level, inherits_from, available_to_partner_tenants, created_at, updated_at)
     values ($1, $2, $2, $3, $4, $5, $6, now(), now())`,
    [id, name, customerType, level, inheritsFrom ?? null, partners],
  )
  for (const resource of features) {
    const featureId = crypto.randomUUID()
    await server.sql("insert into features (id, application, resource, action) values ($1, 'home', $2, 'read')", [featureId, resource])
    await server.sql('insert into feature_group_features (group_id, feature_id) values ($1, $2)', [id, featureId])
  }
  return { id, name }
}

async function groupsOf(token: string, id: string) {
  const { body } = await server.call(listFeatureGroupsOfCustomer, { token, params: { id } })
  return body
}
const assign = (token: string, id: string, ...featureGroupIds: string[]) =>
  server.call(assignFeatureGroups, { token, params: { id }, body: { featureGroupIds } })
const unassign = (token: string, id: string, ...featureGroupIds: string[]) =>
  server.call(unassignFeatureGroups, { token, params: { id }, body: { featureGroupIds } })

describe('feature groups of a customer', () => {
  it('are assigned once, shown with inherited features, and removed', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    const basic = await group({ features: ['basic'] })
    const plus = await group({ inheritsFrom: basic.id, features: ['plus'] })
    expect((await groupsOf(admin.token, id)).assignable.map((one) => one.id)).toEqual(expect.arrayContaining([basic.id, plus.id]))
    expect((await assign(admin.token, id, plus.id)).body).toEqual({ assigned: [plus.id] })
    expect((await assign(admin.token, id, plus.id)).body).toEqual({ assigned: [] })
    const { items, assignable } = await groupsOf(admin.token, id)
    expect(items).toMatchObject([{ id: plus.id, inheritsFrom: { id: basic.id, displayName: basic.name }, assignedBy: 'Test admin' }])
    expect(items[0]?.features.map((feature) => feature.resource)).toEqual(['basic', 'plus'])
    expect(assignable.map((one) => one.id)).not.toContain(plus.id)
    expect((await unassign(admin.token, id, plus.id, basic.id)).body).toEqual({ unassigned: [plus.id] })
    expect((await unassign(admin.token, id, plus.id)).body).toEqual({ unassigned: [] })
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id } })
    expect(log.body.items.map((entry) => [entry.event, entry.before, entry.after])).toEqual([
      ['customer.feature-groups-unassigned', { featureGroups: [plus.name] }, null],
      ['customer.feature-groups-assigned', null, { featureGroups: [plus.name] }],
      ['customer.created', null, expect.anything()],
    ])
  })

  it('resolve even when groups inherit from one another in a cycle', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    const one = await group({ features: ['circle-one'] })
    const two = await group({ inheritsFrom: one.id, features: ['circle-two'] })
    await server.sql('update feature_groups set inherits_from = $1 where id = $2', [two.id, one.id])
    await assign(admin.token, id, one.id)
    expect((await groupsOf(admin.token, id)).items[0]?.features).toHaveLength(2)
  })

  it('must match the customer’s type, the level, and availability to partners', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const direct = await given.customer(admin)
    const below = await given.customer(admin, { tenantId: partner.partnerTenantId ?? '' })
    const own = await group({ partners: false })
    const refusal = async (id: string, groupId: string) => {
      const { status, error } = await assign(admin.token, id, groupId)
      return status === 200 ? 200 : [status, error.code]
    }
    expect(await refusal(direct.id, (await group({ customerType: 'partner' })).id)).toEqual([422, 'FeatureGroupUnsuitable'])
    expect(await refusal(direct.id, (await group({ level: 'user' })).id)).toEqual([422, 'FeatureGroupUnsuitable'])
    expect(await refusal(below.id, own.id)).toEqual([422, 'FeatureGroupUnsuitable'])
    expect(await refusal(direct.id, crypto.randomUUID())).toEqual([404, 'FeatureGroupNotFound'])
    expect(await refusal(direct.id, own.id)).toBe(200)
    expect((await groupsOf(admin.token, below.id)).assignable.map((one) => one.id)).not.toContain(own.id)
  })

  it('that are unavailable to partners are removed by a move', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const { id } = await given.customer(admin)
    const [own, common] = [await group({ partners: false }), await group()]
    await assign(admin.token, id, own.id, common.id)
    const body = { version: 1, tenantId: partner.partnerTenantId ?? '' }
    expect((await server.call(moveCustomer, { token: admin.token, params: { id }, body })).status).toBe(200)
    expect((await groupsOf(admin.token, id)).items.map((one) => one.id)).toEqual([common.id])
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id } })
    expect(log.body.items[0]).toMatchObject({
      event: 'customer.moved',
      before: { featureGroups: [own.name] },
      after: { featureGroups: [] },
    })
  })

  it('cannot be changed for other tenants, inactive customers, or by read-only members', async () => {
    const [admin, stranger] = [await given.member('admin'), await given.member('admin')]
    const support = await given.member('support', admin.tenantId)
    const { id } = await given.customer(admin)
    const { id: groupId } = await group()
    expect((await assign(stranger.token, id, groupId)).status).toBe(404)
    expect((await unassign(stranger.token, id, groupId)).status).toBe(404)
    expect((await assign(support.token, id, groupId)).error.details).toEqual({ permission: 'write:customers' })
    expect((await server.call(listFeatureGroupsOfCustomer, { token: support.token, params: { id } })).status).toBe(200)
    await server.sql("update customers set status = 'inactive' where id = $1", [id])
    expect((await assign(admin.token, id, groupId)).error.code).toBe('CustomerNotActive')
    expect((await unassign(admin.token, id, groupId)).error.code).toBe('CustomerNotActive')
  })

  it.each([[{}], [{ featureGroupIds: [] }], [{ featureGroupIds: 'x' }], [{ featureGroupIds: ['x'] }], [{ featureGroupIds: null }]])(
    'refuses %j',
    async (body) => {
      const admin = await given.member('admin')
      const { id } = await given.customer(admin)
      for (const endpoint of [assignFeatureGroups, unassignFeatureGroups]) {
        expect((await server.call(endpoint, { token: admin.token, params: { id }, body: body as never })).status).toBe(400)
      }
    },
  )

  it('are assigned to many at once, to those they suit and the caller sees, with an entry for each', async () => {
    const [admin, stranger] = [await given.member('admin'), await given.member('admin')]
    const [one, two, foreign] = [await given.customer(admin), await given.customer(admin), await given.customer(stranger)]
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const { id: groupId } = await group()
    await assign(admin.token, one.id, groupId)
    const caller = { kind: 'member', memberId: admin.id, name: 'Test', scope: { kind: 'affiliate', affiliateId: admin.tenantId } } as Caller
    const call = { caller, requestId: crypto.randomUUID() }
    const selection = { customerIds: [one.id, two.id, foreign.id, partner.id, crypto.randomUUID()], groupIds: [groupId] }
    const run = (work: typeof assignMany) => transaction(server.ctx.db, (tx) => work(tx, server.ctx, call, selection))
    expect((await run(assignMany)).map((changed) => changed.customerId)).toEqual([two.id])
    // Twice at once: what the one took the other leaves.
    const taken = await Promise.all([run(unassignMany), run(unassignMany)])
    expect(
      taken
        .flat()
        .map((changed) => changed.customerId)
        .sort(),
    ).toEqual([one.id, two.id].sort())
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: two.id } })
    expect(log.body.items.map((entry) => entry.event)).toEqual([
      'customer.feature-groups-unassigned',
      'customer.feature-groups-assigned',
      'customer.created',
    ])
  })
})
