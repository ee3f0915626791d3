import type { HealthComponent } from '@wattdesk/contract/alarms/health/models.ts'
import type { HealthStatus, SiteAlarmCode } from '@wattdesk/contract/alarms/health/terms.ts'
import { lostAfterMs } from '@wattdesk/contract/installations/terms.ts'
import { dayMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { type Course, followSlots, type JudgedSlot, type Place, type Rules, silenceSince, slotCodes } from './incidents/incidents.rules.ts'

/** An installed device. `deviceId` is the ID in its measurements. */
export type Device = Pick<HealthComponent, 'configurationId' | 'deviceId'> & {
  kind: Exclude<HealthComponent['kind'], 'site'>
  /** End of a gas meter's measurements; null for other devices and unmeasured meters. */
  gasAt: number | null
  /** When a wallbox was last connected by itself; null for others, and if it never was. */
  connectedAt: number | null
  /** End of the home's measurements of a wallbox or heat pump that is its only one; null for others, and if there are none. */
  kindAt: number | null
}

export type OpenIncident = Course & { id: string; code: SiteAlarmCode; deviceId: string; alarmId: string | null; outageId: string | null }

/** The input of a check. Instants are epoch milliseconds. */
export type Home = Place & {
  isActive: boolean
  /** When the gateway was last in contact; undefined without a gateway. */
  gatewayContactAt: number | null | undefined
  measuredAt: number | null
  /** IDs of the devices in the latest measurement. */
  measuredDevices: readonly string[]
  /** When single devices were last measured. */
  seenDevices: Readonly<Record<string, number>>
  /** Devices known to the gateway; null without a gateway. */
  knownDevices: readonly string[] | null
  hasPv: boolean
  /** When a PV system or its battery was last measured, by whatever source. */
  pvMeasuredAt: number | null
  /** Only an inverter measures it, which is off at night. */
  sleepsAtNight: boolean
  /** Nothing of it has been measured but its production. */
  hasOnlyProduction: boolean
  /** PV inverters known to the gateway. They are off at night, while the home goes on measuring. */
  sleepingDevices: readonly string[]
  devices: readonly Device[]
  /** Quarter hours that were not judged yet. */
  slots: readonly JudgedSlot[]
  open: readonly OpenIncident[]
}

/**
 * The result of a check for a code and a device: an open incident, or none. If the check cannot decide, the incident stays. `ended`: the
 * final length of the incident that was open before, where the check knows it; an open one is then another.
 */
export type Finding = { code: SiteAlarmCode; deviceId: string; open: Course | undefined; ended?: Course | undefined }

/** A device that was silent for this long is no longer expected. */
const forgottenMs = 30 * dayMs

/** A silent gateway hides everything behind it, and a silent home hides its devices. */
export function findingsOf(home: Home, rules: Rules, now: number): Finding[] {
  if (!home.isActive) return home.open.map(({ code, deviceId }) => ({ code, deviceId, open: undefined }))
  const gateway = gatewayFinding(home, rules, now)
  if (gateway?.open) return [gateway]
  const data = dataFinding(home, rules, now)
  const found = [...(gateway ? [gateway] : []), ...(data ? [data] : [])]
  if (data?.open) return found
  return [...found, ...deviceFindings(home, rules, now), ...slotFindings(home, rules)]
}

function gatewayFinding(home: Home, rules: Rules, now: number): Finding | undefined {
  const { gatewayContactAt } = home
  if (gatewayContactAt === undefined) return { code: 'GatewayOffline', deviceId: '', open: undefined }
  // Not installed completely yet.
  if (gatewayContactAt === null) return undefined
  return silenceFinding(home, { code: 'GatewayOffline', since: gatewayContactAt, sleepsAtNight: false }, rules, now)
}

function dataFinding(home: Home, rules: Rules, now: number): Finding | undefined {
  if (home.measuredAt === null) return undefined
  return silenceFinding(home, { code: 'NoData', since: home.measuredAt, sleepsAtNight: home.sleepsAtNight }, rules, now)
}

type Silence = { code: 'GatewayOffline' | 'NoData'; since: number; sleepsAtNight: boolean }

function silenceFinding(home: Home, { code, since, sleepsAtNight }: Silence, rules: Rules, now: number): Finding {
  const about = { sleepsAtNight, place: home }
  const open = silenceSince(since, now, rules[code].limit, about)
  const before = home.open.find((one) => one.code === code)
  if (open || !before) return { code, deviceId: '', open }
  // The last check while it was silent may be long ago.
  const endedAt = home.slots.find(({ start }) => start >= before.beganAt)?.start ?? now
  const whole = silenceSince(before.beganAt, endedAt, 0, about)
  return { code, deviceId: '', open, ended: { ...before, lastedSeconds: Math.max(before.lastedSeconds, whole?.lastedSeconds ?? 0) } }
}

/**
 * When each device was last measured, this check included, or connected by itself: the latest measurement may be another source's. Devices
 * that were removed are dropped.
 */
export function seenDevicesOf(home: Home): Record<string, number> {
  const at = home.measuredAt ?? 0
  const connected = Object.fromEntries(
    home.devices.flatMap(({ deviceId, connectedAt }) => (deviceId === null || connectedAt === null ? [] : [[deviceId, connectedAt]])),
  )
  const seen = { ...home.seenDevices, ...Object.fromEntries(home.measuredDevices.map((id) => [id, at])), ...connected }
  const isExpected = (id: string) =>
    !home.knownDevices || home.knownDevices.includes(id) || home.measuredDevices.includes(id) || id in connected
  return Object.fromEntries(Object.entries(seen).filter(([id, last]) => isExpected(id) && at - last < forgottenMs))
}

/** A device is silent while the home goes on measuring without it. */
function deviceFindings(home: Home, rules: Rules, now: number): Finding[] {
  const seen = seenDevicesOf(home)
  const measuredAt = home.measuredAt ?? now
  const sleepsAtNight = (deviceId: string) => home.sleepsAtNight || home.sleepingDevices.includes(deviceId)
  const found = Object.entries(seen).map(
    ([deviceId, last]): Finding => ({
      code: 'DeviceOffline',
      deviceId,
      open: silenceSince(last, measuredAt, rules.DeviceOffline.limit, { sleepsAtNight: sleepsAtNight(deviceId), place: home }),
    }),
  )
  const dropped = home.open.filter(({ code, deviceId }) => code === 'DeviceOffline' && !(deviceId in seen))
  return [...found, ...dropped.map(({ code, deviceId }): Finding => ({ code, deviceId, open: undefined }))]
}

function slotFindings(home: Home, rules: Rules): Finding[] {
  return slotCodes.flatMap((code): Finding[] => {
    const before = home.open.find((one) => one.code === code)
    if (code === 'NoProduction' && !home.hasPv) return before ? [{ code, deviceId: '', open: undefined }] : []
    if (code === 'FeedInLimit' && home.feedInLimitW === undefined) return before ? [{ code, deviceId: '', open: undefined }] : []
    if (home.slots.length === 0) return []
    const { ended, open } = followSlots(code, rules[code].limit, home, before, home.slots)
    return [{ code, deviceId: '', open, ended: before && ended[0] }]
  })
}

type Part = Omit<HealthComponent, 'since'> & { since: number | null }

/** The state of the home and of each device after a check. `open` are the incidents that are open now. */
export function componentsOf(
  home: Home,
  open: readonly { code: SiteAlarmCode; deviceId: string; beganAt: number }[],
  rules: Rules,
  now: number,
): HealthComponent[] {
  if (home.devices.length === 0 || !home.isActive) return []
  const site: Part = { kind: 'site', configurationId: null, deviceId: null, ...stateOfSite(home, open, rules, now) }
  const parts = [
    site,
    ...home.devices.map((device): Part => {
      const { kind, configurationId, deviceId } = device
      return { kind, configurationId, deviceId, ...stateOfDevice(home, device, open, rules, now) }
    }),
  ]
  return parts.map((part) => ({ ...part, since: part.since === null ? null : new Date(part.since).toISOString() }))
}

type State = Pick<Part, 'status' | 'code' | 'since'>
type Incidents = readonly { code: SiteAlarmCode; deviceId: string; beganAt: number }[]

const ok: State = { status: 'ok', code: null, since: null }

function stateOfSite(home: Home, open: Incidents, rules: Rules, now: number): State {
  if (home.measuredAt === null) return { status: 'no_data', code: 'NeverMeasured', since: null }
  const known = incidentState(open, rules, 'NoData') ?? incidentState(open, rules, 'BalanceResidual')
  return known ?? (isAsleep(home, home.measuredAt, rules, now) ? ok : connectionState(home.measuredAt, now))
}

/** At night nothing measures a home with an inverter alone. */
function isAsleep(home: Home, measuredAt: number, { NoData }: Rules, now: number): boolean {
  const about = { sleepsAtNight: true, place: home }
  return home.sleepsAtNight && home.hasOnlyProduction && !silenceSince(measuredAt, now, NoData.limit, about)
}

function stateOfDevice(home: Home, { kind, deviceId, gasAt, kindAt }: Device, open: Incidents, rules: Rules, now: number): State {
  if (kind === 'gateway') {
    if (!home.gatewayContactAt) return { status: 'no_data', code: 'NeverMeasured', since: null }
    return incidentState(open, rules, 'GatewayOffline') ?? connectionState(home.gatewayContactAt, now)
  }
  const isHidden = home.measuredAt === null || now - home.measuredAt > lostAfterMs
  if (kind === 'pvbattery') {
    const known = incidentState(open, rules, 'NoProduction') ?? incidentState(open, rules, 'FeedInLimit')
    if (known || isHidden) return known ?? { status: 'no_data', code: null, since: home.measuredAt }
    // Its source is silent, while another one goes on measuring the home.
    const isUnmeasured = home.pvMeasuredAt === null || now - home.pvMeasuredAt > lostAfterMs
    return isUnmeasured ? { status: 'no_data', code: null, since: home.pvMeasuredAt } : ok
  }
  if (gasAt !== null) return gasState(gasAt, now)
  const last = deviceId === null ? undefined : seenDevicesOf(home)[deviceId]
  if (last === undefined || deviceId === null) return stateWithoutOwnData(kindAt, now)
  return incidentState(open, rules, 'DeviceOffline', deviceId) ?? (isHidden ? { status: 'no_data', code: null, since: last } : ok)
}

/** A device that nothing measures cannot be judged. One that was measured, as by the former gateway, has data no longer. */
function stateWithoutOwnData(kindAt: number | null, now: number): State {
  if (kindAt !== null && now - kindAt > lostAfterMs) return { status: 'no_data', code: null, since: kindAt }
  return { status: 'not_applicable', code: null, since: null }
}

/** Many gas meters report once an hour, some once a day. */
function gasState(measuredAt: number, now: number): State {
  return now - measuredAt <= lostAfterMs ? ok : { status: 'warning', code: 'ConnectionLost', since: measuredAt }
}

function incidentState(open: Incidents, rules: Rules, code: SiteAlarmCode, deviceId = ''): State | undefined {
  const incident = open.find((one) => one.code === code && one.deviceId === deviceId)
  if (!incident) return undefined
  return { status: rules[code].level === 'error' ? 'error' : 'warning', code, since: incident.beganAt }
}

/** In contact lately, within a day, or longer ago. Checks run every few minutes, so little more than two minutes is no silence yet. */
const recentContactMs = 5 * minuteMs

function connectionState(contactedAt: number, now: number): State {
  const silentMs = now - contactedAt
  if (silentMs <= recentContactMs) return ok
  return { status: silentMs <= lostAfterMs ? 'warning' : 'error', code: 'ConnectionLost', since: contactedAt }
}

const severities: readonly HealthStatus[] = ['error', 'warning', 'no_data', 'ok']

/** The worst of its parts; not applicable if there is none to judge. */
export function statusOf(components: readonly Pick<HealthComponent, 'status'>[]): HealthStatus {
  return severities.find((severity) => components.some(({ status }) => status === severity)) ?? 'not_applicable'
}
