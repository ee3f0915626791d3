import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { measuringSitesOf } from '../../../test/measuring-sites.ts'
import { startServer } from '../../../test/server.ts'
import { rollUp } from './rollup.service.ts'

const server = startServer()
const { givenSite, take, intervals, deviceIntervals } = measuringSitesOf(server, givenOf(server))
const minute = 60_000

it('follows the power of meters that count in steps of 1 kWh, and adds up to their counters', async () => {
  const { siteId } = await givenSite()
  const start = Math.floor(server.clock.now().getTime() / quarterHourMs) * quarterHourMs - 24 * quarterHourMs
  // 400 W at the grid and 300 W of the heat pump, which pause from the 120th minute to the 180th. The measured powers are 2 % too high.
  const usedWh = (at: number, powerW: number) => (powerW * (at < 120 ? at : Math.max(120, at - 60))) / 60
  const isPause = (at: number) => at >= 120 && at < 180
  const inKwh = (readingWh: number) => Math.floor(readingWh / 1_000) * 1_000
  const samples = Array.from({ length: 361 }, (_, at): SampleInput => {
    const heatPumpPowerW = isPause(at) ? 0 : 306
    return {
      at: start + at * minute,
      gridPowerW: isPause(at) ? 0 : 408,
      gridImportReadingWs: inKwh(4_710_930 + usedWh(at, 400)) * 3_600,
      heatPumpPowerW,
      appliances: [{ deviceId: 'hp-1', kind: 'HEAT_PUMP', powerW: heatPumpPowerW, energyReadingWh: inKwh(7_000_950 + usedWh(at, 300)) }],
    }
  })
  // Each quarter hour is summed before the next one is measured.
  for (let at = 0; at < samples.length; at += 15) {
    await take(siteId, samples.slice(at, at + 15))
    await rollUp(server.ctx)
  }
  const imports = (await intervals(siteId)).map((slot) => slot.grid_import_wh)
  const ofHeatPump = (await deviceIntervals(siteId)).map((slot) => slot.energy_wh)
  for (const [energies, powerW] of [
    [imports, 400],
    [ofHeatPump, 300],
  ] as const) {
    for (let slot = 0; slot < 24; slot++) {
      const actualWh = isPause(slot * 15) ? 0 : powerW / 4
      expect(Math.abs((energies[slot] ?? 0) - actualWh), `${powerW} W, ${slot}`).toBeLessThan(25)
    }
    // The counters step first in the first quarter hour. Powers alone would be 2 % off, which is more.
    const sumWh = energies.slice(1, 24).reduce((sum, wh) => sum + wh)
    expect(Math.abs(sumWh - (19 * powerW) / 4), `${powerW} W`).toBeLessThan(20)
  }
  const sources = await server.sql<{ source: string | null }>('select source from device_intervals where site_id = $1 order by start', [
    siteId,
  ])
  expect(sources.slice(0, 24).map(({ source }) => source)).toEqual([null, ...Array.from({ length: 23 }, () => 'counter')])
})
