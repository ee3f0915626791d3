import { readSolarCloud } from '@wattdesk/contract/history/calls.ts'
import { eachOf, measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { plantPast } from '../../../test/past-home.ts'
import { startServer } from '../../../test/server.ts'
import { newId } from '../../platform/ids.ts'

const server = startServer()
const given = givenOf(server)
const none = eachOf(measuredQuantities, () => null)

async function givenAccount(slots: readonly { start: string; gridImport: number; gridExport: number }[]) {
  const admin = await given.member('admin')
  const { siteId } = await given.customer(admin)
  await plantPast(
    server,
    siteId,
    slots.map(({ start, ...grid }) => ({ ...none, ...grid, start: Date.parse(start) })),
  )
  const read = async (fromDate: string, toDate: string) =>
    (await server.call(readSolarCloud, { token: admin.token, query: { siteId, fromDate, toDate, interval: 'P1D' } })).body
  return { siteId, read }
}

describe('a SolarCloud account', () => {
  it('starts empty in each of the three contract years that a range touches', async () => {
    const { read } = await givenAccount([
      { start: '2024-12-25T12:00:00Z', gridImport: 0, gridExport: 1_000 },
      { start: '2025-01-02T12:00:00Z', gridImport: 400, gridExport: 0 },
      { start: '2025-07-02T12:00:00Z', gridImport: 0, gridExport: 700 },
      { start: '2026-01-02T12:00:00Z', gridImport: 300, gridExport: 0 },
    ])
    const { series } = await read('2024-12-20', '2026-01-10')
    expect(series.map(({ draw, residualImport, balance }) => [draw, residualImport, balance])).toEqual([
      [0, 0, 1_000],
      [0, 400, 0],
      [0, 0, 700],
      [0, 300, 0],
    ])
  })

  it('is credited what the meter counted in a gap that ends with the year, but not in one across its end', async () => {
    const { siteId, read } = await givenAccount([{ start: '2025-12-30T12:00:00Z', gridImport: 0, gridExport: 100 }])
    const putGap = async (from: string, until: string, energyWh: number) => {
      for (const quantity of ['gridImport', 'gridExport'])
        await server.sql(
          `insert into counter_gaps (site_id, source_id, device_id, quantity, started_at, ended_at, energy_wh)
           values ($1, $2, '', $3, $4, $5, $6)`,
          [siteId, newId(), quantity, from, until, quantity === 'gridExport' ? energyWh : 0],
        )
    }
    // Midnight in Berlin.
    await putGap('2025-12-31T20:00:00Z', '2025-12-31T23:00:00Z', 50)
    expect((await read('2025-12-30', '2026-01-10')).total.credit).toBe(150)
    await server.sql('delete from counter_gaps where site_id = $1', [siteId])
    await putGap('2025-12-31T20:00:00Z', '2025-12-31T23:01:00Z', 50)
    expect((await read('2025-12-30', '2026-01-10')).total.credit).toBe(100)
  })
})
