/**
 * Calls from a wallbox. A wallbox repeats a call whose answer was lost, so a charge is identified by its start, and an ended
 * charge stays ended. It repeats a refused call as well, so what is wrong with a charge is recorded, and the call accepted. Every
 * card is accepted: at home, the wallbox itself decides who may charge.
 */
import { setImmediate as turn } from 'node:timers/promises'
import { type MeterValue, meterValue, type WallboxAction, type WallboxCall } from '@wattdesk/device-protocol/ocpp.ts'
import { samplesPerBatchMax, sortSamples } from '@wattdesk/device-protocol/samples.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Rejections } from '../telemetry/ingest/rejections.service.ts'
import type { SampleIngest } from '../telemetry/ingest/sample-ingest.service.ts'
import type { Candidate } from './charge-points.service.ts'
import { changeChargePoint } from './charge-points.store.ts'
import { beginCharge, endCharge, meterCharge } from './charging-transactions.service.ts'
import { findConnectorOf, findOpenAt } from './charging-transactions.store.ts'
import { recordConnector } from './connectors.service.ts'
import { instantOf, openConnectorMeters, type Reading, readMeterValues, type WallboxPower } from './meter-values.rules.ts'

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
  const powerOf = openConnectorMeters()
  const reject = (field: string, reason: string, sampleIndex: number | null = null) =>
    rejections.add({ channel: 'ocpp', origin: deviceId, siteId, sampleIndex, field, reason })

  /** Stores readings as measurements of the wallbox. Readings that break a rule are rejected and counted. */
  const take = async (connectorId: number, readings: readonly Reading[]) => {
    for (let from = 0; from < readings.length; from += samplesPerBatchMax) {
      const given = readings.slice(from, from + samplesPerBatchMax).flatMap((reading) => {
        const power = powerOf(connectorId, reading)
        return power ? [{ at: power.at, appliances: [sampleOf(power)] }] : []
      })
      const { good, bad } = sortSamples(given, ctx.clock.now().getTime())
      for (const { index, field, message } of bad) reject(field, message, index)
      const named = good.map((sample) => ({ ...sample, appliances: sample.appliances?.map((one) => ({ ...one, deviceId })) }))
      await samples.take(siteId, installationId, named)
    }
  }
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
      // Connector 0 stands for the whole wallbox; its one connector reports more.
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
      const connectorId = await findConnectorOf(ctx.db, installationId, transactionId)
      const readings = readMeterValues(await readable(transactionData, (index) => reject('transactionData', 'is no meter value', index)))
      if (connectorId !== undefined) await take(connectorId, readings)
      if (readings.length > 0) await meterCharge(ctx, installationId, transactionId, readings)
      const stop = { installationId, id: transactionId, at: instantOf(timestamp), meterWh: meterStop, idTag, stopReason: reason }
      const fault = await endCharge(ctx, stop)
      if (fault) reject('meterStop', `${fault}: ${JSON.stringify({ transactionId, meterStop, timestamp, reason })}`)
      else if (connectorId !== undefined) await take(connectorId, [readingOf(timestamp, meterStop)])
      return { idTagInfo: accepted }
    },
    async MeterValues({ connectorId, transactionId, meterValue: given }) {
      const readings = readMeterValues(given)
      await take(connectorId, readings)
      const id = transactionId ?? (await findOpenAt(ctx.db, installationId, connectorId))
      if (id !== undefined) await meterCharge(ctx, installationId, id, readings)
      return {}
    },
    DataTransfer: async () => ({ status: 'UnknownVendorId' }),
    DiagnosticsStatusNotification: async () => ({}),
    FirmwareStatusNotification: async () => ({}),
  }
}

const sampleOf = ({ powerW, energyWh }: WallboxPower) => ({
  deviceId: placeholder,
  kind: 'EVSTATION',
  powerW: Math.round(powerW * 10) / 10,
  energyReadingWh: energyWh,
})

/** So many are parsed at once. */
const parsedAtOnce = 500

/** The meter values among what a stop brings, which may be many. */
async function readable(given: readonly unknown[], refuse: (index: number) => void): Promise<MeterValue[]> {
  const values: MeterValue[] = []
  for (const [index, one] of given.entries()) {
    if (index % parsedAtOnce === parsedAtOnce - 1) await turn()
    const parsed = meterValue.safeParse(one)
    if (parsed.success) values.push(parsed.data)
    else refuse(index)
  }
  return values
}
