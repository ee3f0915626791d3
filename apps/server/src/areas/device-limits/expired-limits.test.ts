import { removeGateway } from '@wattdesk/contract/gateways/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { inverter, limitedHomesOf, minute } from '../../../test/limited-homes.ts'
import { startServer } from '../../../test/server.ts'
import { endOverdue } from './device-limits.service.ts'

const server = startServer()
const given = givenOf(server)
const { home, at } = limitedHomesOf(server, given)

type Home = Awaited<ReturnType<typeof home>>

const generation = (percent: number) => ({ kind: 'generation' as const, deviceId: 'inv-1', percent, endsAt: at(5 * minute) })
const remove = ({ token, params, gateway }: Home) =>
  server.call(removeGateway, { token, params: { ...params, installationId: gateway.serial } })

/** A home with a limit of five minutes, some time after it was set. */
async function limitedHome(minutes: number) {
  const one = await home(inverter)
  const { id, endsAt } = (await one.set(generation(60))).body
  server.clock.advance(minutes * minute)
  const found = async () => (await one.list()).find((limit) => limit.id === id)
  return { one, endsAt, found }
}

describe('a limit that has expired', () => {
  it.each([
    ['a newer one is set', (one: Home) => one.set(generation(50))],
    ['its gateway leaves the home', remove],
  ])('ended by its time, also if %s before its end was noted', async (_, change) => {
    const { one, endsAt, found } = await limitedHome(6)
    expect((await change(one)).status).toBe(200)
    expect(await found()).toMatchObject({ endedAt: endsAt, endReason: null })
    await endOverdue(server.ctx)
    expect(await found()).toMatchObject({ endedAt: endsAt, endReason: 'time' })
    expect((await one.events()).filter(([event]) => event === 'ended')).toEqual([['ended', 'system']])
  })
})

describe('a limit of a gateway that leaves its home', () => {
  it('ends then', async () => {
    const { one, found } = await limitedHome(4)
    expect((await remove(one)).status).toBe(200)
    expect(await found()).toMatchObject({ endedAt: at(), endReason: 'moved' })
  })
})
