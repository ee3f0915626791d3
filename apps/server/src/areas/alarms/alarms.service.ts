/**
 * Members acknowledge alarms, assign them and comment on them. None of this ends an alarm: checks raise and end it
 * (checks.service.ts). Every change states the version it is based on, and repeating it changes nothing.
 */
import type { alarmAcknowledgementModel, alarmAssignmentModel, alarmCommentModel } from '@wattdesk/contract/alarms/models.ts'
import { alarmCommentsMax } from '@wattdesk/contract/alarms/terms.ts'
import type { z } from 'zod'
import type { Scope } from '../../db/scope.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { findMentionable } from '../account/members.service.ts'
import { type Change, recordActivity } from '../activities/activities.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import * as store from './alarms.store.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof store.lockAlarm>>>

export async function acknowledgeAlarm(
  ctx: Ctx,
  call: Call,
  id: string,
  { version, acknowledged }: z.output<typeof alarmAcknowledgementModel>,
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const locked = await lockAlarm(tx, call, id)
    const { alarm } = locked
    if ((alarm.acknowledgedBy !== null) === acknowledged) return
    requireVersion(alarm, version)
    const change = acknowledged
      ? { acknowledgedBy: call.caller.memberId, acknowledgedAt: ctx.clock.now() }
      : { acknowledgedBy: null, acknowledgedAt: null }
    await store.updateAlarm(tx, id, { ...change, version: version + 1 })
    await record(tx, ctx, call, locked, {
      action: 'update',
      event: acknowledged ? 'alarm.acknowledged' : 'alarm.reopened',
      before: { acknowledged: !acknowledged },
      after: { acknowledged },
    })
  })
}

export async function assignAlarm(
  ctx: Ctx,
  call: Call,
  id: string,
  { version, memberId }: z.output<typeof alarmAssignmentModel>,
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const locked = await lockAlarm(tx, call, id)
    const { alarm, customer } = locked
    if (alarm.assignedTo === memberId) return
    requireVersion(alarm, version)
    const nameOf = (one: string | null) => (one === null ? null : store.findMemberName(tx, one))
    if (memberId !== null) {
      const [found] = await findMentionable(tx, call.caller.scope, customer, { ids: [memberId] })
      if (!found) throw new DomainError('MemberNotMentionable', { id: memberId })
    }
    await store.updateAlarm(tx, id, { assignedTo: memberId, version: version + 1 })
    await store.endClaim(tx, id, ctx.clock.now())
    if (memberId !== null) {
      const { customerId, code } = alarm
      await notify(tx, ctx, { memberId, kind: 'alarm-assigned', objectId: id, customerId, detail: code, causedBy: call.caller.memberId })
    }
    await record(tx, ctx, call, locked, {
      action: 'update',
      event: 'alarm.assigned',
      before: { assignedTo: await nameOf(alarm.assignedTo) },
      after: { assignedTo: await nameOf(memberId) },
    })
  })
}

/** Locks an alarm within the scope before its work changes, because the alarm's page may change the owner meanwhile. */
export async function lockAlarmOfWork(tx: Tx, scope: Scope, id: string): Promise<void> {
  await store.lockAlarm(tx, scope, id)
}

/** Sets the owner of an alarm, within the transaction that takes or hands over its work and writes the activity entry. */
export async function putAlarmOwner(tx: Tx, id: string, assignedTo: string | null): Promise<void> {
  await store.assignAlarmTo(tx, id, assignedTo)
}

/** Adds the note of a hand-over to the alarm's comments, within the transaction that hands it over. */
export async function putAlarmNote(tx: Tx, note: { alarmId: string; memberId: string; text: string; createdAt: Date }): Promise<void> {
  if ((await store.countComments(tx, note.alarmId)) >= alarmCommentsMax) return
  await store.insertComment(tx, { id: newId(note.createdAt), ...note })
}

/** Writes a comment. Sending the same comment again changes nothing; another one under its ID is refused. */
export async function commentAlarm(
  ctx: Ctx,
  call: Call,
  alarmId: string,
  { text, ...model }: z.output<typeof alarmCommentModel>,
): Promise<string> {
  const createdAt = ctx.clock.now()
  const { memberId } = call.caller
  const id = model.id ?? newId(createdAt)
  await transaction(ctx.db, async (tx) => {
    const locked = await lockAlarm(tx, call, alarmId)
    const same = await store.findComment(tx, id)
    if (same) {
      if (same.alarmId !== alarmId || same.memberId !== memberId || same.text !== text) throw new DomainError('Conflict')
      return
    }
    if ((await store.countComments(tx, alarmId)) >= alarmCommentsMax) throw new DomainError('TooManyNotes', { max: alarmCommentsMax })
    await store.insertComment(tx, { id, alarmId, memberId, text, createdAt })
    await record(tx, ctx, call, locked, { action: 'create', event: 'alarm.commented', after: { text } })
  })
  return id
}

async function lockAlarm(tx: Tx, { caller }: Call, id: string): Promise<Locked> {
  const found = await store.lockAlarm(tx, caller.scope, id)
  if (!found) throw new DomainError('AlarmNotFound')
  return found
}

function requireVersion(alarm: store.AlarmRow, version: number): void {
  if (alarm.version !== version) throw new DomainError('AlarmChanged', { version: alarm.version })
}

async function record(tx: Tx, ctx: Ctx, call: Call, { alarm, customer }: Locked, entry: Change): Promise<void> {
  await recordActivity(tx, ctx, call, { ...entry, object: { type: 'alarm', id: alarm.id }, customerId: alarm.customerId, tenant: customer })
}
