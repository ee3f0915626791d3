import { getBulkAction, listBulkFeatureGroups } from '@wattdesk/contract/bulk-actions/calls.ts'
import { deactivateCustomer, reactivateCustomer } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { getCustomer } from '@wattdesk/contract/customers/calls.ts'
import {
  assignFeatureGroups,
  listFeatureGroupsOfCustomer,
  unassignFeatureGroups,
} from '@wattdesk/contract/customers/feature-groups/calls.ts'
import { moveCustomer } from '@wattdesk/contract/customers/record/calls.ts'
import { inviteCustomerUser } from '@wattdesk/contract/customers/users/calls.ts'
import { describe, expect, it } from 'vitest'
import { bulkActionsOf } from '../../../test/bulk-actions.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const bulk = bulkActionsOf(server)
const minute = 60_000

const groupsOf = async (by: GivenMember, { id }: { id: string }) => {
  const { body } = await server.call(listFeatureGroupsOfCustomer, { token: by.token, params: { id } })
  return body.items.map((group) => group.id)
}
const { statusOf, deactivate, entriesOf } = bulk

describe('assigning feature groups', () => {
  it('gives each customer the suitable ones, and its undo removes exactly those', async () => {
    const admin = await given.member('admin')
    const [one, other] = [await bulk.group(), await bulk.group()]
    const forPartners = await bulk.group({ customerType: 'partner' })
    const [fresh, having, partner] = [
      await given.customer(admin),
      await given.customer(admin),
      await given.customer(admin, { type: 'partner', site: undefined }),
    ]
    await server.sql('insert into customer_feature_groups (customer_id, group_id, assigned_at) values ($1, $2, now())', [having.id, one.id])
    const action = { kind: 'assign-feature-groups' as const, featureGroupIds: [one.id, other.id, forPartners.id] }
    const done = await bulk.carryOut(admin, action, bulk.byIds(fresh, having, partner))
    expect(done).toMatchObject({
      status: 'done',
      acted: 3,
      overtaken: 0,
      undoUntil: new Date(server.clock.now().getTime() + 15 * minute).toISOString(),
    })
    expect(new Set(await groupsOf(admin, fresh))).toEqual(new Set([one.id, other.id]))
    expect(await groupsOf(admin, partner)).toEqual([forPartners.id])
    expect((await entriesOf(fresh.id)).at(-1)).toEqual({ event: 'customer.feature-groups-assigned' })

    expect((await bulk.undo(admin, done)).body.status).toBe('undoing')
    await bulk.work(done)
    expect(await bulk.find(admin, done)).toMatchObject({ status: 'undone', undone: 3, kept: 0 })
    expect(await groupsOf(admin, fresh)).toEqual([])
    expect(await groupsOf(admin, having)).toEqual([one.id])
    expect((await entriesOf(done.id)).map((entry) => entry.event)).toEqual([
      'bulk-action.started',
      'bulk-action.finished',
      'bulk-action.undo-started',
      'bulk-action.undone',
    ])
  })

  it('refuses by the rules of one customer', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const below = await given.customer({ ...admin, tenantId: partner.partnerTenantId ?? '' })
    const group = await bulk.group({ partners: false })
    const having = await given.customer(admin)
    await server.sql('insert into customer_feature_groups (customer_id, group_id, assigned_at) values ($1, $2, now())', [
      having.id,
      group.id,
    ])
    const { body } = await bulk.preview(
      admin,
      { kind: 'assign-feature-groups', featureGroupIds: [group.id] },
      bulk.byIds(partner, below, having),
    )
    expect(await bulk.outcomes(admin, body)).toEqual(
      new Map([
        [partner.id, 'refused: FeatureGroupUnsuitable'],
        [below.id, 'refused: FeatureGroupNotForPartners'],
        [having.id, 'refused: FeatureGroupAssigned'],
      ]),
    )
    const users = await bulk.group({ level: 'user' })
    for (const id of [users.id, crypto.randomUUID()]) {
      const response = await bulk.preview(admin, { kind: 'assign-feature-groups', featureGroupIds: [id] }, bulk.byIds(having))
      expect([response.status, response.error.code]).toEqual([404, 'FeatureGroupNotFound'])
    }
  })

  it('names the region of a group as the reason, not a partner', async () => {
    const [root, admin, other] = [await given.member('root'), await given.member('admin'), await given.member('admin')]
    const [own, foreign] = [await given.customer(admin), await given.customer(other)]
    const group = await bulk.group()
    await server.sql('update feature_groups set affiliate_id = $2 where id = $1', [group.id, admin.tenantId])
    const { body } = await bulk.preview(root, { kind: 'assign-feature-groups', featureGroupIds: [group.id] }, bulk.byIds(own, foreign))
    expect(await bulk.outcomes(root, body)).toEqual(
      new Map([
        [own.id, 'planned'],
        [foreign.id, 'refused: FeatureGroupOfOtherRegion'],
      ]),
    )
    const assign = async ({ token }: typeof root) => {
      const { error } = await server.call(assignFeatureGroups, { token, params: { id: foreign.id }, body: { featureGroupIds: [group.id] } })
      return error.code
    }
    // A region does not learn of another one's groups.
    expect([await assign(root), await assign(other)]).toEqual(['FeatureGroupUnsuitable', 'FeatureGroupNotFound'])
  })

  it('keeps later changes at its undo', async () => {
    const admin = await given.member('admin')
    const [one, other] = [await bulk.group(), await bulk.group()]
    const [both, taken, again, gone] = await Promise.all(Array.from({ length: 4 }, () => given.customer(admin)))
    if (!both || !taken || !again || !gone) throw new Error('Expected four customers')
    const action = { kind: 'assign-feature-groups' as const, featureGroupIds: [one.id, other.id] }
    const done = await bulk.carryOut(admin, action, bulk.byIds(both, taken, again, gone))
    server.clock.advance(minute)
    const take = (id: string, featureGroupIds: string[]) =>
      server.call(unassignFeatureGroups, { token: admin.token, params: { id }, body: { featureGroupIds } })
    await take(taken.id, [one.id])
    await take(again.id, [one.id, other.id])
    const later = await bulk.carryOut(admin, { ...action, featureGroupIds: [one.id] }, bulk.byIds(again))
    expect(later.acted).toBe(1)
    await deactivate(admin, gone)
    await bulk.undo(admin, done)
    await bulk.work(done)
    expect(await bulk.outcomes(admin, done)).toEqual(
      new Map([
        [both.id, 'undone'],
        [taken.id, 'undone'],
        [again.id, 'kept: FeatureGroupGone'],
        [gone.id, 'kept: CustomerNotActive'],
      ]),
    )
    expect(await groupsOf(admin, taken)).toEqual([])
    expect(await groupsOf(admin, again)).toEqual([one.id])
  })

  it('keeps those of customers who left the member’s partner at its undo, and says that they are not found', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const member = await given.member('admin', partner.partnerTenantId ?? '')
    const [group, moved] = [await bulk.group(), await given.customer(member)]
    const done = await bulk.carryOut(member, { kind: 'assign-feature-groups', featureGroupIds: [group.id] }, bulk.byIds(moved))
    const body = { version: moved.version, tenantId: admin.tenantId }
    expect((await server.call(moveCustomer, { token: admin.token, params: { id: moved.id }, body })).status).toBe(200)
    await bulk.undo(member, done)
    await bulk.work(done)
    expect(await bulk.outcomes(member, done)).toEqual(new Map([[moved.id, 'kept: CustomerNotFound']]))
    expect(await groupsOf(admin, moved)).toEqual([group.id])
  })

  it('offers the groups that customers can be given', async () => {
    const admin = await given.member('admin')
    const group = await bulk.group()
    const users = await bulk.group({ level: 'user' })
    const { body } = await server.call(listBulkFeatureGroups, { token: admin.token })
    expect(body.items.map(({ id }) => id)).toContain(group.id)
    expect(body.items.map(({ id }) => id)).not.toContain(users.id)
  })
})

describe('deactivating', () => {
  it('deactivates each, mails the holder, and its undo reactivates those it deactivated', async () => {
    const admin = await given.member('admin')
    const [one, other, back] = await Promise.all(Array.from({ length: 3 }, () => given.customer(admin)))
    if (!one || !other || !back) throw new Error('Expected three customers')
    const done = await bulk.carryOut(admin, { kind: 'deactivate', reason: 'Contract ended' }, bulk.byIds(one, other, back))
    expect(done).toMatchObject({ status: 'done', acted: 3 })
    expect(await statusOf(admin, one)).toBe('inactive')
    const mails = await server.sql("select 1 from outbox_mails where template = 'customer-deactivated' and customer_id = $1", [one.id])
    expect(mails).toHaveLength(1)
    server.clock.advance(minute)
    await server.call(reactivateCustomer, { token: admin.token, params: { id: back.id } })
    await server.call(reactivateCustomer, { token: admin.token, params: { id: other.id } })
    await deactivate(admin, other)
    await bulk.undo(admin, done)
    await bulk.work(done)
    expect(await bulk.outcomes(admin, done)).toEqual(
      new Map([
        [one.id, 'undone'],
        [other.id, 'kept: CustomerChanged'],
        [back.id, 'kept: CustomerReactivated'],
      ]),
    )
    expect([await statusOf(admin, one), await statusOf(admin, other)]).toEqual(['active', 'inactive'])
    const { body } = await server.call(getBulkAction, { token: admin.token, params: { bulkActionId: done.id } })
    expect(body).toMatchObject({ status: 'undone', undone: 1, kept: 2 })
  })

  it('of automatically created customers needs confirmation', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    await server.sql("update customers set source_kind = 'crm' where id = $1", [customer.id])
    const { body } = await bulk.preview(admin, { kind: 'deactivate' }, bulk.byIds(customer))
    expect(await bulk.outcomes(admin, body)).toEqual(new Map([[customer.id, 'refused: AutomatedUnconfirmed']]))
    expect((await bulk.preview(admin, { kind: 'deactivate', includesAutomated: true }, bulk.byIds(customer))).body.planned).toBe(1)
  })

  it('can be undone for 15 minutes, by the clock', async () => {
    const admin = await given.member('admin')
    const [early, late] = [await given.customer(admin), await given.customer(admin)]
    const first = await bulk.carryOut(admin, { kind: 'deactivate' }, bulk.byIds(early))
    const second = await bulk.carryOut(admin, { kind: 'deactivate' }, bulk.byIds(late))
    server.clock.advance(15 * minute - 1)
    const again = { ...admin, token: await given.sessionOf(admin.id) }
    expect((await bulk.undo(again, first)).status).toBe(200)
    server.clock.advance(1)
    const refused = await bulk.undo(again, second)
    expect([refused.status, refused.error.code]).toEqual([410, 'BulkActionUndoEnded'])
    // An undo that began in time is completed. A repeated request undoes only once.
    await bulk.work(first)
    expect((await bulk.undo(again, first)).body).toMatchObject({ status: 'undone', undone: 1 })
    await bulk.work(first)
    expect([await statusOf(again, early), await statusOf(again, late)]).toEqual(['active', 'inactive'])
    const events = (await entriesOf(first.id)).map((entry) => entry.event)
    expect(events.filter((event) => event === 'bulk-action.undo-started')).toHaveLength(1)
  })
})

describe('sending invitations', () => {
  it('invites who was not invited and has not joined, and cannot be undone', async () => {
    const support = await given.member('support')
    const admin = await given.member('admin', support.tenantId)
    const [fresh, joined, userless] = await Promise.all(Array.from({ length: 3 }, () => given.customer(admin)))
    if (!fresh || !joined || !userless) throw new Error('Expected three customers')
    await server.sql('update customer_users set last_login_at = now() where customer_id = $1', [joined.id])
    await server.sql('delete from customer_users where customer_id = $1', [userless.id])
    const done = await bulk.carryOut(support, { kind: 'send-invitation' }, bulk.byIds(fresh, joined, userless))
    expect(done).toMatchObject({ status: 'done', acted: 1, refused: 2, undoUntil: null })
    expect(await bulk.outcomes(support, done)).toEqual(
      new Map([
        [fresh.id, 'acted'],
        [joined.id, 'refused: UserJoined'],
        [userless.id, 'refused: UserMissing'],
      ]),
    )
    const undo = await bulk.undo(support, done)
    expect([undo.status, undo.error.code]).toEqual([409, 'BulkActionNotUndoable'])
    const again = await bulk.preview(support, { kind: 'send-invitation' }, bulk.byIds(fresh))
    expect(again.body.reasons).toEqual([{ outcome: 'refused', reason: 'UserInvited', count: 1 }])
  })
})

describe('a single customer and many', () => {
  /** The same random customers in every run. */
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const oneOf = <T>(...choices: [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0]

  /** Gives a new customer random values for everything that the rules read. */
  async function randomCustomer(admin: GivenMember, partnerTenantId: string, groupId: string) {
    const isBelow = random() < 0.4
    const isPartner = !isBelow && random() < 0.2
    const customer = await given.customer(
      { ...admin, tenantId: isBelow ? partnerTenantId : admin.tenantId },
      isPartner ? { type: 'partner', site: undefined } : {},
    )
    const [user] = await server.sql<{ id: string }>('select id from customer_users where customer_id = $1', [customer.id])
    if (!user) throw new Error('The customer has no user')
    const status = oneOf('active', 'active', 'active', 'inactive')
    await server.sql(
      "update customers set status = $2, deactivated_at = case when $2 = 'inactive' then $3::timestamptz end, source_kind = $4, idp_status = $5 where id = $1",
      [customer.id, status, server.clock.now(), oneOf('user', 'crm', 'csv'), oneOf('unregistered', 'unregistered', 'registered')],
    )
    if (random() < 0.2) await server.sql('update customer_users set last_login_at = now() where id = $1', [user.id])
    if (random() < 0.15) {
      await server.sql(
        "insert into customer_identities (customer_user_id, subject, password_hash, created_at, password_changed_at) values ($1, gen_random_uuid(), 'x', now(), now())",
        [user.id],
      )
    }
    const at = server.clock.now()
    for (let invitations = oneOf(0, 1, 2); invitations > 0; invitations--) {
      await server.sql(
        `insert into invitations (id, customer_id, customer_user_id, delivery_state, created_at, updated_at) values (gen_random_uuid(), $1, $2, $3, $4, $4)`,
        [
          customer.id,
          user.id,
          oneOf('pending', 'sent', 'open', 'click', 'bounce', 'blocked', 'n/a'),
          new Date(at.getTime() - invitations * minute),
        ],
      )
      await server.sql(
        `insert into customer_links (id, customer_user_id, purpose, email, token_hash, created_at, expires_at, used_at)
         values (gen_random_uuid(), $1, 'invitation', 'x@home.example', sha256(gen_random_uuid()::text::bytea), $2, $3, $4)`,
        [user.id, new Date(at.getTime() - 2 * minute), new Date(at.getTime() + oneOf(-minute, minute, minute)), oneOf(null, null, at)],
      )
    }
    if (random() < 0.2) {
      await server.sql('insert into customer_feature_groups (customer_id, group_id, assigned_at) values ($1, $2, now())', [
        customer.id,
        groupId,
      ])
    }
    return { id: customer.id, userId: user.id }
  }

  it('is judged by the same rule', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const group = await bulk.group({ partners: false })
    const customers: { id: string; userId: string }[] = []
    for (let count = 0; count < 40; count++) customers.push(await randomCustomer(admin, partner.partnerTenantId ?? '', group.id))
    const preview = async (action: Parameters<typeof bulk.preview>[1]) =>
      bulk.outcomes(admin, (await bulk.preview(admin, action, bulk.byIds(...customers))).body)
    const many = {
      invite: await preview({ kind: 'send-invitation' }),
      assign: await preview({ kind: 'assign-feature-groups', featureGroupIds: [group.id] }),
      deactivate: await preview({ kind: 'deactivate' }),
    }
    const invitations = async (userId: string) => (await server.sql('select from invitations where customer_user_id = $1', [userId])).length
    for (const { id, userId } of customers) {
      const before = await invitations(userId)
      const invited = await server.call(inviteCustomerUser, { token: admin.token, params: { id: userId } })
      const isNew = (await invitations(userId)) > before
      const inviteReason =
        invited.status === 200 ? (isNew ? undefined : 'UserInvited') : invited.error.code.replace('CustomerUserJoined', 'UserJoined')
      expect([id, many.invite.get(id)]).toEqual([id, inviteReason ? `refused: ${inviteReason}` : 'planned'])

      const params = { id }
      const assigned = await server.call(assignFeatureGroups, { token: admin.token, params, body: { featureGroupIds: [group.id] } })
      const assignReason =
        assigned.status !== 200 ? assigned.error.code : assigned.body.assigned.length > 0 ? undefined : 'FeatureGroupAssigned'
      const alone = assignReason ? `refused: ${assignReason}` : 'planned'
      expect([id, many.assign.get(id)?.replace('FeatureGroupNotForPartners', 'FeatureGroupUnsuitable')]).toEqual([id, alone])

      const { body: customer } = await server.call(getCustomer, { token: admin.token, params })
      const body = { accountEmail: customer.accountEmail, version: customer.version }
      const deactivated = await server.call(deactivateCustomer, { token: admin.token, params, body })
      const isRefused = many.deactivate.get(id) === 'refused: AutomatedUnconfirmed'
      // An inactive customer is unchanged: the call succeeds without effect.
      if (customer.status === 'inactive') expect(many.deactivate.get(id)).toBe('refused: CustomerNotActive')
      else expect([id, deactivated.status]).toEqual([id, isRefused ? 400 : 200])
    }
    const reasons = Object.values(many).flatMap((outcomes) => [...outcomes.values()])
    expect([...new Set(reasons)].sort()).toEqual([
      'planned',
      'refused: AutomatedUnconfirmed',
      'refused: CustomerNotActive',
      'refused: FeatureGroupAssigned',
      'refused: FeatureGroupNotForPartners',
      'refused: FeatureGroupUnsuitable',
      'refused: UserInvited',
      'refused: UserJoined',
    ])
  })
})
