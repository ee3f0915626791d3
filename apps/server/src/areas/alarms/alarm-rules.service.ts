/**
 * Alarm rules. A tenant's rule applies to itself and to the tenants below it that have none; the operator's applies to all. A changed
 * rule takes effect at the next check of each home. Version 0: the tenant has no rule yet.
 */

import { type SiteAlarmCode, siteAlarmCodes } from '@wattdesk/contract/alarms/health/terms.ts'
import type { AlarmRule, AlarmRuleModel } from '@wattdesk/contract/alarms/rules/models.ts'
import { alarmRuleDefaults } from '@wattdesk/contract/alarms/rules/terms.ts'
import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { changesOf, placeOf, recordActivity } from '../activities/activities.service.ts'
import { requireTenantById, requireTenantOfScope } from '../tenants/tenants.service.ts'
import { defaultRule, ruleInForce, ruleOf, type StoredRule } from './alarm-rules.rules.ts'
import { listRules, lockRule, putRule } from './alarm-rules.store.ts'
import type { Rule } from './incidents/incidents.rules.ts'

export async function readRulesInForce(db: Db, scope: Scope): Promise<AlarmRule[]> {
  const tenant = await requireTenantOfScope(db, scope)
  const { operatorId, rules } = await listRules(db, [tenant.id, ...(tenant.affiliateId ? [tenant.affiliateId] : [])])
  const line = [tenant.id, tenant.affiliateId, operatorId].flatMap((one) => one ?? [])
  const names = new Map<string, string>()
  for (const id of new Set(rules.map((rule) => rule.tenantId))) names.set(id, (await requireTenantById(db, id)).name)
  return siteAlarmCodes.map((code) => {
    const stored = ruleInForce(code, rules, line)
    const own = stored?.tenantId === tenant.id
    return {
      code,
      ...modelOf(stored ?? defaultRule(code)),
      tenant: stored ? { id: stored.tenantId, name: names.get(stored.tenantId) ?? '' } : null,
      isOwn: own,
      updatedAt: stored?.updatedAt.toISOString() ?? null,
      version: own ? stored.version : 0,
    }
  })
}

const modelOf = ({ level, isActive, limit, delaySeconds }: Rule) => ({
  level,
  isActive,
  limit,
  delayMinutes: Math.round(delaySeconds / 60),
})

export async function changeRule(ctx: Ctx, call: Call, { version, code, ...model }: AlarmRuleModel): Promise<void> {
  requireLimit(code, model.limit)
  await transaction(ctx.db, async (tx) => {
    const tenant = await requireTenantOfScope(tx, call.caller.scope)
    const current = await lockRule(tx, tenant.id, code)
    const before = current ? modelOf(current) : {}
    const changes = changesOf(before, model)
    if (current && !changes) return
    if ((current?.version ?? 0) !== version) throw new DomainError('AlarmRuleChanged', { version: current?.version ?? 0 })
    const row: StoredRule = { tenantId: tenant.id, code, ...ruleOf(model), updatedAt: ctx.clock.now(), version: version + 1 }
    await putRule(tx, row)
    await recordActivity(tx, ctx, call, {
      action: current ? 'update' : 'create',
      event: 'alarm-rule.changed',
      object: { type: 'alarm-rule', id: code },
      tenant: placeOf(tenant),
      before: current ? changes?.before : undefined,
      after: { code, ...changes?.after },
    })
  })
}

/** Each code has its own limits. */
export function requireLimit(code: SiteAlarmCode, limit: number): void {
  const { min, max } = alarmRuleDefaults[code]
  if (limit >= min && limit <= max) return
  throw new DomainError('ValidationFailed', [{ field: 'limit', code: 'NumberBetween', message: 'NumberBetween', params: { min, max } }])
}
