/**
 * Notifications of members: unread, then read. They are written in the transaction of their cause, and refer to records only by IDs. A
 * repeated notification becomes unread again. Members keep the newest 200, none for longer than 90 days. Members can subscribe to a daily
 * mail about unread ones. Reading changes no record, so it has no entry in the activity log.
 */

import { notificationDays, notificationKinds } from '@wattdesk/contract/notifications/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { languageOf } from '@wattdesk/i18n/languages.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { queueMemberMail } from '../mails/mails.service.ts'
import * as store from './notifications.store.ts'

export type News = Pick<store.NotificationRow, 'memberId' | 'kind' | 'objectId'> &
  Partial<Pick<store.NotificationRow, 'customerId' | 'detail' | 'causedBy'>>

/** Notifies a member, unless they caused it themselves. */
export async function notify(tx: Tx, { clock }: Pick<Ctx, 'clock'>, news: News): Promise<void> {
  if (news.causedBy === news.memberId) return
  const createdAt = clock.now()
  const { customerId = null, detail = null, causedBy = null } = news
  await store.putNotification(tx, { id: newId(createdAt), ...news, customerId, detail, causedBy, createdAt, readAt: null, mailedAt: null })
}

export async function readNotification({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { caller }: Call, id: string): Promise<void> {
  if (!(await store.markRead(db, caller.memberId, id, clock.now()))) throw new DomainError('NotFound')
}

export async function readAllNotifications({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { caller }: Call, until: Date): Promise<void> {
  await store.markAllRead(db, caller.memberId, until, clock.now())
}

export async function dropOldNotifications({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await store.deleteOlder(db, new Date(clock.now().getTime() - notificationDays * dayMs))
}

/** Sends a mail to every subscribed member who got none within a day. */
export async function mailNotifications(ctx: Pick<Ctx, 'config' | 'db' | 'clock'>): Promise<void> {
  while (await transaction(ctx.db, (tx) => mailNext(tx, ctx)));
}

async function mailNext(tx: Tx, ctx: Pick<Ctx, 'config' | 'clock'>): Promise<boolean> {
  const now = ctx.clock.now()
  const found = await store.lockMailedMember(tx, new Date(now.getTime() - dayMs))
  if (!found) return false
  const { member, tenant } = found
  const counts = await store.markMailed(tx, member.id, now)
  const { t } = translatorOf(languageOf(member.language))
  const lines = notificationKinds.flatMap((kind) => {
    const count = counts.get(kind)
    return count ? [`- ${t(`notifications.kind.${kind}`)}: ${count}`] : []
  })
  await queueMemberMail(tx, ctx, {
    template: 'member-notifications',
    tenant: { tenantId: tenant.id, affiliateId: tenant.affiliateId },
    member,
    params: { news: lines.join('\n') },
    link: `${ctx.config.publicUrl}/dashboard`,
  })
  return true
}
