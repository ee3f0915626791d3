import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dataImportsOf } from '../../../../test/data-imports.ts'
import { startServer } from '../../../../test/server.ts'
import { startVendorCloud } from '../../../../test/vendor-cloud.ts'

const server = startServer()
const cloud = startVendorCloud()
const { givenSite } = dataImportsOf(server, cloud)
const recorded = (name: string) => readFileSync(new URL(`../../../../test/data/vendor-responses/${name}`, import.meta.url), 'utf8')

it('reads a Fronius archive: energies by the step, counters by their increase, errors in responses of 200', async () => {
  const site = await givenSite('fronius')
  const status = { Head: { Status: { Code: 0 } } }
  await server.sql('update installations set serial_number = $2 where id = $1', [site.configId, '29301000987160033'])
  const wh = (Values: Record<string, number>) => ({ Unit: 'Wh', Values })
  const archive = {
    'inverter/1': { Start: '2026-10-01T00:00:00+02:00', Data: { EnergyReal_WAC_Sum_Produced: wh({ 0: 10, 300: 20, 600: 30, 900: 40 }) } },
    'meter:1': {
      Start: '2026-10-01T00:00:00+02:00',
      Data: { EnergyReal_WAC_Plus_Absolute: wh({ 0: 1_000, 300: 1_004, 600: 1_010, 900: 3 }) },
    },
  }
  cloud.respond = (url) =>
    url.pathname.endsWith('GetInverterInfo.cgi')
      ? JSON.parse(recorded('fronius-inverter-info.json'))
      : { ...status, Body: { Data: archive } }
  expect(await site.run(site.days('2026-10-01'))).toMatchObject({ status: 'done', writtenIntervals: 2 })
  expect(await site.intervals()).toMatchObject([
    { production_wh: 60, grid_import_wh: 13, covered_seconds: 900 },
    { production_wh: 40, covered_seconds: 300 },
  ])
  cloud.respond = () => ({ Head: { Status: { Code: 8, Reason: '&#83;' } }, Body: {} })
  expect(await site.run(site.days('2026-10-02'))).toMatchObject({ status: 'error', fault: 'vendor_refused' })
})

it('leaves the sum of Fronius’ inverters unknown for the steps that one of them lacks', async () => {
  const site = await givenSite('fronius')
  await server.sql('update installations set serial_number = $2 where id = $1', [site.configId, '29301000987160033'])
  const of = (Values: Record<string, number | null>) => ({
    Start: '2026-10-01T00:00:00+02:00',
    Data: { EnergyReal_WAC_Sum_Produced: { Unit: 'Wh', Values } },
  })
  const archive = { 'inverter/1': of({ 0: 10, 300: 20, 600: 30, 900: 40 }), 'inverter/2': of({ 0: 5, 300: null, 600: 6, 900: 7 }) }
  cloud.respond = (url) =>
    url.pathname.endsWith('GetInverterInfo.cgi')
      ? JSON.parse(recorded('fronius-inverter-info.json'))
      : { Head: { Status: { Code: 0 } }, Body: { Data: archive } }
  expect(await site.run(site.days('2026-10-01'))).toMatchObject({ status: 'done' })
  expect(await site.intervals()).toMatchObject([
    { production_wh: 51, covered_seconds: 600 },
    { production_wh: 47, covered_seconds: 300 },
  ])
})

describe('the meters of a Fronius', () => {
  /** Imports a morning in which meters counted, with a response about their positions. */
  async function read(counted: Record<string, Record<number, number>>, positions: object = {}) {
    const site = await givenSite('fronius')
    await server.sql('update installations set serial_number = $2 where id = $1', [site.configId, '29301000987160033'])
    const of = (Values: Record<number, number>) => ({
      Start: '2026-10-01T00:00:00+02:00',
      Data: { EnergyReal_WAC_Plus_Absolute: { Unit: 'Wh', Values }, EnergyReal_WAC_Minus_Absolute: { Unit: 'Wh', Values } },
    })
    const archive = Object.fromEntries(Object.entries(counted).map(([name, values]) => [name, of(values)]))
    cloud.respond = (url) => {
      if (url.pathname.endsWith('GetInverterInfo.cgi')) return JSON.parse(recorded('fronius-inverter-info.json'))
      const Data = url.pathname.endsWith('GetMeterRealtimeData.cgi') ? positions : archive
      return { Head: { Status: { Code: 0 } }, Body: { Data } }
    }
    await site.run(site.days('2026-10-01'))
    return (await site.intervals()).map((row) => [row.grid_import_wh, row.grid_export_wh, row.covered_seconds])
  }
  const grid = { 0: 1_000, 300: 1_010, 600: 1_020, 900: 1_030 }
  const load = { 0: 70_000, 300: 70_500, 600: 71_000, 900: 71_500 }
  const positionOf = (serial: string, position: number) => ({ Details: { Serial: serial }, Meter_Location_Current: position })

  it('count for the grid only where they are at the grid connection point', async () => {
    const both = { 'meter:11': grid, 'meter:22': load }
    expect(await read(both, { 0: positionOf('11', 0), 1: positionOf('22', 256) })).toEqual([[30, 30, 900]])
    expect(await read(both, { 0: positionOf('22', 0), 1: positionOf('11', 1) })).toEqual([[1_500, 1_500, 900]])
    // Replaced since: its position is not known any more, and neither is what the grid delivered.
    expect(await read(both, { 0: positionOf('33', 0) })).toEqual([])
    // Fronius also places a single meter at the consumers.
    expect(await read({ 'meter:22': load }, { 0: positionOf('22', 1) })).toEqual([])
    expect(await read({ 'meter:11': grid }, { 0: positionOf('11', 0) })).toEqual([[30, 30, 900]])
    expect(await read({ 'meter:11': grid }, { 0: positionOf('33', 0) })).toEqual([[30, 30, 900]])
  })

  it('count nothing in a step in which they go back a little, or are replaced', async () => {
    expect(await read({ 'meter:11': { 0: 200_000, 300: 200_010, 600: 200_009, 900: 200_020 } })).toEqual([[21, 21, 600]])
    expect(await read({ 'meter:11': { 0: 200_000, 300: 200_010, 600: 41_000, 900: 41_010 } })).toEqual([[20, 20, 600]])
    expect(await read({ 'meter:11': { 0: 41_000, 300: 41_010, 600: 200_000, 900: 200_010 } })).toEqual([[20, 20, 600]])
  })
})
