import { eachOf, measurementNames, measurements } from '@wattdesk/energy/quantities.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startServer } from '../../../../test/server.ts'
import { newId } from '../../../platform/ids.ts'
import { insertSamples } from './samples.store.ts'

const server = startServer()

describe('samples', () => {
  it.each([
    ['an insert', 1, false],
    ['a COPY', 150, false],
    ['a COPY that meets one that is there', 150, true],
    ['a COPY in several pieces', 10_000, false],
    ['a COPY in several pieces that meets one that is there', 10_000, true],
  ])('survive their way through the binary form of %s exactly', async (_, count, isThere) => {
    const siteId = newId()
    const at = server.clock.now().getTime()
    const sample = {
      at,
      productionPowerW: 0,
      gridPowerW: -0.5,
      batteryStateOfCharge: 1,
      gridImportReadingWs: 3_599_999_999_999_999,
      gridExportReadingWs: 0,
      appliances: [{ deviceId: 'ä\\"\u2028', kind: 'EVSTATION' as const, powerW: 1.25 }],
      gasMeters: [{ deviceId: 'gas-1', readingM3: 4_711.325 }],
    }
    const from = { siteId, sourceId: siteId }
    if (isThere) await insertSamples(server.ctx.db, [{ ...from, samples: [sample] }], [])
    const others = Array.from({ length: count - 1 }, (_, index) => ({ at: at - index - 1, productionPowerW: index }))
    await insertSamples(server.ctx.db, [{ ...from, samples: [sample, ...others] }], [])
    expect(await server.sql('select count(*)::int as count from samples where site_id = $1', [siteId])).toEqual([{ count }])
    const [found] = await server.sql('select * from samples where site_id = $1 order by at desc limit 1', [siteId])
    const { appliances, batteryStateOfCharge, gasMeters } = sample
    const readings = { grid_import_reading_ws: '3599999999999999', grid_export_reading_ws: '0' }
    const rest = { household_w: null, heat_pump_w: null, ev_w: null, heater_w: null, battery_w: null, appliances, gas_meters: gasMeters }
    const powers = { production_w: 0, grid_w: -0.5, battery_state_of_charge: batteryStateOfCharge }
    expect(found).toEqual({ site_id: siteId, at: new Date(at), source_id: siteId, ...powers, ...readings, ...rest })
  })

  it.each([
    ['an insert', 1],
    ['a COPY', 150],
  ])('keep the first of two different ones at one instant, through %s', async (_, count) => {
    const siteId = newId()
    const at = server.clock.now().getTime()
    const batchOf = (productionPowerW: number) => ({
      siteId,
      sourceId: siteId,
      samples: Array.from({ length: count }, (_, index) => ({ at: at - index, productionPowerW })),
    })
    await insertSamples(server.ctx.db, [batchOf(100)], [])
    await insertSamples(server.ctx.db, [batchOf(200)], [])
    const found = await server.sql(
      'select count(*)::int as count, min(production_w) as min, max(production_w) as max from samples where site_id = $1',
      [siteId],
    )
    expect(found).toEqual([{ count, min: 100, max: 100 }])
  })

  it.each([
    ['an insert', 20],
    ['a COPY', 120],
  ])('keep every measurement, present or not, through %s', async (_, count) => {
    const values = eachOf(measurementNames, (name) => {
      const { unit, min, max } = measurements[name]
      const value = unit === 'Ws' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }).map(Math.fround)
      return fc.option(value, { nil: undefined })
    })
    const homes = fc.array(fc.record(values), { minLength: count, maxLength: count })
    await fc.assert(
      fc.asyncProperty(homes, async (given) => {
        const siteId = newId()
        const samples = given.map((home, index) => {
          const fields = measurementNames.map((name) => [measurements[name].field, home[name]])
          return { at: server.clock.now().getTime() - index, ...Object.fromEntries(fields) }
        })
        await insertSamples(server.ctx.db, [{ siteId, sourceId: siteId, samples }], [])
        const columns = measurementNames.map((name) => `${measurements[name].column}::float8 as "${name}"`)
        const found = await server.sql(`select ${columns.join(', ')} from samples where site_id = $1 order by at desc`, [siteId])
        expect(found).toEqual(given.map((home) => eachOf(measurementNames, (name) => home[name] ?? null)))
      }),
      { numRuns: 6 },
    )
  })
})
