import * as calls from '@wattdesk/contract/history/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { measuringSitesOf } from '../../../test/measuring-sites.ts'
import { startServer } from '../../../test/server.ts'
import { rollUp } from './rollup.service.ts'

const server = startServer()
const given = givenOf(server)
const { givenSite, take } = measuringSitesOf(server, given)
const minute = 60_000
const start = Date.parse('2026-10-24T22:00:00Z')

/** A home whose gas meter burns a cubic metre an hour, and is read some minutes after the start of a day. */
async function givenReadings() {
  server.clock.set(new Date('2026-10-25T12:00:00Z'))
  const { admin, siteId } = await givenSite()
  const read = async (...minutes: readonly number[]) => {
    const samples = minutes.map((at) => ({ at: start + at * minute, gasMeters: [{ deviceId: 'gas', readingM3: 100 + at / 60 }] }))
    await take(siteId, samples)
    await rollUp(server.ctx)
  }
  const query = { siteId, fromDate: '2026-10-25', toDate: '2026-10-25', interval: 'PT15M' as const }
  const history = async () => {
    const { body } = await server.call(calls.readGasHistory, { token: admin.token, query })
    const minutes = body.series.map(({ start: at, volumeM3 }) => [(Date.parse(at) - start) / minute, volumeM3])
    return { totalM3: body.totalM3, coveredSeconds: body.provenance.coveredSeconds, minutes }
  }
  return { read, history }
}

describe('a gas meter that reports once an hour', () => {
  it('has its count in each quarter hour between two readings, however they arrive', async () => {
    const { read, history } = await givenReadings()
    await read(7)
    expect(await history()).toEqual({ totalM3: null, coveredSeconds: 0, minutes: [] })
    await read(67)
    await read(187)
    const whole = await history()
    expect(whole).toMatchObject({ totalM3: 3, coveredSeconds: 10_800 })
    expect(whole.minutes.slice(0, 3)).toEqual([
      [0, 0.133],
      [15, 0.25],
      [30, 0.25],
    ])
    expect(whole.minutes).toHaveLength(13)
    // A late reading divides the two hours between its neighbours, and changes no total.
    await read(127)
    expect(await history()).toEqual(whole)
    await read(247, 307)
    expect(await history()).toMatchObject({ totalM3: 5, coveredSeconds: 18_000 })
  })

  it('leaves more than two hours without a reading as a gap', async () => {
    const { read, history } = await givenReadings()
    await read(0, 60, 185, 240)
    expect(await history()).toMatchObject({ totalM3: expect.closeTo(1 + 55 / 60, 3), coveredSeconds: 115 * 60 })
    await read(120)
    expect(await history()).toMatchObject({ totalM3: 4, coveredSeconds: 14_400 })
  })
})
