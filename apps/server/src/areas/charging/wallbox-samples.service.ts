/** Converts readings of wallboxes, in any version of OCPP, to measurements of their homes. */
import { setImmediate as turn } from 'node:timers/promises'
import { samplesPerBatchMax, sortSamples } from '@wattdesk/device-protocol/samples.ts'
import type { z } from 'zod'
import type { Ctx } from '../../platform/ctx.ts'
import type { Rejections } from '../telemetry/ingest/rejections.service.ts'
import type { SampleIngest } from '../telemetry/ingest/sample-ingest.service.ts'
import type { Candidate } from './charge-points.service.ts'
import { isOfCharge, onlyConnectorId } from './charging-transactions.rules.ts'
import { hasOtherConnectors } from './charging-transactions.store.ts'
import { openConnectorMeters, type Reading, type WallboxPower } from './meter-values.rules.ts'

export type WallboxParts = { ctx: Pick<Ctx, 'db' | 'clock'>; samples: SampleIngest; rejections: Rejections }

export const heartbeatSeconds = 300
/** Passes the check of device IDs. Station numbers may contain characters that device IDs may not. */
const placeholder = 'wallbox'

export function openWallboxSamples({ ctx, samples, rejections }: WallboxParts, { installationId, siteId, deviceId }: Candidate) {
  const powerOf = openConnectorMeters()
  const reject = (field: string, reason: string, sampleIndex: number | null = null) =>
    rejections.add({ channel: 'ocpp', origin: deviceId, siteId, sampleIndex, field, reason })

  let hasOthers: boolean | undefined
  /** What another connector reported over earlier connections counts, too. */
  const isOnlyMeter = async (connectorId: number): Promise<boolean> => {
    if (connectorId !== onlyConnectorId) return false
    hasOthers ??= await hasOtherConnectors(ctx.db, installationId, onlyConnectorId)
    return !hasOthers
  }

  /** Stores readings as measurements of the wallbox. Readings that break a rule, or predate their charge, are rejected and counted. */
  const take = async (connectorId: number, all: readonly Reading[], since: number | null = null) => {
    const readings = all.filter(({ at }) => isOfCharge(at, since))
    if (readings.length < all.length) reject('timestamp', `BeforeCharge: ${all.length - readings.length} readings`)
    const isOnly = await isOnlyMeter(connectorId)
    for (let from = 0; from < readings.length; from += samplesPerBatchMax) {
      const given = readings.slice(from, from + samplesPerBatchMax).flatMap((reading) => {
        const power = powerOf(connectorId, reading, isOnly)
        return power ? [{ at: power.at, appliances: [sampleOf(power)] }] : []
      })
      const { good, bad } = sortSamples(given, ctx.clock.now().getTime())
      for (const { index, field, message } of bad) reject(field, message, index)
      const named = good.map((sample) => ({ ...sample, appliances: sample.appliances?.map((one) => ({ ...one, deviceId })) }))
      await samples.take(siteId, installationId, named)
    }
  }
  return { take, reject }
}

const sampleOf = ({ powerW, energyWh }: WallboxPower) => ({
  deviceId: placeholder,
  kind: 'EVSTATION',
  powerW: Math.round(powerW * 10) / 10,
  energyReadingWh: energyWh,
})

/** Parsed in batches of this size. */
const parsedAtOnce = 500

/** The meter values in a message, which may be many. */
export async function readable<S extends z.ZodType>(
  given: readonly unknown[],
  schema: S,
  refuse: (index: number) => void,
): Promise<z.output<S>[]> {
  const values: z.output<S>[] = []
  for (const [index, one] of given.entries()) {
    if (index % parsedAtOnce === parsedAtOnce - 1) await turn()
    const parsed = schema.safeParse(one)
    if (parsed.success) values.push(parsed.data)
    else refuse(index)
  }
  return values
}
