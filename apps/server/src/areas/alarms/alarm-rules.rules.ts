import { type SiteAlarmCode, siteAlarmCodes } from '@wattdesk/contract/alarms/health/terms.ts'
import type { AlarmRuleModel } from '@wattdesk/contract/alarms/rules/models.ts'
import { alarmRuleDefaults } from '@wattdesk/contract/alarms/rules/terms.ts'
import { eachOf } from '@wattdesk/energy/quantities.ts'
import type { Rule, Rules } from './incidents/incidents.rules.ts'

export type StoredRule = Rule & { tenantId: string; code: string; version: number; updatedAt: Date }

export function defaultRule(code: SiteAlarmCode): Rule {
  const { level, limit, delayMinutes } = alarmRuleDefaults[code]
  return { level, limit, isActive: true, delaySeconds: delayMinutes * 60 }
}

/** The rule in force for a line of tenants, nearest first. */
export function ruleInForce<R extends StoredRule>(code: SiteAlarmCode, stored: readonly R[], line: readonly string[]): R | undefined {
  for (const tenantId of line) {
    const found = stored.find((one) => one.tenantId === tenantId && one.code === code)
    if (found) return found
  }
  return undefined
}

export function rulesInForce(stored: readonly StoredRule[], line: readonly string[]): Rules {
  return eachOf(siteAlarmCodes, (code) => ruleInForce(code, stored, line) ?? defaultRule(code))
}

export function ruleOf({ level, isActive, limit, delayMinutes }: Omit<AlarmRuleModel, 'code' | 'version'>): Rule {
  return { level, isActive, limit, delaySeconds: delayMinutes * 60 }
}
