/**
 * Calls from a wallbox that speaks OCPP 1.6. A wallbox repeats a call whose response was lost, so a charge is identified by its start, and an ended
 * charge stays ended. It also repeats refused calls, so faults of a charge are recorded and the call accepted. Every
 * card is accepted: at home, the wallbox itself decides who may charge.
 */
import { meterValue, type WallboxAction, type WallboxCall } from '@wattdesk/device-protocol/ocpp.ts'
import type { Candidate } from './charge-points.service.ts'
import { changeChargePoint } from './charge-points.store.ts'
import { beginCharge, endCharge, meterCharge } from './charging-transactions.service.ts'
import { findBegun, findOpenAt } from './charging-transactions.store.ts'
import { recordConnector } from './connectors.service.ts'
import { instantOf, type Reading, readMeterValues } from './meter-values.rules.ts'
import { heartbeatSeconds, openWallboxSamples, readable, type WallboxParts } from './wallbox-samples.service.ts'

type Handlers = { [A in WallboxAction]: (payload: WallboxCall<A>) => Promise<object> }

const accepted = { status: 'Accepted' }
/** OCPP's default reason. */
const usualStopReason = 'Local'

export function openOcppCalls(parts: WallboxParts, candidate: Candidate): Handlers {
  const { ctx } = parts
  const { installationId } = candidate
  const { take, reject } = openWallboxSamples(parts, candidate)
  const readingOf = (timestamp: string, energyWh: number): Reading => ({ at: instantOf(timestamp), energyWh, powerW: 0 })

  return {
    async BootNotification({ chargePointVendor, chargePointModel, chargePointSerialNumber, firmwareVersion }) {
      await changeChargePoint(ctx.db, installationId, {
        vendor: chargePointVendor,
        model: chargePointModel,
        serialNumber: chargePointSerialNumber ?? null,
        firmware: firmwareVersion ?? null,
      })
      return { ...accepted, currentTime: ctx.clock.now().toISOString(), interval: heartbeatSeconds }
    },
    Heartbeat: async () => ({ currentTime: ctx.clock.now().toISOString() }),
    Authorize: async () => ({ idTagInfo: accepted }),
    async StatusNotification({ connectorId, status, errorCode, timestamp }) {
      // Connector 0 is the whole wallbox; its one connector reports more.
      if (connectorId > 0 || status === 'Faulted' || status === 'Unavailable') {
        await changeChargePoint(ctx.db, installationId, { status, errorCode, statusAt: ctx.clock.now() })
      }
      const at = timestamp === undefined ? null : instantOf(timestamp)
      if (connectorId > 0) await recordConnector(ctx, { installationId, connectorId, status, at })
      return {}
    },
    async StartTransaction({ connectorId, idTag, meterStart, timestamp }) {
      const at = instantOf(timestamp)
      const transactionId = await beginCharge(ctx, { installationId, connectorId, idTag, at, meterStartWh: meterStart })
      await take(connectorId, [readingOf(timestamp, meterStart)])
      return { transactionId, idTagInfo: accepted }
    },
    async StopTransaction({ transactionId, meterStop, timestamp, idTag = null, reason = usualStopReason, transactionData = [] }) {
      const charge = await findBegun(ctx.db, installationId, transactionId)
      const readings = readMeterValues(
        await readable(transactionData, meterValue, (index) => reject('transactionData', 'is no meter value', index)),
      )
      if (charge) await take(charge.connectorId, readings, charge.since)
      if (readings.length > 0) await meterCharge(ctx, installationId, transactionId, readings)
      const stop = { installationId, id: transactionId, at: instantOf(timestamp), meterWh: meterStop, idTag, stopReason: reason }
      const fault = await endCharge(ctx, stop)
      if (fault) reject('meterStop', `${fault}: ${JSON.stringify({ transactionId, meterStop, timestamp, reason })}`)
      else if (charge) await take(charge.connectorId, [readingOf(timestamp, meterStop)], charge.since)
      return { idTagInfo: accepted }
    },
    async MeterValues({ connectorId, transactionId, meterValue: given }) {
      const readings = readMeterValues(given)
      const charge = transactionId === undefined ? undefined : await findBegun(ctx.db, installationId, transactionId)
      await take(connectorId, readings, charge?.since)
      const id = transactionId ?? (await findOpenAt(ctx.db, installationId, connectorId))
      if (id !== undefined) await meterCharge(ctx, installationId, id, readings)
      return {}
    },
    DataTransfer: async () => ({ status: 'UnknownVendorId' }),
    DiagnosticsStatusNotification: async () => ({}),
    FirmwareStatusNotification: async () => ({}),
  }
}
