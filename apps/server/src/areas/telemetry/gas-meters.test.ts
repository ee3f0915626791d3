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
const hour = 60 * minute
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
    const { body } = await server.call(calls.readGasHistory, { token: await given.sessionOf(admin.id), query })
    const minutes = body.series.map(({ start: at, volumeM3 }) => [(Date.parse(at) - start) / minute, volumeM3])
    return { totalM3: body.totalM3, coveredSeconds: body.provenance.coveredSeconds, spreadSeconds: body.spreadSeconds, minutes }
  }
  return { read, history }
}

describe('a gas meter that reports once an hour', () => {
  it('has its count in each quarter hour between two readings, however they arrive', async () => {
    const { read, history } = await givenReadings()
    await read(7)
    expect(await history()).toEqual({ totalM3: null, coveredSeconds: 0, spreadSeconds: undefined, minutes: [] })
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

  it('has more than two hours without a reading divided evenly, and says so', async () => {
    const { read, history } = await givenReadings()
    await read(0, 60, 185, 240)
    expect(await history()).toMatchObject({ totalM3: 4, coveredSeconds: 14_400, spreadSeconds: 9 * 900 })
    await read(120)
    expect(await history()).toMatchObject({ totalM3: 4, coveredSeconds: 14_400, spreadSeconds: undefined })
  })
})

describe('a gas meter that reports once a day', () => {
  it('has the amount of each day, of 25 hours as well, in whatever order its readings arrive', async () => {
    const { read, history } = await givenReadings()
    // At half past five, local time.
    await read(6.5 * 60)
    await read(-18.5 * 60)
    expect(await history()).toMatchObject({ totalM3: 6.5, coveredSeconds: 6.5 * 3_600, spreadSeconds: 6.5 * 3_600 })
    server.clock.set(new Date('2026-10-26T12:00:00Z'))
    await read(30.5 * 60)
    expect(await history()).toMatchObject({ totalM3: 25, coveredSeconds: 25 * 3_600, spreadSeconds: 25 * 3_600 })
    // The same reading once more writes none of its quarter hours again.
    const written = () => server.sql('select max(written_at) as at from gas_intervals')
    const before = await written()
    server.clock.advance(60_000)
    await read(30.5 * 60 + 1)
    await server.sql('delete from gas_intervals where start >= $1', [new Date(start + 30.5 * hour)])
    expect(await written()).toEqual(before)
  })

  it('leaves more than two days without a reading as a gap', async () => {
    const { read, history } = await givenReadings()
    await read(-47 * 60, 180)
    expect(await history()).toMatchObject({ totalM3: null })
    await read(-24 * 60)
    expect(await history()).toMatchObject({ totalM3: 3 })
  })
})
