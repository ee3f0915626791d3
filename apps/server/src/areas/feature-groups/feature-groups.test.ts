import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import {
  assignFeatureGroups,
  assignFeatureGroupsToUser,
  listFeatureGroupsOfCustomer,
  listFeatureGroupsOfUser,
  unassignFeatureGroups,
  unassignFeatureGroupsFromUser,
} from '@wattdesk/contract/customers/feature-groups/calls.ts'
import { moveCustomer } from '@wattdesk/contract/customers/record/calls.ts'
import * as settings from '@wattdesk/contract/feature-groups/calls.ts'
import { describe, expect, it } from 'vitest'
import { customerUsersOf } from '../../../test/customer-users.ts'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { transaction } from '../../db/transaction.ts'
import type { Caller } from '../../platform/caller.ts'
import { finishGroupDeletions } from './feature-group-deletions.service.ts'
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

  it('are assigned to many at once, where suitable and visible, with an entry for each', async () => {
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
    // Concurrent assignments share the work.
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

describe('feature groups of a user', () => {
  const { givenUser } = customerUsersOf(server, given)
  const give = (token: string, params: { id: string; userId: string }, ...featureGroupIds: string[]) =>
    server.call(assignFeatureGroupsToUser, { token, params, body: { featureGroupIds } })
  const take = (token: string, params: { id: string; userId: string }, ...featureGroupIds: string[]) =>
    server.call(unassignFeatureGroupsFromUser, { token, params, body: { featureGroupIds } })

  it('add to those of the customer, are assigned once, shown with their source, and removed', async () => {
    const { token, params, events } = await givenUser()
    const own = await group({ level: 'user', features: ['household'] })
    const more = await group({ level: 'user', inheritsFrom: own.id, features: ['guests'] })
    const ofAll = await group({ features: ['shared'] })
    await assign(token, params.id, ofAll.id)
    const read = async () => (await server.call(listFeatureGroupsOfUser, { token, params })).body
    const before = await read()
    const assignable = before.assignable.map((one) => one.id)
    expect(assignable).toEqual(expect.arrayContaining([own.id, more.id]))
    expect(assignable).not.toContain(ofAll.id)
    expect((await give(token, params, more.id)).body).toEqual({ assigned: [more.id] })
    expect((await give(token, params, more.id)).body).toEqual({ assigned: [] })
    const shown = await read()
    expect(shown.items).toMatchObject([
      {
        id: more.id,
        assignedBy: 'Test admin',
        features: [
          { resource: 'guests', from: null },
          { resource: 'household', from: { id: own.id } },
        ],
      },
    ])
    expect(shown.ofCustomer.map((one) => one.id)).toEqual([ofAll.id])
    const ofCustomer = await groupsOf(token, params.id)
    expect([ofCustomer.items.map((one) => one.id), ofCustomer.ofUsers]).toEqual([
      [ofAll.id],
      [{ id: more.id, displayName: more.name, availableToPartnerTenants: true, users: 1 }],
    ])
    expect((await give(token, params, ofAll.id)).error.code).toBe('FeatureGroupUnsuitable')
    expect((await give(token, params, crypto.randomUUID())).error.code).toBe('FeatureGroupNotFound')
    const partners = await group({ level: 'user', customerType: 'partner' })
    expect((await give(token, params, partners.id)).error.code).toBe('FeatureGroupUnsuitable')
    expect([(await take(token, params, more.id)).body, (await take(token, params, more.id)).body]).toEqual([
      { unassigned: [more.id] },
      { unassigned: [] },
    ])
    expect((await events()).slice(0, 2)).toEqual(['customer-user.feature-groups-unassigned', 'customer-user.feature-groups-assigned'])
  })

  it('are limited to the tenant, to active customers, and to members who may write', async () => {
    const { admin, token, params } = await givenUser()
    const support = await given.member('support', admin.tenantId)
    const { id } = await group({ level: 'user' })
    expect((await give((await given.member('admin')).token, params, id)).status).toBe(404)
    expect((await give(support.token, params, id)).error.details).toEqual({ permission: 'write:customers' })
    expect((await server.call(listFeatureGroupsOfUser, { token: support.token, params })).status).toBe(200)
    const { params: others } = await givenUser(admin)
    expect((await give(token, { ...params, userId: others.userId }, id)).error.code).toBe('CustomerUserNotFound')
    await server.sql("update customers set status = 'inactive' where id = $1", [params.id])
    expect((await give(token, params, id)).error.code).toBe('CustomerNotActive')
  })

  it('that partners must not have are removed by a move, and a deleted one by the job', async () => {
    const { admin, token, params } = await givenUser()
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const [direct, common] = [await group({ level: 'user', partners: false }), await group({ level: 'user' })]
    await give(token, params, direct.id, common.id)
    const body = { version: 1, tenantId: partner.partnerTenantId ?? '' }
    expect((await server.call(moveCustomer, { token, params: { id: params.id }, body })).status).toBe(200)
    const held = async () => (await server.call(listFeatureGroupsOfUser, { token, params })).body.items.map((one) => one.id)
    expect(await held()).toEqual([common.id])
    expect((await server.call(settings.countFeatureGroupCustomers, { token, params: { id: common.id } })).body).toEqual({ customers: 1 })
    const root = await given.member('root')
    expect((await server.call(settings.removeFeatureGroup, { token: root.token, params: { id: common.id } })).status).toBe(204)
    await finishGroupDeletions(server.ctx)
    expect(await held()).toEqual([])
    const log = (await server.call(listCustomerActivities, { token, params: { id: params.id } })).body.items
    expect(log[0]).toMatchObject({ event: 'customer-user.feature-groups-unassigned', before: { featureGroups: [common.name] } })
    expect(log[1]).toMatchObject({ event: 'customer.moved', before: { featureGroups: [direct.name] } })
  })
})

describe('feature groups as members manage them', () => {
  const model = (fields: object = {}) => ({
    ...{ name: `made-${crypto.randomUUID().slice(0, 8)}`, displayName: 'Made', customerType: 'residential_customer' as const },
    ...{ level: 'customer' as const, inheritsFrom: null, availableToPartnerTenants: true, featureIds: [] as string[] },
    ...fields,
  })
  const add = (token: string, fields?: object) => server.call(settings.addFeatureGroup, { token, body: model(fields) })
  const find = async (token: string, id: string) =>
    (await server.call(settings.listFeatureGroups, { token })).body.items.find((one) => one.id === id)
  async function feature(token: string) {
    const body = { application: 'Home', resource: `f-${crypto.randomUUID()}`, action: 'read' as const, description: '' }
    return { body, ...(await server.call(settings.addFeature, { token, body })).body }
  }
  async function change(token: string, id: string, fields: object) {
    const group = await find(token, id)
    const { name = '', displayName = '', availableToPartnerTenants = true, version = 0 } = group ?? {}
    const featureIds = group?.features.filter((one) => !one.from).map((one) => one.id) ?? []
    const inheritsFrom = group?.inheritsFrom?.id ?? null
    const body = { version, name, displayName, availableToPartnerTenants, inheritsFrom, featureIds, ...fields }
    return server.call(settings.updateFeatureGroup, { token, params: { id }, body })
  }

  it('are added, inherit with the origin of each feature, change for two writers, and refuse circles and long names', async () => {
    const { token } = await given.member('admin')
    const root = await given.member('root')
    const [basic, plus] = [await feature(root.token), await feature(root.token)]
    expect((await server.call(settings.addFeature, { token: root.token, body: basic.body })).body.id).toBe(basic.id)
    const application = async () =>
      (await server.call(settings.listApplications, { token })).body.items.find(({ name }) => name === basic.body.application)
    const known = await application()
    expect(known?.features).toBeGreaterThanOrEqual(2)
    const parent = (await add(token, { displayName: 'Parent', featureIds: [basic.id, basic.id] })).body.id
    expect((await application())?.groups).toBe((known?.groups ?? 0) + 1)
    const child = model({ inheritsFrom: parent, featureIds: [plus.id] })
    const { id } = (await server.call(settings.addFeatureGroup, { token, body: child })).body
    expect((await server.call(settings.addFeatureGroup, { token, body: child })).body.id).toBe(id)
    expect((await add(token, { name: child.name, displayName: 'Other' })).error.code).toBe('DuplicatedFeatureGroup')
    const origins = (await find(token, id))?.features.map((one) => [one.id, one.from?.displayName])
    expect(new Map(origins as [string, string][])).toEqual(
      new Map([
        [basic.id, 'Parent'],
        [plus.id, undefined],
      ] as [string, string][]),
    )
    expect((await find(token, parent))?.heirs.map((heir) => heir.id)).toEqual([id])
    expect((await change(token, parent, { inheritsFrom: id })).error).toMatchObject({ code: 'FeatureGroupCircle' })
    const partnerless = { availableToPartnerTenants: false }
    expect((await change(token, parent, partnerless)).error.code).toBe('FeatureGroupAtPartners')
    const user = (await add(token, { level: 'user' })).body.id
    expect((await change(token, id, { inheritsFrom: user })).error.code).toBe('FeatureGroupParentUnsuitable')
    const long = await add(token, { name: 'x'.repeat(37) })
    expect(long.error.details).toMatchObject([{ field: 'name', code: 'TextTooLong', params: { max: 36 } }])
    expect((await change(token, id, { displayName: 'Renamed' })).status).toBe(200)
    expect((await change(token, id, { displayName: 'Too late', version: 1 })).error).toMatchObject({
      code: 'FeatureGroupChanged',
      details: { version: 2 },
    })
    const drop = (by: string, featureId: string) => server.call(settings.removeFeature, { token: by, params: { id: featureId } })
    expect((await drop(root.token, plus.id)).error).toMatchObject({ code: 'FeatureInUse', details: { groups: 'Renamed' } })
    expect((await change(token, id, { featureIds: [] })).status).toBe(200)
    expect([
      (await drop(token, plus.id)).status,
      (await drop(root.token, plus.id)).status,
      (await drop(root.token, plus.id)).status,
    ]).toEqual([403, 204, 404])
    const entries = await server.sql<{ event: string }>('select event from activity_entries where object_id = $1 order by id', [id])
    expect(entries.map((entry) => entry.event)).toEqual(['feature-group.added', 'feature-group.changed', 'feature-group.changed'])
  })

  it('belong to the operator if all regions share them, otherwise to a region, invisible to others', async () => {
    const [root, admin, other] = [await given.member('root'), await given.member('admin'), await given.member('admin')]
    const [shared, own] = [(await add(root.token, { displayName: 'Of all' })).body.id, (await add(admin.token, {})).body.id]
    const remove = (token: string, id: string) => server.call(settings.removeFeatureGroup, { token, params: { id } })
    const featureOf = { application: 'Home', resource: 'secret', action: 'read' as const, description: '' }
    expect([
      (await change(admin.token, shared, { displayName: 'Mine' })).error.code,
      (await remove(admin.token, shared)).error.code,
      (await server.call(settings.addFeature, { token: admin.token, body: featureOf })).error.code,
    ]).toEqual(['OperatorReserved', 'OperatorReserved', 'PermissionMissing'])
    expect([(await find(admin.token, own))?.isShared, (await find(admin.token, shared))?.isShared]).toEqual([false, true])
    const values = await find(root.token, own)
    const body = { ...model(), version: values?.version ?? 0, name: values?.name ?? '' }
    const { customerType: _, level: __, ...taken } = body
    expect([
      await find(other.token, own),
      (await server.call(settings.updateFeatureGroup, { token: other.token, params: { id: own }, body: taken })).error.code,
      (await remove(other.token, own)).error.code,
      (await add(other.token, { inheritsFrom: own })).error.code,
      (await add(root.token, { inheritsFrom: own })).error.code,
      (await assign(other.token, (await given.customer(other)).id, own)).error.code,
      (await assign(admin.token, (await given.customer(admin)).id, own)).status,
    ]).toEqual([undefined, ...Array.from({ length: 5 }, () => 'FeatureGroupNotFound'), 200])
    // A region's group inherits from a shared one, so every region sees that change.
    expect((await change(admin.token, own, { inheritsFrom: shared })).status).toBe(200)
    expect((await change(root.token, shared, { displayName: 'Of all of us' })).status).toBe(200)
    for (const { token } of [admin, other]) {
      const { items } = (await server.call(listAccountActivities, { token, query: { filter: '{"event":"feature-group.changed"}' } })).body
      expect(items[0]?.after).toEqual({ displayName: 'Of all of us' })
    }
  })

  it('are deleted by a job that removes them from each customer, and disappear from apps five minutes later', async () => {
    const admin = await given.member('admin')
    const { token } = admin
    const { id } = (await add(token, { displayName: 'Doomed' })).body
    const heir = (await add(token, { displayName: 'Heir', inheritsFrom: id })).body.id
    const remove = (by = token) => server.call(settings.removeFeatureGroup, { token: by, params: { id } })
    expect((await remove()).error).toMatchObject({ code: 'FeatureGroupInherited', details: { groups: 'Heir' } })
    await change(token, heir, { inheritsFrom: null })
    const customer = await given.customer(admin)
    await assign(token, customer.id, id)
    const count = (by: string) => server.call(settings.countFeatureGroupCustomers, { token: by, params: { id } })
    expect((await count(token)).body).toEqual({ customers: 1 })
    expect((await count((await given.member('admin')).token)).error.code).toBe('FeatureGroupNotFound')
    expect((await remove((await given.member('admin')).token)).error.code).toBe('FeatureGroupNotFound')
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
    expect((await assign(token, (await given.customer(admin)).id, id)).error.code).toMatch(/^FeatureGroup/)
    const deletion = async (by = token) =>
      (await server.call(settings.listFeatureGroups, { token: by })).body.deletions.find((one) => one.id === id)
    const seen = { state: 'removing', customers: 1, customersDone: 0, requestedBy: 'Test admin' }
    expect([await deletion(), await deletion((await given.member('root')).token)]).toMatchObject([seen, seen])
    expect(await deletion((await given.member('admin')).token)).toBeUndefined()
    await finishGroupDeletions(server.ctx)
    expect(await deletion()).toMatchObject({ state: 'spreading', customersDone: 1, spreadUntil: expect.any(String) })
    expect((await groupsOf(token, customer.id)).items).toEqual([])
    const log = await server.call(listCustomerActivities, { token, params: { id: customer.id } })
    expect(log.body.items[0]).toMatchObject({ event: 'customer.feature-groups-unassigned', actor: { name: 'Test admin' } })
    server.clock.advance(5 * 60_000)
    expect(await deletion()).toMatchObject({ state: 'done' })
  })
})
