import { dayMs } from '@wattdesk/energy/durations.ts'
import type { MeasuredQuantity } from '@wattdesk/energy/quantities.ts'
import { kwhToWh } from '@wattdesk/energy/units.ts'
import { z } from 'zod'
import { type Connector, pathPart, VendorFault } from './connector.format.ts'
import { openSlots } from './slots.format.ts'

/** Flows in kWh by their first letters: P is PV, B battery, G grid, C consumers. */
const parts = {
  production: ['Pb', 'Pc', 'Pg'],
  household: ['Pc', 'Bc', 'Gc'],
  gridImport: ['Gb', 'Gc'],
  gridExport: ['Pg', 'Bg'],
  batteryCharge: ['Pb', 'Gb'],
  batteryDischarge: ['Bc', 'Bg'],
} as const satisfies Partial<Record<MeasuredQuantity, readonly string[]>>
type Stored = keyof typeof parts
const stored = Object.keys(parts) as Stored[]

/** `false` is no data, never 0. A battery's state is followed by its lowest and highest value, which are not read. */
const series = z.union([z.literal(false), z.array(z.tuple([z.number(), z.number().nullable()], z.unknown())).max(5_000)])
const stats = z.object({
  success: z.literal(true),
  records: z.record(z.string(), z.unknown()),
  totals: z.record(z.string(), z.unknown()).nullish(),
})
const me = z.object({ success: z.literal(true), user: z.object({ id: z.number().int() }) })
const installations = z.object({
  success: z.literal(true),
  records: z.array(z.object({ idSite: z.number().int(), identifier: z.string().max(64) })).max(10_000),
})

/** The latest values of the GX device, by their bus paths. Instants are in seconds. */
const diagnostics = z.object({
  success: z.literal(true),
  records: z
    .array(
      z.object({
        dbusPath: z.string().max(200).nullish(),
        rawValue: z.union([z.number(), z.string().max(400)]).nullish(),
        timestamp: z.number().nullish(),
      }),
    )
    .max(5_000),
})
type Diagnostic = z.infer<typeof diagnostics>['records'][number]

const headers = (apiKey: string | null) => ({ 'x-authorization': `Token ${apiKey}` })

/**
 * Victron VRM API v2. Requests use seconds, responses milliseconds. A call returns quarter hours of at most 31 days. The quota is 200
 * calls, and one more is allowed every third of a second.
 */
export const victron: Connector = {
  name: 'victron',
  publicUrl: 'https://vrmapi.victronenergy.com/v2',
  needsKey: true,
  windowMs: 31 * dayMs,
  pauseMs: 350,
  atOnce: 3,

  async bind(ask, { apiKey, vrmPortalId, vendorUserId, installationId }) {
    const user = vendorUserId ?? String((await ask({ path: 'users/me', headers: headers(apiKey), response: me })).user.id)
    const path = `users/${pathPart(user)}/installations`
    const { records } = await ask({ path, headers: headers(apiKey), response: installations })
    const portalId = (vrmPortalId ?? installationId).toLowerCase()
    const found = records.find(({ identifier }) => identifier.toLowerCase() === portalId)
    if (!found) throw new VendorFault('other_site')
    return String(found.idSite)
  },

  async read(ask, { site, configuration, span }) {
    const { records, totals } = await ask({
      path: `installations/${pathPart(site)}/stats`,
      query: {
        type: 'custom',
        interval: '15mins',
        // Victron includes the end.
        start: String(span.start / 1_000),
        end: String(span.end / 1_000 - 1),
        'attributeCodes[]': ['Pb', 'Pc', 'Pg', 'Bc', 'Bg', 'Gb', 'Gc', 'bs'],
      },
      headers: headers(configuration.apiKey),
      response: stats,
    })
    const seriesOf = (code: string) => {
      const parsed = series.safeParse(records[code] ?? false)
      if (!parsed.success) throw new VendorFault('answer_unexpected')
      return parsed.data || []
    }
    const slots = openSlots(span)
    for (const quantity of stored) {
      const sums = new Map<number, number>()
      for (const code of parts[quantity]) {
        for (const [at, kwh] of seriesOf(code)) if (kwh !== null) sums.set(at, (sums.get(at) ?? 0) + kwhToWh(kwh))
      }
      for (const [at, energyWh] of sums) slots.add(quantity, at, energyWh)
    }
    for (const [at, percent] of seriesOf('bs')) slots.charge(at, percent === null ? null : percent / 100)
    return { slots, totals: totalsOf(totals ?? {}) }
  },

  async live(ask, { site, configuration }) {
    const path = `installations/${pathPart(site)}/diagnostics`
    const { records } = await ask({ path, query: { count: '1000' }, headers: headers(configuration.apiKey), response: diagnostics })
    const all = [pvPath, batteryPath, chargePath].map((path) => valuesAt(records, path))
    const latest = Math.max(...all.flat().map(({ at }) => at))
    if (latest <= 0) return undefined
    const [pv = [], battery = [], charge = []] = all.map((values) => values.filter(({ at }) => latest - at <= togetherSeconds))
    return {
      at: new Date(latest * 1_000),
      productionW: pv.length > 0 ? pv.reduce((sum, { value }) => sum + value, 0) : null,
      // The GX device counts charging as positive. Avoids negative zero.
      batteryW: battery[0] ? 0 - battery[0].value : null,
      batteryStateOfCharge: charge[0] ? charge[0].value / 100 : null,
    }
  },
}

const pvPath = /^\/Dc\/Pv\/Power$|^\/Ac\/PvOn(Output|Grid|Genset)\/L[123]\/Power$/
const batteryPath = /^\/Dc\/Battery\/Power$/
const chargePath = /^\/Dc\/Battery\/Soc$/

/** VRM keeps the last values of devices that were removed or are lost; those of the others are recorded together. */
const togetherSeconds = 900

function valuesAt(records: readonly Diagnostic[], path: RegExp): { at: number; value: number }[] {
  return records.flatMap(({ dbusPath, rawValue, timestamp }) => {
    if (!dbusPath || !path.test(dbusPath) || rawValue === null || rawValue === undefined || rawValue === '') return []
    const value = Number(rawValue)
    return Number.isFinite(value) && timestamp ? [{ at: timestamp, value }] : []
  })
}

function totalsOf(totals: Record<string, unknown>): Partial<Record<Stored, number>> {
  const known = stored.flatMap((quantity) => {
    const values = parts[quantity].map((code) => totals[code]).filter((value) => typeof value === 'number')
    return values.length > 0 ? [[quantity, kwhToWh(values.reduce((sum, one) => sum + one, 0))] as const] : []
  })
  return Object.fromEntries(known)
}
