import { importDataFile } from '@wattdesk/contract/data-import/calls.ts'
import { readDonut } from '@wattdesk/contract/history/calls.ts'
import { readSiteDay } from '@wattdesk/contract/telemetry/calls.ts'
import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { expect } from 'vitest'
import { runDataImport } from '../src/areas/data-import/data-import-run.service.ts'
import { resumSites, rollUp } from '../src/areas/telemetry/rollup.service.ts'
import type { givenOf } from './given.ts'
import { historiesOf } from './histories.ts'
import type { TestServer } from './server.ts'
import { signedHeaders, telemetryOf } from './telemetry.ts'

export const minute = 60_000
export const hour = 60 * minute
/** 20 October 2026 in Berlin. */
export const day = '2026-10-20'
export const midnight = Date.parse('2026-10-19T22:00:00Z')
export const at = (hours: number) => midnight + hours * hour

/** 500 W all day, and a roof that yields 4 kW at noon. */
export const roofW = (time: number) => Math.max(0, Math.round(4_000 * Math.sin((((time - midnight) / hour - 7) / 11) * Math.PI)))
export const loadW = 500
export const isWithin = (time: number, from: number, until: number) => time >= at(from) && time < at(until)

/** A sample every five minutes of the day and a little beyond. */
export const daySamples = (powersAt: (time: number) => Partial<SampleInput>): SampleInput[] =>
  Array.from({ length: 24 * 12 + 1 }, (_, place) => midnight + place * 5 * minute).map((time) => ({ at: time, ...powersAt(time) }))

/** Homes whose vendor delivers that day's measurements, or that import them. */
export function measuredDaysOf(server: TestServer, given: ReturnType<typeof givenOf>) {
  const telemetry = telemetryOf(server)
  const histories = historiesOf(server)
  return async function givenHome(place: { latitude: number; longitude: number } | null = null) {
    server.clock.set(new Date(at(26)))
    const admin = await given.member('admin')
    const { siteId, id: customerId } = await given.customer(admin)
    await server.sql('update sites set latitude = $2, longitude = $3 where id = $1', [siteId, place?.latitude, place?.longitude])
    const vendor = await telemetry.vendorSite(customerId, siteId)
    const token = await given.sessionOf(admin.id)
    /** As a vendor's cloud delivers them. */
    const deliver = async (samples: readonly SampleInput[]) => {
      for (let from = 0; from < samples.length; from += 50) {
        const payload = JSON.stringify({ vendorSiteId: vendor.vendorSiteId, samples: samples.slice(from, from + 50) })
        const headers = signedHeaders(vendor.key, payload, { at: server.clock.now().getTime() })
        const response = await server.app.inject({ method: 'POST', url: `/api/v1/ingest/webhooks/${vendor.vendorId}`, payload, headers })
        expect(response.json()).toMatchObject({ rejected: [] })
      }
      await rollUp(server.ctx)
      await resumSites(server.ctx)
    }
    const importFile = async (content: string) => {
      const [installation] = await server.sql<{ id: string }>('select id from installations where site_id = $1', [siteId])
      const body = { configId: installation?.id ?? '', fileName: 'export.csv', content }
      const { body: started } = await server.call(importDataFile, { token, params: { siteId }, body })
      await runDataImport(server.ctx, started.id, { isPaced: false })
      await resumSites(server.ctx)
    }
    const range = { siteId, fromDate: day, toDate: day }
    const energy = async (interval: 'PT15M' | 'PT1H' | 'P1D' | 'P1M') =>
      histories.energy({ token, query: { ...range, interval, details: 'true' } })
    const donut = async () => (await server.call(readDonut, { token, query: range })).body.periods[0]
    const siteDay = async () => (await server.call(readSiteDay, { token, params: { id: customerId, siteId }, query: { date: day } })).body
    /** A token of a session that begins at another time of the day. */
    const tokenAt = (hours: number) => {
      server.clock.set(new Date(at(hours)))
      return given.sessionOf(admin.id)
    }
    return { siteId, customerId, vendorId: vendor.vendorId, token, tokenAt, deliver, importFile, range, energy, donut, siteDay }
  }
}

/** In every chart, the total must be the sum of the bars. */
export async function expectTotalsOfBars(home: Awaited<ReturnType<ReturnType<typeof measuredDaysOf>>>): Promise<void> {
  const totals = []
  for (const interval of ['PT15M', 'PT1H', 'P1D', 'P1M'] as const) {
    const { series, total } = await home.energy(interval)
    for (const name of ['totalConsumption', 'household', 'production', 'gridImport', 'gridExport', 'batteryCharge'] as const) {
      const bars = series.flatMap(({ values }) => values[name] ?? [])
      if (total[name] === null) expect(bars, `${interval} ${name}`).toEqual([])
      else
        expect(
          bars.reduce((sum, one) => sum + one, 0),
          `${interval} ${name}`,
        ).toBeCloseTo(total[name], 1)
    }
    totals.push(total)
  }
  // For any interval.
  for (const total of totals) {
    expect(total.totalConsumption ?? 0).toBeCloseTo(totals[0]?.totalConsumption ?? 0, 1)
    expect(total.selfSufficiencyRate ?? 0).toBeCloseTo(totals[0]?.selfSufficiencyRate ?? 0, 5)
  }
}
