import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { historiesOf } from '../../../test/histories.ts'
import { at, daySamples, isWithin, loadW, measuredDaysOf, minute } from '../../../test/measured-day.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const histories = historiesOf(server)
const givenHome = measuredDaysOf(server, givenOf(server))
type Home = Awaited<ReturnType<typeof givenHome>>

const roofW = 4_000
const row = (time: number, wh: number) => `${new Date(time).toISOString()},${wh}`
const fileOf = (...rows: string[]) => ['start,production_wh', ...rows].join('\n')
const slotOf = async (home: Home, hours: number) => {
  const start = new Date(at(hours)).toISOString()
  const energy = (await home.energy('PT15M')).series.find((one) => one.start === start)
  const { series } = await histories.power({ token: home.token, query: { ...home.range, interval: 'PT15M', details: 'true' } })
  return { ...energy, powers: series.find((one) => one.start === start)?.values }
}
const measuredBetween = (from: number, until: number, powers: Partial<SampleInput>) =>
  daySamples(() => powers).filter((sample) => Number(sample.at) >= from && Number(sample.at) <= until)

describe('an import beside samples, whichever is first', () => {
  const partOfQuarter = [...[0, 5, 10].map((minutes) => row(at(11.75) + minutes * minute, 333)), row(at(12), 333)]
  const grid = daySamples(() => ({ gridPowerW: loadW - roofW }))
  const both = async (first: 'file' | 'samples', content: string, samples: SampleInput[]) => {
    const home = await givenHome()
    if (first === 'file') await home.importFile(content)
    await home.deliver(samples)
    if (first === 'samples') await home.importFile(content)
    // The quarter hours are summed again.
    await home.deliver(samples.map((sample) => ({ ...sample, at: Number(sample.at) + 1_000 })))
    return home
  }

  it.each(['file', 'samples'] as const)('counts imported production for its own time only: %s first', async (first) => {
    const home = await both(first, fileOf(...partOfQuarter), grid)
    expect(await slotOf(home, 11.75)).toMatchObject({ values: { production: 999, totalConsumption: 124 }, coveredSeconds: 900 })
    expect(await slotOf(home, 12)).toMatchObject({
      values: { production: 333, gridExport: 875, totalConsumption: null, household: null },
      coveredSeconds: 900,
      lessCovered: { production: 300 },
      powers: { production: 3_996, totalConsumption: null },
    })
  })

  it.each(['file', 'samples'] as const)('counts imported production for all of its time, if samples have less: %s first', async (first) => {
    const samples = daySamples((time) => ({ gridPowerW: loadW - roofW, ...(isWithin(time, 12.1, 13) ? {} : { productionPowerW: roofW }) }))
    const home = await both(first, fileOf(row(at(12), 1_000)), samples)
    const slot = await slotOf(home, 12)
    expect(slot).toMatchObject({
      values: { production: 1_000, totalConsumption: 125 },
      powers: { production: roofW, totalConsumption: loadW },
    })
    expect(slot).not.toHaveProperty('lessCovered')
  })

  it.each(['file', 'samples'] as const)('keeps production imported by the hour, which no sample has: %s first', async (first) => {
    const hours = [10, 11, 12, 13].map((hour) => row(at(hour), roofW))
    const home = await both(first, fileOf(...hours), grid)
    expect(await slotOf(home, 12)).toMatchObject({
      values: { production: 1_000, totalConsumption: 125 },
      sources: { production: 'estimate' },
    })
    expect((await home.energy('P1D')).total.production).toBe(4 * roofW)
  })

  it.each(['file', 'samples'] as const)('does not take two parts of a quarter hour for one: %s first', async (first) => {
    const samples = measuredBetween(at(12) + 10 * minute, at(12.25), { gridPowerW: loadW - roofW })
    // The first five minutes of the quarter hour at 12:00.
    const home = await both(first, fileOf(...partOfQuarter), samples)
    expect(await slotOf(home, 12)).toMatchObject({
      values: { production: 333, gridExport: expect.closeTo(291.667, 2), totalConsumption: null },
      coveredSeconds: 600,
      lessCovered: { production: 300, grid: 300 },
    })
  })
})

it('an inverter that falls silent some seconds before the end of a quarter hour leaves its consumption unknown', async () => {
  const home = await givenHome()
  const samples = Array.from({ length: 361 }, (_, place) => at(11) + place * 10_000).map((time) => ({
    at: time,
    gridPowerW: -9_500,
    ...(time <= at(11.25) - 20_000 ? { productionPowerW: 10_000 } : {}),
  }))
  await home.deliver(samples)
  for (const interval of ['PT15M', 'PT1H', 'P1D', 'P1M'] as const)
    for (const { start, values } of (await home.energy(interval)).series)
      expect(values, `${interval} ${start}`).toMatchObject({ totalConsumption: null, household: null })
  expect((await slotOf(home, 11)).powers).toMatchObject({ production: expect.closeTo(10_000), grid: -9_500, totalConsumption: null })
})
