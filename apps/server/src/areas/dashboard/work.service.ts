/**
 * Rows of the work list: open, taken by a member, handed over with a note, snoozed until an instant. Work itself appears and ends
 * elsewhere; a claim records only who does it and when it is shown. Members who see a row may take it or give it to a colleague who sees
 * it too. Each change states the version it is based on, which for an alarm also counts the changes on its own page; repeating it changes
 * nothing.
 */

import type { changeWork } from '@wattdesk/contract/dashboard/calls.ts'
import { snoozeDaysMax, type WorkKind, workPermissions } from '@wattdesk/contract/dashboard/terms.ts'
import type { BodyOf, ParamsOf } from '@wattdesk/contract/endpoint.ts'
import { type Permission, permissionsOfRole, roles } from '@wattdesk/contract/permissions.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { type Call, type Caller, missingPermissions } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { changesOf, recordActivity } from '../activities/activities.service.ts'
import { lockAlarmOfWork, putAlarmNote, putAlarmOwner } from '../alarms/alarms.service.ts'
import { findCallerOfMember } from '../auth/sessions/access.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'
import * as store from './work.store.ts'

type Changing = Pick<Ctx, 'config' | 'clock' | 'db'>
type Place = ParamsOf<typeof changeWork>
type Model = BodyOf<typeof changeWork>
type Claim = Pick<store.ClaimRow, 'ownerId' | 'note' | 'snoozedUntil'>

export async function changeWorkItem(ctx: Changing, call: Call, place: Place, model: Model): Promise<void> {
  const now = ctx.clock.now()
  await transaction(ctx.db, async (tx) => {
    const claim = await store.lockClaim(tx, place.kind, place.id)
    if (place.kind === 'alarm') await lockAlarmOfWork(tx, call.caller.scope, place.id)
    const work = await requireWork(tx, call.caller, place, now)
    const { note = null, snoozedUntil = null } = (work.isClaimed && claim) || {}
    const before: Claim = { ownerId: work.ownerId, note, snoozedUntil }
    const after = await claimAfter(tx, call.caller, { place, model, before, now })
    if (!changesOf(before, after)) return
    const { version } = work
    if (version !== model.version) throw new DomainError('WorkChanged', { version })
    const isAlarm = place.kind === 'alarm'
    if (isAlarm && after.ownerId !== before.ownerId) await putAlarmOwner(tx, place.id, after.ownerId)
    await store.putClaim(tx, {
      ...{
        kind: place.kind,
        objectId: place.id,
        customerId: work.customerId,
        ...after,
        version: (claim?.version ?? 0) + 1,
        updatedAt: now,
      },
      ...(isAlarm ? { ownerId: null } : {}),
    })
    if (model.action === 'hand-over') {
      const { customerId } = work
      const { memberId } = call.caller
      if (isAlarm && model.note) await putAlarmNote(tx, { alarmId: place.id, memberId, text: model.note, createdAt: now })
      const news = { memberId: model.memberId, customerId, detail: place.kind, causedBy: call.caller.memberId }
      await notify(tx, ctx, { ...news, kind: 'work-handed-over', objectId: place.id })
    }
    await record(tx, ctx, call, { place, model, work, before, after })
  })
}

export async function listWorkColleagues({ db }: Pick<Ctx, 'db'>, { caller }: Call): Promise<{ id: string; name: string }[]> {
  const tenant = await requireTenantOfScope(db, caller.scope)
  const working = roles.filter((role) => permissionsOfRole(role).includes('read:dashboard'))
  return (await store.listColleagues(db, tenant.id, working, 200)).filter(({ id }) => id !== caller.memberId)
}

/** Deletes claims that have long been unchanged. */
export async function dropOldClaims({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await store.deleteClaimsBefore(db, new Date(clock.now().getTime() - 180 * dayMs))
}

type About = { place: Place; model: Model; before: Claim; now: Date }

async function claimAfter(tx: Tx, { memberId }: Caller, { place, model, before, now }: About): Promise<Claim> {
  switch (model.action) {
    case 'take':
      return { ownerId: memberId, note: before.ownerId === memberId ? before.note : null, snoozedUntil: null }
    case 'release':
      return { ownerId: null, note: null, snoozedUntil: null }
    case 'hand-over':
      await requireColleague(tx, model.memberId, place, now)
      return { ownerId: model.memberId, note: model.note, snoozedUntil: null }
    case 'snooze': {
      const until = new Date(model.until)
      const isValid = until > now && until.getTime() <= now.getTime() + snoozeDaysMax * dayMs
      if (!isValid) throw new DomainError('ValidationFailed', [{ field: 'until', code: 'DateInvalid', message: 'Too early or too late' }])
      return { ...before, snoozedUntil: until }
    }
    case 'wake':
      return { ...before, snoozedUntil: null }
  }
}

async function requireWork(tx: Tx, caller: Caller, place: Place, now: Date) {
  const found = mayDo(caller, place.kind) ? await store.findWork(tx, caller, now, place) : undefined
  if (!found) throw new DomainError('NotFound')
  return found
}

async function requireColleague(tx: Tx, memberId: string, place: Place, now: Date): Promise<void> {
  const colleague = await findCallerOfMember(tx, memberId, now)
  const sees = colleague && mayDo(colleague, place.kind) && (await store.findWork(tx, colleague, now, place))
  if (!sees) throw new DomainError('MemberNotMentionable', { id: memberId })
}

function mayDo(caller: Pick<Caller, 'permissions'>, kind: WorkKind): boolean {
  const needed: Permission[] = ['read:dashboard', ...workPermissions[kind]]
  return missingPermissions(caller, needed).length === 0
}

async function wordsOf(tx: Tx, { ownerId, note, snoozedUntil }: Claim) {
  const names = ownerId ? await store.nameMembers(tx, [ownerId]) : undefined
  return { assignedTo: ownerId ? (names?.get(ownerId) ?? ownerId) : null, note, snoozedUntil: snoozedUntil?.toISOString() ?? null }
}

const events = { take: 'taken', release: 'released', 'hand-over': 'handed-over', snooze: 'snoozed', wake: 'woken' } as const
type Entry = {
  place: Place
  model: Model
  work: Awaited<ReturnType<typeof requireWork>>
  before: Claim
  after: Claim
}

async function record(tx: Tx, ctx: Changing, call: Call, { place, model, work, before, after }: Entry): Promise<void> {
  const { customerId, tenantId, affiliateId } = work
  const own = tenantId ? undefined : await requireTenantOfScope(tx, call.caller.scope)
  await recordActivity(tx, ctx, call, {
    action: 'update',
    event: `work.${events[model.action]}`,
    object: { type: 'work', id: place.id },
    customerId: customerId ?? undefined,
    tenant: tenantId ? { tenantId, affiliateId } : { tenantId: own?.id ?? '', affiliateId: own?.affiliateId ?? null },
    // Undefined between members of the same name.
    ...changesOf(await wordsOf(tx, before), await wordsOf(tx, after)),
  })
}
