/**
 * Calls from OCPP 2.0.1 wallboxes. Charges are their transaction events, under their own IDs: a repeated event changes nothing, an event
 * of an unknown charge begins it, and faults of a charge are recorded and the call accepted, as with OCPP 1.6. An event that arrives late
 * does not change the status that the wallbox has shown since. An EVSE counts as one connector.
 */
import { type StationAction, type StationCall, stationMeterValue } from '@wattdesk/device-protocol/ocpp201.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Candidate } from './charge-points.service.ts'
import { changeChargePoint } from './charge-points.store.ts'
import { beginCharge, endCharge, meterCharge } from './charging-transactions.service.ts'
import { findBegun, findOpenAt, findReported } from './charging-transactions.store.ts'
import { recordConnector } from './connectors.service.ts'
import { findConnector } from './connectors.store.ts'
import { instantOf, type Reading, readStationValues } from './meter-values.rules.ts'
import { connectorStatusOf, statusOfCharge } from './station-status.rules.ts'
import { heartbeatSeconds, openWallboxSamples, readable, type WallboxParts } from './wallbox-samples.service.ts'

type Handlers = { [A in StationAction]: (payload: StationCall<A>) => Promise<object> }
type Event = StationCall<'TransactionEvent'>

const accepted = { status: 'Accepted' }
/** OCPP's default reason. */
const usualStopReason = 'Local'
/** Homes have one EVSE, which an event need not name. */
const usualEvse = 1

export function openStationCalls(parts: WallboxParts, candidate: Candidate): Handlers {
  const { ctx } = parts
  const { installationId } = candidate
  const { take, reject } = openWallboxSamples(parts, candidate)

  const show = async (connectorId: number, status: Parameters<typeof recordConnector>[1]['status'], at: number, errorCode = 'NoError') => {
    await changeChargePoint(ctx.db, installationId, { status, errorCode, statusAt: ctx.clock.now() })
    await recordConnector(ctx, { installationId, connectorId, status, at })
  }
  const meter = async (id: number, readings: readonly Reading[]) => {
    if (readings.length > 0) await meterCharge(ctx, installationId, id, readings)
  }
  const end = async (event: Event, id: number, readings: readonly Reading[]) => {
    const meterWh = readings.findLast(({ energyWh }) => energyWh !== undefined)?.energyWh
    const at = instantOf(event.timestamp)
    const { stoppedReason = usualStopReason } = event.transactionInfo
    const stop = {
      installationId,
      id,
      at,
      meterWh: meterWh === undefined ? null : Math.round(meterWh),
      idTag: null,
      stopReason: stoppedReason,
    }
    const fault = await endCharge(ctx, stop)
    if (fault) reject('transactionInfo', `${fault}: ${JSON.stringify({ ...event.transactionInfo, timestamp: event.timestamp, meterWh })}`)
  }

  return {
    async BootNotification({ chargingStation }) {
      const { vendorName, model, serialNumber = null, firmwareVersion = null } = chargingStation
      await changeChargePoint(ctx.db, installationId, { vendor: vendorName, model, serialNumber, firmware: firmwareVersion })
      return { ...accepted, currentTime: ctx.clock.now().toISOString(), interval: heartbeatSeconds }
    },
    Heartbeat: async () => ({ currentTime: ctx.clock.now().toISOString() }),
    Authorize: async () => ({ idTokenInfo: accepted }),
    async StatusNotification({ timestamp, connectorStatus, evseId }) {
      if (evseId === 0) return {}
      const isCharging = (await findOpenAt(ctx.db, installationId, evseId)) !== undefined
      const status = connectorStatusOf(connectorStatus, isCharging)
      if (status) await show(evseId, status, instantOf(timestamp), connectorStatus === 'Faulted' ? 'OtherError' : 'NoError')
      return {}
    },
    async TransactionEvent(event) {
      const { transactionInfo, evse, idToken, timestamp } = event
      const connectorId = evse?.id || usualEvse
      const values = await readable(event.meterValue, stationMeterValue, (index) => reject('meterValue', 'is no meter value', index))
      const readings = readStationValues(values)
      const id = await obtainCharge(ctx, installationId, event, { connectorId, readings })
      const begun = await findBegun(ctx.db, installationId, id)
      if (readings.length > 0) await take(connectorId, readings, begun?.since)
      await meter(id, readings)
      if (event.eventType === 'Ended') await end(event, id, readings)
      const status = statusOfCharge(event.eventType, transactionInfo.chargingState)
      const isLate = begun?.isStopped || (await hasNewerStatus(ctx, { installationId, connectorId }, event))
      if (status && !isLate) await show(connectorId, status, instantOf(timestamp))
      return idToken ? { idTokenInfo: accepted } : {}
    },
    async MeterValues({ evseId, meterValue }) {
      const readings = readStationValues(meterValue)
      await take(evseId, readings)
      const id = await findOpenAt(ctx.db, installationId, evseId)
      if (id !== undefined) await meter(id, readings)
      return {}
    },
    DataTransfer: async () => ({ status: 'UnknownVendorId' }),
    SecurityEventNotification: async () => ({}),
    FirmwareStatusNotification: async () => ({}),
    LogStatusNotification: async () => ({}),
    NotifyEvent: async () => ({}),
    NotifyReport: async () => ({}),
  }
}

type At = { installationId: string; connectorId: number }

/**
 * Whether the wallbox has reported a newer status than an event shows: after events that it held back without a connection, and after the
 * end of a charge once the car is gone.
 */
async function hasNewerStatus(
  { db }: Pick<Ctx, 'db'>,
  { installationId, connectorId }: At,
  { eventType, offline }: Event,
): Promise<boolean> {
  if (offline || eventType !== 'Ended') return offline
  return (await findConnector(db, installationId, connectorId))?.status === 'Available'
}

type Found = { connectorId: number; readings: readonly Reading[] }

/**
 * The number of an event's charge. An unknown charge begins with the event. Only a start with a reading reveals the energy: what was
 * charged before the first reading of any other event is not known.
 */
async function obtainCharge(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  installationId: string,
  { eventType, timestamp, transactionInfo, idToken }: Event,
  { connectorId, readings }: Found,
): Promise<number> {
  const reportedId = transactionInfo.transactionId
  const known = await findReported(ctx.db, installationId, reportedId)
  // The start may arrive after later events.
  if (known !== undefined && eventType !== 'Started') return known
  const first = eventType === 'Started' ? readings.find(({ energyWh }) => energyWh !== undefined) : undefined
  const meterStartWh = first?.energyWh === undefined ? null : Math.round(first.energyWh)
  const at = Math.min(instantOf(timestamp), ...readings.map((reading) => reading.at))
  const idTag = (idToken?.idToken ?? '').slice(0, 20)
  return beginCharge(ctx, { installationId, connectorId, idTag, at, meterStartWh, reportedId })
}
