import { dayMs, hourMs } from '@wattdesk/energy/durations.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { z } from 'zod'
import { type Ask, type Connector, pathPart, type ReadRequest, utcText, VendorFault, type VendorRequest } from './connector.format.ts'
import { addSum, openSlots } from './slots.format.ts'
import { gridMeters, looksLikeProduction } from './solaredge-meters.rules.ts'

/** Instants have the offset of the site; null is no data. */
const series = z
  .object({
    unit: z.string().max(16).nullish(),
    values: z.array(z.object({ timestamp: z.iso.datetime({ offset: true }), value: z.number().nullable() })).max(20_000),
  })
  .nullish()
const inverters = z.object({ inverters: z.record(z.string(), z.object({ energy: series })) })
const meters = z.object({ meters: z.record(z.string(), z.object({ importEnergy: series, exportEnergy: series })) })
const devices = z
  .array(
    z.object({
      serialNumber: z.string().max(100).nullish(),
      name: z.string().max(200).nullish(),
      meterType: z.string().max(100).nullish(),
    }),
  )
  .max(1_000)
const overview = z.object({
  siteId: z.union([z.string().max(64), z.number()]).transform(String),
  production: z.object({ total: z.number().nullish(), unit: z.string().max(16).nullish() }).nullish(),
})

/** Mean powers of quarter hours, by their starts. */
const power = z.object({
  unit: z.string().max(16).nullish(),
  values: z.array(z.object({ timestamp: z.iso.datetime({ offset: true }), value: z.number().nullable() })).max(200),
})

const headers = (apiKey: string | null) => ({ 'x-api-key': apiKey ?? '', accept: 'application/json' })
const units: Readonly<Record<string, number>> = { WH: 1, KWH: 1_000 }
const powerUnits: Readonly<Record<string, number>> = { W: 1, KW: 1_000 }

/**
 * SolarEdge monitoring API V2, with the key of a fleet. V1 was retired on 3 November 2026: it returns 410, and its keys do not work in
 * V2. Calls cost credits, so each covers a week.
 */
export const solaredge: Connector = {
  name: 'solaredge',
  publicUrl: 'https://monitoringapi.solaredge.com/v2',
  needsKey: true,
  windowMs: 7 * dayMs,
  pauseMs: 3_000,
  // V1 allowed three calls at the same time; for V2, no number is published.
  atOnce: 3,

  async bind(ask, { apiKey, vendorSiteId, installationId }) {
    const site = vendorSiteId ?? installationId
    const { siteId } = await ask({ path: `sites/${pathPart(site)}/overview`, headers: headers(apiKey), response: overview })
    if (siteId !== site) throw new VendorFault('other_site')
    return siteId
  },

  async read(ask, request) {
    const { span } = request
    const slots = openSlots(span)
    const produced = await ask(telemetry(request, 'inverters', inverters))
    addSum(
      slots,
      'production',
      Object.values(produced.inverters).map(({ energy }) => energiesOf(energy)),
    )
    const metered = await ask(telemetry(request, 'meters', meters))
    const atGrid = (await metersAtGrid(ask, request, metered, slots.sum('production'))).map((serialNumber) => metered.meters[serialNumber])
    for (const [quantity, field] of [
      ['gridImport', 'importEnergy'],
      ['gridExport', 'exportEnergy'],
    ] as const)
      addSum(
        slots,
        quantity,
        atGrid.map((meter) => energiesOf(meter?.[field])),
      )
    return { slots }
  },

  /** The latest quarter hour. Without a business contract, SolarEdge reports nothing finer and nothing about the battery. */
  async live(ask, { site, configuration, now }) {
    const { unit, values } = await ask({
      path: `sites/${pathPart(site)}/power`,
      query: { from: utcText(now.getTime() - 2 * hourMs), to: utcText(now.getTime()), resolution: 'QUARTER_HOUR', unit: 'W' },
      headers: headers(configuration.apiKey),
      response: power,
    })
    const factor = powerUnits[(unit ?? 'W').toUpperCase()]
    if (factor === undefined) throw new VendorFault('answer_unexpected')
    const latest = values
      .filter(({ value }) => value !== null)
      .sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
      .at(-1)
    if (!latest || latest.value === null) return undefined
    const at = new Date(Math.min(now.getTime(), Date.parse(latest.timestamp) + quarterHourMs))
    return { at, productionW: latest.value * factor, batteryW: null, batteryStateOfCharge: null }
  },
}

/** The meters at the grid. Their positions are queried only in case of doubt, because calls cost credits. */
async function metersAtGrid(
  ask: Ask,
  { site, configuration }: ReadRequest,
  { meters: metered }: z.infer<typeof meters>,
  productionWh: number,
): Promise<string[]> {
  const sums = Object.entries(metered).map(([serialNumber, { importEnergy, exportEnergy }]) => ({
    serialNumber,
    importWh: sumOf(importEnergy),
    exportWh: sumOf(exportEnergy),
  }))
  if (sums.length === 0 || (sums.length === 1 && sums.every((one) => !looksLikeProduction(one, productionWh)))) return Object.keys(metered)
  const listed = await ask({ path: `sites/${pathPart(site)}/devices`, headers: headers(configuration.apiKey), response: devices })
  return gridMeters(sums, listed, productionWh)
}

function telemetry<T>({ site, configuration, span }: ReadRequest, devices: string, response: z.ZodType<T>): VendorRequest<T> {
  return {
    path: `sites/${pathPart(site)}/${devices}/telemetry`,
    // SolarEdge includes the end: the quarter hour that begins there would be returned too.
    query: { from: utcText(span.start), to: utcText(span.end - 1_000), resolution: 'QUARTER_HOUR' },
    headers: headers(configuration.apiKey),
    response,
  }
}

/** The values of a device, by their instants. */
function energiesOf(given: z.infer<typeof series>): Map<number, number> {
  const factor = units[(given?.unit ?? 'WH').toUpperCase()]
  if (factor === undefined) throw new VendorFault('answer_unexpected')
  return new Map(
    given?.values.flatMap(({ timestamp, value }) => (value === null ? [] : [[Date.parse(timestamp), value * factor] as const])) ?? [],
  )
}

function sumOf(given: z.infer<typeof series>): number {
  const factor = units[(given?.unit ?? 'WH').toUpperCase()] ?? Number.NaN
  return (given?.values ?? []).reduce((sum, { value }) => sum + (value ?? 0) * factor, 0)
}
