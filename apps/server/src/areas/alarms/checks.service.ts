/**
 * Checks of homes. A check determines the health of a home and records what it found as incidents. It raises an alarm for an incident
 * that outlasted the delay of its rule and was found twice. An incident that is no longer found ends, and its alarm with it. A check
 * claims its sites in the transaction that writes what it found: if a process dies, another takes over, and no two processes check a site
 * at once. A silent gateway hides what is behind it. Homes of a vendor that is out share its outage and raise no alarms.
 */
import type { SiteAlarmCode } from '@wattdesk/contract/alarms/health/terms.ts'
import { dayMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { powersAt } from '@wattdesk/energy/home-quantities.ts'
import { quarterHourStart } from '@wattdesk/energy/intervals.ts'
import { homeOfFacts } from '../../db/home-quantities-sql.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/ids.ts'
import { siteLimitsOf } from '../eeg9/eeg9.service.ts'
import { rulesInForce } from './alarm-rules.rules.ts'
import { listRules } from './alarm-rules.store.ts'
import * as store from './checks.store.ts'
import { type Course, nextCheckAt, type Rules, slotCodes } from './incidents/incidents.rules.ts'
import { judgedSlotOf } from './incidents/judged-slots.rules.ts'
import { foldOutages, openOutagesOf } from './incidents/outages.store.ts'
import { componentsOf, type Finding, findingsOf, type Home, type OpenIncident, seenDevicesOf, statusOf } from './site-health.rules.ts'
import { readinessOf } from './time-of-use/time-of-use-readiness.rules.ts'

export type CheckCtx = Pick<Ctx, 'db' | 'clock'>

/** Few enough that a check does not lock its rows for long. */
const sitesAtOnce = 500
/** A quarter hour is summed within this time after its end. */
export const settleMs = 3 * minuteMs
/** Older quarter hours are no longer judged, except those of an open incident. */
const judgedMs = dayMs
/** Those of an open incident are judged even after checks paused for longer, so that its length is right. */
const openJudgedMs = 31 * dayMs

/** Returns how many sites were checked. */
export async function checkSites(ctx: CheckCtx): Promise<number> {
  for (let total = 0; ; ) {
    const done = await checkDueSites(ctx)
    total += done
    if (done < sitesAtOnce) return total
  }
}

async function checkDueSites({ db, clock }: CheckCtx): Promise<number> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const due = await store.claimDueSites(tx, now, sitesAtOnce)
    if (due.length === 0) return 0
    const facts = await store.readFacts(tx, due, now)
    const slots = await readSlotsOf(tx, facts, now.getTime())
    const rulesOf = await readRules(tx, facts)
    const limits = await siteLimitsOf(tx, due)
    const vendorIds = facts.flatMap(({ vendorId }) => vendorId ?? [])
    const outages = await openOutagesOf(tx, vendorIds)
    const checks = facts.map((one) =>
      checkOf({ ...one, feedInLimitW: limits.get(one.siteId) }, slots.get(one.siteId) ?? [], rulesOf(one), outages, now),
    )
    await writeChecks(tx, checks, now)
    return due.length
  })
}

async function writeChecks(tx: Tx, checks: readonly Check[], now: Date): Promise<void> {
  const ended = checks.flatMap((check) => check.ended)
  const opened = checks.flatMap((check) => check.opened)
  const continued = checks.flatMap((check) => check.continued)
  const raised = checks.flatMap((check) => check.raised)
  const health = checks.map((check) => check.health)
  // First, because an incident that ended may have been followed by another, and only one can be open.
  await store.endIncidents(tx, ended, now)
  await store.insertIncidents(tx, opened, now)
  await store.continueIncidents(tx, continued, now)
  await store.raiseAlarms(tx, raised, now)
  await store.updateHealth(tx, health, now)
}

/** Called for sites with new measurements. Those that were silent are checked at once. */
export const markMeasured = store.hastenChecks

/** Folds silences of many homes of one vendor into an outage, and ends outages that are over. */
export function refreshOutages({ db, clock }: CheckCtx): Promise<void> {
  return transaction(db, (tx) => foldOutages(tx, clock.now()))
}

async function readRules(tx: Tx, facts: readonly store.SiteFacts[]): Promise<(facts: store.SiteFacts) => Rules> {
  const { operatorId, rules } = await listRules(
    tx,
    facts.flatMap(({ tenantId, affiliateId }) => [tenantId, affiliateId]),
  )
  const known = new Map<string, Rules>()
  return ({ tenantId, affiliateId }) => {
    const found = known.get(tenantId) ?? rulesInForce(rules, [tenantId, affiliateId, ...(operatorId ? [operatorId] : [])])
    known.set(tenantId, found)
    return found
  }
}

/** Sums of later quarter hours may still change. */
const judgedUntil = (now: number) => quarterHourStart(now - settleMs)

const isSlotCode = (code: SiteAlarmCode) => slotCodes.some((one) => one === code)

async function readSlotsOf(tx: Tx, facts: readonly store.SiteFacts[], now: number): Promise<Map<string, store.SiteSlot[]>> {
  const to = judgedUntil(now)
  const spans = facts.flatMap(({ siteId, judgedUntil: until, latest, open }) => {
    const isOpen = open.some(({ code }) => isSlotCode(code))
    const from = Math.max(until ?? 0, to - (isOpen ? openJudgedMs : judgedMs))
    return latest && from < to ? [{ siteId, from, to }] : []
  })
  return Map.groupBy(await store.readSlots(tx, spans), (slot) => slot.siteId)
}

type Check = {
  health: store.Checked
  opened: store.Opened[]
  continued: store.Continued[]
  raised: store.Raised[]
  ended: store.Continued[]
}

type Facts = store.SiteFacts & { feedInLimitW: number | null | undefined }

function checkOf(facts: Facts, slots: readonly store.SiteSlot[], rules: Rules, outages: ReadonlyMap<string, string>, at: Date): Check {
  const now = at.getTime()
  const home = homeOf(facts, slots)
  const findings = findingsOf(home, rules, now)
  const check: Check = { health: healthOf(facts, home, now), opened: [], continued: [], raised: [], ended: [] }
  const open = new Map(home.open.map((one) => [`${one.code} ${one.deviceId}`, one]))
  for (const finding of findings) {
    const key = `${finding.code} ${finding.deviceId}`
    const after = follow(check, facts, finding, open.get(key), rules, outages)
    if (after) open.set(key, after)
    else open.delete(key)
  }
  const components = componentsOf(home, [...open.values()], rules, now)
  const checkAt = new Date(nextCheckAt(now, home.measuredAt, open.size > 0))
  check.health = { ...check.health, components, status: statusOf(components), checkAt }
  return check
}

/** As the database stores it. */
const secondsOf = ({ lastedSeconds }: Course) => Math.min(lastedSeconds, 2_000_000_000)

/** Returns the incident that is open afterwards. */
function follow(
  check: Check,
  facts: store.SiteFacts,
  { code, deviceId, open: course, ended }: Finding,
  known: OpenIncident | undefined,
  rules: Rules,
  outages: ReadonlyMap<string, string>,
): OpenIncident | undefined {
  const { siteId, customerId, vendorId } = facts
  const rule = rules[code]
  const isOver = ended !== undefined || !course || !rule.isActive
  if (known && isOver) check.ended.push({ id: known.id, lastedSeconds: secondsOf(ended ?? known) })
  if (!course || !rule.isActive) return undefined
  const before = isOver ? undefined : known
  const about = { siteId, customerId, vendorId, code, deviceId }
  const lastedSeconds = secondsOf(course)
  if (before) check.continued.push({ id: before.id, lastedSeconds })
  const isSilence = code === 'GatewayOffline' || code === 'NoData'
  const outageId = before ? before.outageId : isSilence && vendorId ? (outages.get(vendorId) ?? null) : null
  const incident = before ?? { id: newId(), code, deviceId, beganAt: course.beganAt, lastedSeconds, alarmId: null, outageId }
  if (!before) check.opened.push({ ...about, id: incident.id, beganAt: new Date(course.beganAt), lastedSeconds, outageId })
  // Must be found twice: after a time without checks or measurements, homes get a few minutes to report again.
  if (!before || incident.alarmId || outageId || lastedSeconds < rule.delaySeconds) return incident
  const alarm = { ...about, id: newId(), incidentId: incident.id, level: rule.level, firstSeenAt: new Date(incident.beganAt) }
  check.raised.push(alarm)
  return { ...incident, alarmId: alarm.id }
}

function homeOf(facts: Facts, slots: readonly store.SiteSlot[]): Home {
  const { gateway, latest, measuredBefore } = facts
  const known = homeOfFacts(facts.home)
  const measuredAt = latest || measuredBefore ? Math.max(latest?.at ?? 0, measuredBefore ?? 0) : null
  const contacts = gateway ? [gateway.contactedAt, measuredAt].flatMap((one) => one ?? []) : []
  return {
    ...facts,
    ...(facts.latitude === null || facts.longitude === null ? facts.approximatePlace : {}),
    gatewayContactAt: gateway ? (contacts.length > 0 ? Math.max(...contacts) : null) : undefined,
    measuredAt,
    measuredDevices: latest?.devices ?? [],
    knownDevices: gateway ? gateway.devices.map(({ id }) => id) : null,
    hasOnlyProduction: [...powersAt(known, Number.POSITIVE_INFINITY)].every((power) => power === 'production'),
    sleepingDevices: gateway?.devices.flatMap(({ id, kind }) => (kind === 'PV' || kind === 'PV_EXTERNAL' ? id : [])) ?? [],
    slots: slots.map((slot) => judgedSlotOf(slot, known)),
  }
}

function healthOf(facts: store.SiteFacts, home: Home, now: number): store.Checked {
  const { siteId, vendorId, gateway, tariffKind, importCentsPerMwh } = facts
  const tariff = tariffKind && { kind: tariffKind, importCentsPerMwh }
  const { problems } = readinessOf({
    ...facts,
    tariff,
    appliances: gateway?.devices.map(({ kind }) => kind) ?? [],
    measuresGrid: powersAt(homeOfFacts(facts.home), now).has('grid'),
  })
  return {
    siteId,
    vendorId,
    status: facts.status,
    components: [],
    devices: seenDevicesOf(home),
    measuredAt: home.measuredAt === null ? null : new Date(home.measuredAt),
    judgedUntil: new Date(Math.max(facts.judgedUntil ?? 0, facts.latest ? judgedUntil(now) : 0)),
    problems,
    checkAt: new Date(now),
  }
}
