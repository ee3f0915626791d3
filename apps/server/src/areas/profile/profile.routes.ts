import * as contract from '@wattdesk/contract/profile/calls.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { sendCsv } from '../../http/csv-file.ts'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listLoansOf } from '../account/access-loans.service.ts'
import { listActivities } from '../activities/activities.views.ts'
import { exportActivities } from '../activities/activity-export.views.ts'
import {
  activateMultifactor,
  readMultifactorState,
  removeOwnMultifactor,
  startMultifactor,
} from '../auth/multifactor/multifactor.service.ts'
import { endSessionOf, listSessions } from '../auth/sessions/sessions.service.ts'
import { updatePreferences, updateProfile } from './profile.service.ts'
import { readPreferences, readProfile } from './profile.views.ts'

export function profileRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  const profileOf = async (caller: Caller) => {
    const [multifactor, loans] = [await readMultifactorState(db, caller.memberId), await listLoansOf(ctx, caller.memberId)]
    return readProfile(db, caller, { multifactor, loans })
  }

  bind(app, contract.getProfile, ({ caller }) => profileOf(caller))
  bind(app, contract.updateProfile, async ({ body, ...call }) => {
    await updateProfile(ctx, call, body)
    return profileOf(call.caller)
  })
  bind(app, contract.getPreferences, ({ caller }) => readPreferences(db, caller.memberId))
  bind(app, contract.createPreferences, ({ body, ...call }) => updatePreferences(ctx, call, body, { replace: true }))
  bind(app, contract.updatePreferences, ({ body, ...call }) => updatePreferences(ctx, call, body, { replace: false }))
  bind(app, contract.listMyActivities, ({ caller, query }) => {
    return ctx.read((from) => listActivities({ ...ctx, db: from }, ownOf(caller), query))
  })
  bind(app, contract.exportMyActivities, async ({ caller, query, reply }) => {
    const rows = await ctx.read(async (from) => exportActivities({ ...ctx, db: from }, ownOf(caller), query, translatorOf(caller.language)))
    return sendCsv(reply, `activities-${ctx.clock.now().toISOString().slice(0, 10)}`, rows)
  })
  bind(app, contract.listMySessions, async ({ caller }) => ({ items: await listSessions(ctx, caller) }))
  bind(app, contract.endMySession, async ({ params, ...call }) => {
    await endSessionOf(ctx, call, call.caller.memberId, params.id)
    return undefined
  })
  multifactorRoutes(app, ctx)
}

/** Without a scope, because members may see all of their own actions. */
const ownOf = ({ memberId }: Caller) => ({ scope: { kind: 'all' as const }, memberId })

function multifactorRoutes(app: FastifyInstance, ctx: Ctx): void {
  bind(app, contract.startMultifactor, async (call) => {
    const { secret, otpauthUri, expiresAt } = await startMultifactor(ctx, call)
    return { secret, otpauthUri, qrSvg: renderSVG(otpauthUri, { ecc: 'M', border: 4, pixelSize: 4 }), expiresAt: expiresAt.toISOString() }
  })
  bind(app, contract.validateMultifactor, async ({ body, ...call }) => {
    return { recoveryCodes: await activateMultifactor(ctx, call, body.multifactorToken) }
  })
  bind(app, contract.removeMultifactor, async (call) => {
    await removeOwnMultifactor(ctx, call)
    return undefined
  })
}
