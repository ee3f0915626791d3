/**
 * Charges, as wallboxes report them by OCPP. A charge runs from its start to its stop; one whose stop was lost ends when its connector
 * reports the next start, or that no charge is under way, and is known up to its last reading. A start that arrives after a later one does
 * not end that: its own charge is over. A second stop changes nothing. A charge without a reading at its start, or with an implausible one
 * at its end, has no energy. A stop of an unknown charge is kept, because its start may arrive later. A stop does not name its connector,
 * so it ends another charge than it names only while the wallbox has one connector.
 */
import { dayMs } from '@wattdesk/energy/durations.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { lockChargePoint } from './charge-points.store.ts'
import { datedStart, datedStop, isPlausible, isPossible, onlyConnectorId } from './charging-transactions.rules.ts'
import * as store from './charging-transactions.store.ts'
import { findPluggedIn } from './connectors.store.ts'

type Parts = Pick<Ctx, 'db' | 'clock'>
type Reported = {
  installationId: string
  connectorId: number
  idTag: string
  at: number
  /** Null: not known, and so neither is the charge's energy. */
  meterStartWh: number | null
  /** How the wallbox names the charge; absent if the server numbers it. */
  reportedId?: string
}

/** How long a stop waits for its start. */
const stopWaitsMs = 7 * dayMs

/** Repeating it changes nothing. Returns the charge's number. */
export async function beginCharge(ctx: Parts, { at, ...start }: Reported): Promise<number> {
  const now = ctx.clock.now()
  const dated = datedStart(at, now.getTime())
  return transaction(ctx.db, async (tx) => {
    // An old and a new connection of the wallbox may both repeat a start.
    await lockChargePoint(tx, start.installationId)
    const { reportedId = null } = start
    const given = { ...start, reportedId, startedAt: dated.at, startReportedAt: dated.reportedAt, pluggedInAt: null, contactedAt: now }
    const known = reportedId === null ? await store.findStarted(tx, given) : await store.findReported(tx, start.installationId, reportedId)
    if (known !== undefined) {
      if (reportedId !== null && !dated.reportedAt) await beginEarlier(tx, given, known)
      return known
    }
    const pluggedInAt = dated.reportedAt ? null : await findPluggedIn(tx, start.installationId, start.connectorId, dated.at)
    const id = await store.insertTransaction(tx, { ...given, pluggedInAt })
    await store.endLostBefore(tx, id, given)
    if (start.connectorId > onlyConnectorId) await store.giveBackStops(tx, start.installationId)
    else if (!dated.reportedAt) await endByUnmatchedStop(tx, given, id, now.getTime())
    return id
  })
}

/** Applies a stop that named another charge, if this is the only one that it can end. */
async function endByUnmatchedStop(tx: Tx, start: store.Start, id: number, now: number): Promise<boolean> {
  const { installationId, connectorId, startedAt, meterStartWh } = start
  const stop = await store.findUnmatchedStop(tx, start, new Date(now - stopWaitsMs))
  if (!stop || meterStartWh === null || (await store.hasOtherConnectors(tx, installationId, connectorId))) return false
  const { meterWh, stoppedAt, stopReason } = stop
  if (!isPlausible(meterWh - meterStartWh, stoppedAt.getTime() - startedAt.getTime())) return false
  await store.takeUnmatchedStop(tx, stop.id, id)
  await store.changeTransaction(tx, id, { meterWh, stoppedAt, stopReason })
  return true
}

/** A start that arrives late: the charge began then, with that reading. */
async function beginEarlier(tx: Tx, { installationId, startedAt, meterStartWh, idTag }: store.Start, id: number): Promise<void> {
  const charge = await store.lockTransaction(tx, installationId, id)
  if (!charge || charge.startReportedAt || charge.meterStartWh !== null || startedAt > charge.startedAt) return
  const isFirst = meterStartWh !== null && meterStartWh <= (charge.meterWh ?? meterStartWh)
  await store.changeTransaction(tx, id, {
    startedAt,
    idTag: charge.idTag || idTag,
    ...(isFirst ? { meterStartWh, meterWh: charge.meterWh ?? meterStartWh } : {}),
  })
}

type Stop = { installationId: string; id: number; at: number; meterWh: number | null; idTag: string | null; stopReason: string }
/** Why a stop did not end a charge, or why no energy follows from it. */
export type StopFault = 'UnknownCharge' | 'AnotherStop' | 'ImpossibleReading'

/** Ends a charge. Without a reading in the stop, the last earlier one counts. */
export async function endCharge(ctx: Parts, { installationId, id, at, idTag, stopReason, ...stop }: Stop): Promise<StopFault | undefined> {
  const now = ctx.clock.now()
  return transaction(ctx.db, async (tx) => {
    const charge = await store.lockTransaction(tx, installationId, id)
    const meterWh = stop.meterWh ?? charge?.meterWh ?? null
    if (!charge) {
      if (meterWh === null) return 'UnknownCharge'
      const unmatched = { installationId, transactionId: id, meterWh, idTag, stopReason, receivedAt: now }
      if (!isPossible(at, now.getTime())) return 'UnknownCharge'
      const stoppedAt = new Date(at)
      await store.keepUnmatchedStop(tx, { ...unmatched, stoppedAt })
      const latest = await store.lockLatest(tx, installationId, onlyConnectorId, stoppedAt)
      const isOpen = latest && latest.stopReason === null && !latest.startReportedAt
      return isOpen && (await endByUnmatchedStop(tx, latest, latest.id, now.getTime())) ? undefined : 'UnknownCharge'
    }
    if (charge.stopReason !== null) return isSameStop(charge, at, meterWh) ? undefined : 'AnotherStop'
    const stopped = datedStop(at, charge.startedAt, now.getTime())
    // Times of receipt do not reveal how long a charge took.
    const elapsedMs =
      stopped.reportedAt || charge.startReportedAt ? Number.POSITIVE_INFINITY : stopped.at.getTime() - charge.startedAt.getTime()
    const firstWh = charge.meterStartWh ?? charge.meterWh
    const isGood = meterWh === null || firstWh === null || isPlausible(meterWh - firstWh, elapsedMs)
    await store.changeTransaction(tx, id, {
      stoppedAt: stopped.at,
      stopReportedAt: stopped.reportedAt,
      stopReason,
      contactedAt: now,
      ...(isGood ? { meterWh } : { refusedStopWh: meterWh }),
    })
    return isGood ? undefined : 'ImpossibleReading'
  })
}

function isSameStop(charge: store.Transaction, at: number, meterWh: number | null): boolean {
  const when = charge.stopReportedAt ?? charge.stoppedAt
  return when?.getTime() === at && (charge.refusedStopWh ?? charge.meterWh) === meterWh
}

type Metered = { at: number; energyWh?: number; powerW?: number }

/** Stores the readings of a charge that has no stop yet. Implausible readings do not count. */
export async function meterCharge(ctx: Parts, installationId: string, id: number, readings: readonly Metered[]): Promise<void> {
  const now = ctx.clock.now()
  await transaction(ctx.db, async (tx) => {
    const charge = await store.lockTransaction(tx, installationId, id)
    if (!charge || charge.stopReason !== null) return
    const startedAt = charge.startedAt.getTime()
    const good = readings.filter(({ at }) => isPossible(at, now.getTime()) && at >= startedAt)
    const energies = good.flatMap(({ at, energyWh }) => {
      if (energyWh === undefined) return []
      const firstWh = charge.meterStartWh ?? charge.meterWh ?? energyWh
      return isPlausible(energyWh - firstWh, at - startedAt) ? [{ at, energyWh: Math.round(energyWh) }] : []
    })
    // By time, so that a misread one counts only until the next.
    const latest = energies.reduce<{ at?: number | undefined; energyWh: number | null }>(
      (last, one) => (one.at >= (last.at ?? startedAt) ? one : last),
      { at: charge.meteredAt?.getTime(), energyWh: charge.meterWh },
    )
    await store.changeTransaction(tx, id, {
      contactedAt: now,
      meterWh: latest.energyWh,
      meteredAt: latest.at === undefined ? null : new Date(latest.at),
      // Its stop was lost, so it ends with its last reading.
      ...(charge.stoppedAt === null || latest.at === undefined ? {} : { stoppedAt: new Date(latest.at) }),
      maxPowerW: good.reduce<number | null>((most, { powerW }) => maxOf(most, powerW), charge.maxPowerW),
    })
  })
}

const maxOf = (most: number | null, powerW: number | undefined) => (powerW === undefined ? most : Math.max(most ?? 0, powerW))
