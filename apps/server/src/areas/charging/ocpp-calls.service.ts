/**
 * Calls from a wallbox. A wallbox repeats a call whose answer was lost, so a charge is identified by its start, and an ended
 * charge stays ended. Every card is accepted: at home, the wallbox itself decides who may charge.
 */
import type { WallboxAction, WallboxCall } from '@wattdesk/device-protocol/ocpp.ts'
import { sortSamples } from '@wattdesk/device-protocol/samples.ts'
import { transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Rejections } from '../telemetry/ingest/rejections.service.ts'
import type { SampleIngest } from '../telemetry/ingest/sample-ingest.service.ts'
import type { Candidate } from './charge-points.service.ts'
import * as store from './charge-points.store.ts'
import { instantOf, powerAt, type Reading, readMeterValues } from './meter-values.rules.ts'

type Parts = { ctx: Pick<Ctx, 'db' | 'clock'>; samples: SampleIngest; rejections: Rejections }
type Handlers = { [A in WallboxAction]: (payload: WallboxCall<A>) => Promise<object> }

const heartbeatSeconds = 300
/** Passes the check of device IDs. Station numbers may contain characters that device IDs may not. */
const placeholder = 'wallbox'
const accepted = { status: 'Accepted' }
/** What OCPP assumes where no reason is given. */
const usualStopReason = 'Local'

/** Answers the calls of one connected wallbox. */
export function openOcppCalls({ ctx, samples, rejections }: Parts, { installationId, siteId, deviceId }: Candidate): Handlers {
  let last: Reading | undefined

  /** Stores readings as measurements of the wallbox. Readings that break a rule are rejected and counted. */
  const take = async (readings: readonly Reading[]) => {
    const given = readings.flatMap((reading) => {
      const powerW = powerAt(reading, last)
      last = reading
      if (powerW === undefined) return []
      const appliance = {
        deviceId: placeholder,
        kind: 'EVSTATION',
        powerW: Math.round(powerW * 10) / 10,
        energyReadingWh: reading.energyWh,
      }
      return [{ at: reading.at, appliances: [appliance] }]
    })
    const { good, bad } = sortSamples(given, ctx.clock.now().getTime())
    for (const { index, field, message } of bad) {
      rejections.add({ channel: 'ocpp', origin: deviceId, siteId, sampleIndex: index, field, reason: message })
    }
    const named = good.map((sample) => ({ ...sample, appliances: sample.appliances?.map((one) => ({ ...one, deviceId })) }))
    await samples.take(siteId, installationId, named)
  }
  const readingOf = (timestamp: string, energyWh: number): Reading => ({ at: instantOf(timestamp), energyWh, powerW: 0 })

  return {
    async BootNotification({ chargePointVendor, chargePointModel, chargePointSerialNumber, firmwareVersion }) {
      await store.changeChargePoint(ctx.db, installationId, {
        vendor: chargePointVendor,
        model: chargePointModel,
        serialNumber: chargePointSerialNumber ?? null,
        firmware: firmwareVersion ?? null,
      })
      return { ...accepted, currentTime: ctx.clock.now().toISOString(), interval: heartbeatSeconds }
    },
    Heartbeat: async () => ({ currentTime: ctx.clock.now().toISOString() }),
    Authorize: async () => ({ idTagInfo: accepted }),
    async StatusNotification({ connectorId, status, errorCode }) {
      // Connector 0 stands for the whole wallbox; its one connector reports more.
      const at = ctx.clock.now()
      if (connectorId > 0 || status === 'Faulted' || status === 'Unavailable') {
        await store.changeChargePoint(ctx.db, installationId, { status, errorCode, statusAt: at })
      }
      return {}
    },
    async StartTransaction({ connectorId, idTag, meterStart, timestamp }) {
      const startedAt = new Date(instantOf(timestamp))
      const start = { installationId, connectorId, idTag, startedAt, meterStartWh: meterStart }
      const transactionId = await transaction(ctx.db, (tx) => store.beginCharge(tx, start))
      await take([readingOf(timestamp, meterStart)])
      return { transactionId, idTagInfo: accepted }
    },
    async StopTransaction({ transactionId, meterStop, timestamp, reason = usualStopReason, transactionData = [] }) {
      await take(readMeterValues(transactionData))
      await store.endCharge(ctx.db, {
        installationId,
        id: transactionId,
        meterWh: meterStop,
        stoppedAt: new Date(instantOf(timestamp)),
        stopReason: reason,
      })
      await take([readingOf(timestamp, meterStop)])
      return { idTagInfo: accepted }
    },
    async MeterValues({ transactionId, meterValue }) {
      const readings = readMeterValues(meterValue)
      await take(readings)
      const energyWh = readings.at(-1)?.energyWh
      if (transactionId !== undefined && energyWh !== undefined) await store.recordMeter(ctx.db, installationId, transactionId, energyWh)
      return {}
    },
    DataTransfer: async () => ({ status: 'UnknownVendorId' }),
    DiagnosticsStatusNotification: async () => ({}),
    FirmwareStatusNotification: async () => ({}),
  }
}
