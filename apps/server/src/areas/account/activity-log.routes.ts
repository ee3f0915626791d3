import * as log from '@wattdesk/contract/account/activity-log/calls.ts'
import * as contract from '@wattdesk/contract/account/calls.ts'
import { activityActions, activitySources } from '@wattdesk/contract/activities/terms.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../../http/csv-file.ts'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listActivities } from '../activities/activities.views.ts'
import { listFilterChoices } from '../activities/activity-choices.views.ts'
import { exportActivities } from '../activities/activity-export.views.ts'
import type { ActivitySelection } from '../activities/activity-selection.views.ts'
import { readVerification } from '../activities/activity-verifications.service.ts'
import { startVerification } from './log-verification.service.ts'

export function activityLogRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, read } = ctx
  bind(app, contract.listAccountActivities, ({ caller, query }) =>
    read((from) => listActivities({ ...ctx, db: from }, selectionOf(caller), query)),
  )
  bind(app, contract.listAccountActivityFilters, async ({ caller }) => {
    const choices = await read((from) => listFilterChoices(from, selectionOf(caller)))
    const isOwnOnly = selectionOf(caller).memberId !== undefined
    const members = isOwnOnly ? [{ id: caller.memberId, name: caller.name }] : choices.members
    return { ...choices, members, actions: [...activityActions], sources: [...activitySources] }
  })
  bind(app, log.exportAccountActivities, async ({ caller, query, reply }) => {
    const rows = await read(async (from) =>
      exportActivities({ ...ctx, db: from }, selectionOf(caller), query, translatorOf(caller.language)),
    )
    return sendCsv(reply, `activities-${ctx.clock.now().toISOString().slice(0, 10)}`, rows)
  })
  bind(app, log.readActivityVerification, async () => ({ verification: await readVerification(db) }))
  bind(app, log.startActivityVerification, async (call) => {
    await startVerification(ctx, call)
    return undefined
  })
}

/** Admins and root see the whole log of their tenants, support their own entries and the customers', others their own. */
function selectionOf({ roles, scope, memberId }: Caller): ActivitySelection {
  if (roles.includes('root') || roles.includes('admin')) return { scope }
  return roles.includes('support') ? { scope, onlyCustomers: { orMemberId: memberId } } : { scope, memberId }
}
