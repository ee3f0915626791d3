import { changeEeg9Data, readEeg9Data, readEeg9Status, remindOfEeg9 } from '@wattdesk/contract/eeg9/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { judge } from './eeg9.rules.ts'
import { changeEeg9, remind, requireKnown } from './eeg9.service.ts'

export function eeg9Routes(app: FastifyInstance, ctx: Ctx): void {
  const show = async (scope: Parameters<typeof requireKnown>[1], key: string) => {
    const { configurationId, facts, version, updatedAt } = await requireKnown(ctx, scope, key)
    return { configurationId, ...facts, version, updatedAt: updatedAt?.toISOString() ?? null }
  }
  bind(app, readEeg9Data, ({ caller, params }) => show(caller.scope, params.configurationId))
  bind(app, changeEeg9Data, async ({ params, body, ...call }) =>
    show(call.caller.scope, await changeEeg9(ctx, call, params.configurationId, body)),
  )
  bind(app, readEeg9Status, async ({ caller, params }) => {
    const { configurationId, facts, lastReminderAt, remindersSent } = await requireKnown(ctx, caller.scope, params.configurationId)
    return {
      configurationId,
      ...judge(facts),
      installedPowerW: facts.installedPowerW,
      gridOperatorTestPassedOn: facts.gridOperatorTestPassedOn,
      lastReminderAt: lastReminderAt?.toISOString() ?? null,
      remindersSent,
    }
  })
  bind(app, remindOfEeg9, ({ body, ...call }) => remind(ctx, call, body?.configurationId))
}
