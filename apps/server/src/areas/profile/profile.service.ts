/**
 * A member's own profile: name, language and portal preferences. Members change only themselves here, and nothing that affects
 * permissions. Profile and preferences share one language setting.
 */
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import type { updateProfile as updateProfileCall } from '@wattdesk/contract/profile/calls.ts'
import type { Preferences } from '@wattdesk/contract/profile/models.ts'
import { type DayWords, dayWordsOf } from '@wattdesk/i18n/formats.ts'
import { fallbackLanguage, languageOf } from '@wattdesk/i18n/languages.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { changeMemberRecord, lockExistingMember, type MemberRecord } from '../account/member-record.service.ts'
import { changesOf, recordActivity } from '../activities/activities.service.ts'
import { announceSessions } from '../auth/sessions/sessions.service.ts'
import { findTenant } from '../tenants/tenants.service.ts'

type Changing = Pick<Ctx, 'config' | 'clock' | 'db' | 'bus'>
type Change = { event: string; before: Record<string, unknown>; after: Record<string, unknown>; columns: Partial<MemberRecord> }

export async function updateProfile(ctx: Changing, call: Call, { version, ...fields }: BodyOf<typeof updateProfileCall>): Promise<void> {
  await changeMember(ctx, call, (member) => {
    if (version !== undefined && version !== member.version) throw new DomainError('ProfileChanged', { version: member.version })
    const { firstName, lastName, language } = member
    const before = { firstName, lastName, language }
    const columns = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    return { event: 'profile.updated', before, after: { ...before, ...columns }, columns }
  })
}

/** Sets the given preferences. With `replace`, removes the others. */
export async function updatePreferences(
  ctx: Changing,
  call: Call,
  given: Preferences,
  { replace }: { replace: boolean },
): Promise<Preferences> {
  const changed = await changeMember(ctx, call, (member) => {
    const { language, ...rest } = given
    const preferences = replace ? rest : { ...member.preferences, ...rest }
    const before = { ...member.preferences, language: member.language }
    const after = { ...preferences, language: language ?? member.language }
    return { event: 'preferences.updated', before, after, columns: { preferences, language: after.language } }
  })
  return preferencesOf(changed)
}

/** Stored values were validated by the contract when they came in. */
export function preferencesOf(member: Pick<MemberRecord, 'preferences' | 'language'>): Preferences {
  return { ...(member.preferences as Preferences), language: member.language }
}

/** How a member reads days in mails and printed reports. */
export const dayWordsOfMember = ({ language, dateNotation }: Preferences): DayWords =>
  dayWordsOf(dateNotation === 'iso' ? undefined : languageOf(language ?? fallbackLanguage))

async function changeMember(ctx: Changing, call: Call, decide: (member: MemberRecord) => Change): Promise<MemberRecord> {
  const { memberId } = call.caller
  const changed = await transaction(ctx.db, async (tx) => {
    const member = await lockExistingMember(tx, memberId)
    const change = decide(member)
    const changes = changesOf(change.before, change.after)
    if (!changes) return member
    await changeMemberRecord(tx, memberId, change.columns)
    await record(tx, ctx, call, { member, event: change.event, ...changes })
    return { ...member, ...change.columns }
  })
  announceSessions(ctx, { memberId })
  return changed
}

type Recorded = { member: MemberRecord; event: string; before: Record<string, unknown>; after: Record<string, unknown> }

async function record(tx: Tx, ctx: Changing, call: Call, { member, event, before, after }: Recorded): Promise<void> {
  const tenant = await findTenant(tx, { kind: 'all' }, member.tenantId)
  await recordActivity(tx, ctx, call, {
    action: 'update',
    event,
    object: { type: 'member', id: member.id },
    tenant: { tenantId: member.tenantId, affiliateId: tenant?.affiliateId ?? null },
    before,
    after,
  })
}
