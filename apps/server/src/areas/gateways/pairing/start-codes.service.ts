/**
 * Guesses of start codes. A member may enter a few wrong ones; each further one makes them wait longer. Their administrators get an
 * e-mail, once a day.
 */
import { transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { listAdmins } from '../../account/members.service.ts'
import { recordActivity } from '../../activities/activities.service.ts'
import { admitAttempt, type Limit } from '../../auth/sessions/attempts.service.ts'
import { queueMemberMail } from '../../mails/mails.service.ts'
import type { Tenant } from '../../tenants/tenants.service.ts'

const limit: Limit = { name: 'start-code', free: 10, firstDelayS: 60, longestDelayS: 3_600, forgetS: 86_400, refusal: 'StartCodesLocked' }

/** The errors that distinguish a wrong code from a right one. Only these count as guesses. */
const guesses: ReadonlySet<string> = new Set([
  'NotFoundStartCode',
  'GridBoxAlreadyPaired',
  'DuplicatedInstallation',
  'GatewayRetired',
  'GatewayLost',
])

/** Runs work on a start code that the caller entered. A failure that shows the code to be wrong counts as a guess. */
export async function guessing<T>(ctx: Ctx, call: Call, tenant: Tenant, work: () => Promise<T>): Promise<T> {
  const attempt = await admitAttempt(ctx.db, limit, call.caller.memberId, ctx.clock.now())
  try {
    const done = await work()
    await attempt.uncount()
    return done
  } catch (error) {
    const isGuess = error instanceof DomainError && guesses.has(error.code) && !isOwn(error)
    if (!isGuess) await attempt.uncount()
    else if (attempt.attempts === limit.free) await notifyAdmins(ctx, call, tenant)
    throw error
  }
}

/** A code registered earlier by the caller's own company, or of a customer that the caller may see. */
const isOwn = ({ details }: DomainError) =>
  typeof details === 'object' && details !== null && ('installationId' in details || 'customer' in details)

async function notifyAdmins(ctx: Ctx, call: Call, tenant: Tenant): Promise<void> {
  const { memberId, name } = call.caller
  const owner = { tenantId: tenant.id, affiliateId: tenant.affiliateId }
  await transaction(ctx.db, async (tx) => {
    await recordActivity(tx, ctx, call, {
      action: 'read',
      event: 'member.start-codes-guessed',
      object: { type: 'member', id: memberId },
      tenant: owner,
    })
    for (const admin of await listAdmins(tx, tenant)) {
      await queueMemberMail(tx, ctx, {
        template: 'member-start-codes-guessed',
        tenant: owner,
        member: admin,
        params: { member: name },
        link: `${ctx.config.publicUrl}/dashboard/account/activity-log`,
      })
    }
  })
}
