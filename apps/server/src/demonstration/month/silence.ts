import { alarmRuleDefaults } from '@wattdesk/contract/alarms/rules/terms.ts'
import { dayMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { silenceSince } from '../../areas/alarms/incidents/incidents.rules.ts'

type Silent = {
  kind: 'gateway' | 'vendor-cloud'
  /** Whether only PV is there, whose inverters are off at night: a silence lasts while the sun is up. */
  sleepsAtNight: boolean
  place: { latitude: number; longitude: number }
}

const stepMs = 10 * minuteMs

/** When a silence has lasted long enough for an alarm (epoch ms, to ten minutes), by the rule for tenants without one of their own. */
export function alarmedAt(from: number, { kind, sleepsAtNight, place }: Silent): number {
  const { limit, delayMinutes } = alarmRuleDefaults[kind === 'gateway' ? 'GatewayOffline' : 'NoData']
  const isLongEnough = (at: number) => (silenceSince(from, at, limit, { sleepsAtNight, place })?.lastedSeconds ?? 0) >= delayMinutes * 60
  let at = from + delayMinutes * minuteMs + stepMs
  while (!isLongEnough(at) && at < from + 7 * dayMs) at += stepMs
  return at
}
