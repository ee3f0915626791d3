import * as alarmCalls from '@wattdesk/contract/alarms/calls.ts'
import * as calls from '@wattdesk/contract/alarms/health/calls.ts'
import * as ruleCalls from '@wattdesk/contract/alarms/rules/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { feedInLimitsOf } from '../eeg9/eeg9.service.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'
import { ruleOf } from './alarm-rules.rules.ts'
import { changeRule, readRulesInForce, requireLimit } from './alarm-rules.service.ts'
import { acknowledgeAlarm, assignAlarm, commentAlarm } from './alarms.service.ts'
import { findAlarm, findAlarmDetail, findComment, listAlarmsOf, listOutages } from './alarms.views.ts'
import { findInstallationsHealth, findSiteHealth, findSitesHealth } from './health.views.ts'
import { playBack } from './incidents/play-back.views.ts'

export function alarmsRoutes(app: FastifyInstance, ctx: Ctx): void {
  siteHealthRoutes(app, ctx)
  alarmRoutes(app, ctx)
  alarmRuleRoutes(app, ctx)
}

function siteHealthRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, read } = ctx
  bind(app, calls.readSiteHealth, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.customerId)
    const health = await findSiteHealth(db, params.customerId, query.siteId)
    if (!health) throw new DomainError('NotFound')
    return health
  })
  bind(app, calls.readSitesHealth, async ({ caller, body }) => {
    const items = await findSitesHealth(db, caller.scope, body)
    if (!items) throw new DomainError('NotFound')
    return { items }
  })
  bind(app, calls.readInstallationsHealth, async ({ caller, body }) => {
    const items = await findInstallationsHealth(db, caller.scope, body.configurationIds)
    if (!items) throw new DomainError('NotFound')
    return { items }
  })
  bind(app, calls.listAlarms, ({ caller, query }) => read((from) => listAlarmsOf(from, caller, query)))
  bind(app, calls.listGatewayAlarms, ({ caller, query }) => read((from) => listAlarmsOf(from, caller, query, { isGateways: true })))
  bind(app, calls.listCustomerAlarms, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.customerId)
    return read((from) => listAlarmsOf(from, caller, query, params))
  })
}

function alarmRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db } = ctx
  const show = async ({ scope }: Caller, id: string) => {
    const alarm = await findAlarm(db, scope, id)
    if (!alarm) throw new DomainError('AlarmNotFound')
    return alarm
  }
  bind(app, alarmCalls.listVendorOutages, async ({ caller }) => ({ items: await listOutages(db, caller.scope) }))
  bind(app, alarmCalls.readAlarm, async ({ caller, params }) => {
    const alarm = await findAlarmDetail(db, caller.scope, params.id)
    if (!alarm) throw new DomainError('AlarmNotFound')
    return alarm
  })
  bind(app, alarmCalls.acknowledgeAlarm, async ({ params, body, ...call }) => {
    await acknowledgeAlarm(ctx, call, params.id, body)
    return show(call.caller, params.id)
  })
  bind(app, alarmCalls.assignAlarm, async ({ params, body, ...call }) => {
    await assignAlarm(ctx, call, params.id, body)
    return show(call.caller, params.id)
  })
  bind(app, alarmCalls.commentAlarm, async ({ params, body, ...call }) => {
    const comment = await findComment(db, await commentAlarm(ctx, call, params.id, body))
    if (!comment) throw new DomainError('AlarmNotFound')
    return comment
  })
}

function alarmRuleRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  const inForce = async ({ scope }: Caller, code: string) => {
    const rule = (await readRulesInForce(db, scope)).find((one) => one.code === code)
    if (!rule) throw new DomainError('NotFound')
    return rule
  }
  bind(app, ruleCalls.listAlarmRules, async ({ caller }) => ({ items: await readRulesInForce(db, caller.scope) }))
  bind(app, ruleCalls.changeAlarmRule, async ({ body, ...call }) => {
    await changeRule(ctx, call, body)
    return inForce(call.caller, body.code)
  })
  bind(app, ruleCalls.playBackAlarmRule, async ({ caller, body: { code, ...model } }) => {
    requireLimit(code, model.limit)
    const [current, { timeZone }] = await Promise.all([inForce(caller, code), requireTenantOfScope(db, caller.scope)])
    const limitsOf = (siteIds: string[]) => feedInLimitsOf(db, siteIds)
    const rules = { rule: ruleOf(model), inForce: ruleOf(current) }
    return playBack(db, caller.scope, { code, ...rules, timeZone, now: clock.now(), feedInLimitsOf: limitsOf })
  })
}
