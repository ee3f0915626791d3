import { EventEmitter, once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { promisify } from 'node:util'
import { createLiveTicket, readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import { liveCloseCodes, liveHeartbeatSeconds } from '@wattdesk/contract/telemetry/terms.ts'
import { describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { startCuttingProxy } from '../../../../test/cutting-proxy.ts'
import { givenOf } from '../../../../test/given.ts'
import { liveOrigin, liveSocketsOf } from '../../../../test/live-sockets.ts'
import { startServer } from '../../../../test/server.ts'
import { watchStatements } from '../../../db/prepared-statements.ts'
import { newId } from '../../../platform/ids.ts'
import { announceSessions } from '../../auth/sessions/sessions.service.ts'
import { liveSubject } from './live-events.format.ts'
import { openLiveHub } from './live-hub.http.ts'
import { noAppHolders } from './live-tickets.service.ts'

const server = startServer()
const given = givenOf(server)
const sockets = liveSocketsOf(server, given)
const { givenHome, measure, ticketOf, connect, refusal } = sockets

/** The server's end of a socket whose client keeps reading. */
function stubSocket(close: (code: number) => void, send: (data: Buffer) => void = () => {}): WebSocket {
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send, ping: () => {}, terminate: () => {}, close }
  return Object.assign(new EventEmitter(), socket) as unknown as WebSocket // as much of one as the hub uses
}

const wallbox = { deviceId: 'wb-1', kind: 'EVSTATION' as const, powerW: 3_700 }

describe('a live socket', () => {
  it('lists its topics, sends a snapshot on subscribing, and then changes', async () => {
    const { siteId, member } = await givenHome()
    await measure(siteId, { evPowerW: 3_700, appliances: [wallbox] })
    const live = await connect(await ticketOf(member, siteId))
    await vi.waitFor(() =>
      expect(live.of('topics').at(-1)?.data).toEqual({ topics: ['power', 'grid', 'gateway', 'alarms', 'pv', 'battery', 'wallbox/wb-1'] }),
    )
    live.send({ subscribe: ['power', 'battery', 'wallbox/wb-1'] })
    await vi.waitFor(() => expect(live.received.length).toBeGreaterThanOrEqual(4))
    expect(live.of('power')[0]).toMatchObject({
      siteId,
      data: { productionW: 3_000, gridW: -800, totalConsumptionW: 1_200, householdW: 0 },
    })
    expect(live.of('battery')[0]?.data).toEqual({ powerW: -1_000, stateOfCharge: 0.4 })
    expect(live.of('wallbox/wb-1')[0]?.data).toMatchObject({ deviceId: 'wb-1', powerW: 3_700 })
    await measure(siteId, { gridPowerW: -900, evPowerW: 3_700, appliances: [wallbox] })
    await vi.waitFor(() => expect(live.of('power')).toHaveLength(2))
    expect(live.of('power')[1]).toMatchObject({ at: server.clock.now().toISOString(), data: { gridW: -900 } })
    // The battery is unchanged, so there is no message. The grid is not subscribed.
    expect(live.of('battery')).toHaveLength(1)
    expect(live.of('grid')).toEqual([])
  })

  it('gets what it missed as soon as it reconnects after a proxy cut it', async () => {
    const { siteId, member } = await givenHome()
    await measure(siteId)
    const proxy = await startCuttingProxy(sockets.address())
    const { closedWith } = await connect(await ticketOf(member, siteId), { origin: liveOrigin }, proxy.address)
    proxy.cut()
    await vi.waitFor(() => expect(closedWith()).toBe(1006))
    await measure(siteId, { gridPowerW: -950 })
    const again = await connect(await ticketOf(member, siteId))
    again.send({ subscribe: ['power'] })
    await vi.waitFor(() => expect(again.of('power').at(-1)?.data).toMatchObject({ gridW: -950 }))
  })

  it('sends no figures of a home that has been silent for more than a day, as the page shows none', async () => {
    const { siteId, customerId, member } = await givenHome()
    await measure(siteId, { evPowerW: 3_700, appliances: [wallbox] })
    server.clock.advance(25 * 3_600_000)
    const returned = { ...member, token: await given.sessionOf(member.id) }
    const { body } = await server.call(readLiveSites, { token: returned.token, params: { id: customerId } })
    expect(body.sites).toMatchObject([{ powers: null, appliances: [], connection: { status: 'unavailable' } }])
    const live = await connect(await ticketOf(returned, siteId))
    live.send({ subscribe: ['power', 'grid', 'pv', 'battery', 'wallbox/wb-1', 'gateway'] })
    await vi.waitFor(() => expect(live.of('gateway')).toMatchObject([{ data: { status: 'unavailable' } }]))
    expect(live.received.map(({ topic }) => topic).filter((topic) => !['topics', 'gateway'].includes(topic))).toEqual([])
    // Its next sample does not bring the former ones back.
    await measure(siteId, { productionPowerW: 900 })
    await vi.waitFor(() => expect(live.of('pv')).toMatchObject([{ data: { powerW: 900 } }]))
  })

  it('receives nothing of a topic after unsubscribing', async () => {
    const { siteId, member } = await givenHome()
    await measure(siteId)
    const live = await connect(await ticketOf(member, siteId))
    live.send({ subscribe: ['power', 'pv'] })
    await vi.waitFor(() => expect(live.of('pv')).toHaveLength(1))
    live.send({ unsubscribe: ['power'] })
    live.send({ subscribe: ['grid'] })
    await vi.waitFor(() => expect(live.of('grid')).toHaveLength(1))
    await measure(siteId, { productionPowerW: 3_500, gridPowerW: -1_300 })
    await vi.waitFor(() => expect(live.of('pv')).toHaveLength(2))
    expect(live.of('power')).toHaveLength(1)
  })

  it('says nothing about a home before its latest measurement is read', async () => {
    const { siteId, member } = await givenHome()
    await measure(siteId)
    const live = await connect(await ticketOf(member, siteId))
    live.send({ subscribe: ['gateway', 'alarms'] })
    await vi.waitFor(() => expect(live.of('alarms')).not.toEqual([]))
    expect(live.of('gateway')[0]?.data).toMatchObject({ status: 'available' })
    expect(live.of('alarms')[0]?.data).toEqual({ alarms: [] })
  })

  it('reports a home without data, and its first sample', async () => {
    const { siteId, member } = await givenHome()
    const live = await connect(await ticketOf(member, siteId))
    live.send({ subscribe: ['power', 'gateway', 'alarms'] })
    await vi.waitFor(() => expect(live.of('alarms')).toHaveLength(1))
    expect(live.of('alarms')[0]?.data).toEqual({ alarms: [{ code: 'NoData', level: 'info', since: null }] })
    expect(live.of('gateway')[0]?.data).toEqual({ status: 'never', contactedAt: null })
    await measure(siteId)
    await vi.waitFor(() => expect(live.of('power')).toHaveLength(1))
    expect(live.of('alarms').at(-1)?.data).toEqual({ alarms: [] })
  })

  it('of thousands that open at once shares the statements that read their homes', async () => {
    const { member } = await givenHome()
    const hub = openLiveHub(server.ctx, noAppHolders)
    let reads = 0
    const stop = watchStatements(({ text }) => {
      if (text.includes('from samples')) reads += 1
    })
    const sent = vi.fn()
    for (let index = 0; index < 1_000; index++) {
      hub.open(stubSocket(vi.fn(), sent), { siteId: newId(), sessionId: newId(), memberId: member.id, holder: 'member' })
    }
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1_000))
    stop()
    hub.close()
    expect(reads).toBeLessThan(10)
  })

  it('shows what is stored as soon as it can be read, if that failed before', async () => {
    const { siteId, member } = await givenHome()
    await measure(siteId)
    let failures = 0
    const db = new Proxy(server.ctx.db, {
      get(target, name) {
        if (name !== 'execute' || failures > 0) return Reflect.get(target, name)
        failures += 1
        return () => Promise.reject(new Error('unavailable'))
      },
    })
    const hub = openLiveHub({ ...server.ctx, db }, noAppHolders)
    const sent = vi.fn()
    hub.open(stubSocket(vi.fn(), sent), { siteId, sessionId: newId(), memberId: member.id, holder: 'member' })
    await vi.waitFor(() => expect(String(sent.mock.lastCall?.[0])).toContain('"battery"'))
    expect(failures).toBe(1)
    hub.close()
  })

  it('is not affected by late samples', async () => {
    const { siteId, member } = await givenHome()
    await measure(siteId)
    const live = await connect(await ticketOf(member, siteId))
    live.send({ subscribe: ['pv'] })
    await vi.waitFor(() => expect(live.of('pv')).toHaveLength(1))
    server.ctx.bus.publish(liveSubject(siteId), {
      sourceId: siteId,
      sample: { at: server.clock.now().getTime() - 60_000, productionPowerW: 1 },
    })
    await measure(siteId, { productionPowerW: 4_000 })
    await vi.waitFor(() => expect(live.of('pv')).toHaveLength(2))
    expect(live.of('pv')[1]?.data).toEqual({ powerW: 4_000 })
  })

  it.each([
    ['text', 'hello'],
    ['an unknown topic', '{"subscribe":["passwords"]}'],
    ['a topic with a wildcard', '{"subscribe":["wallbox/#"]}'],
    ['nothing', '{"subscribe":[]}'],
    ['more than it knows', '{"subscribe":["power"],"siteId":"x"}'],
    ['too many topics', JSON.stringify({ subscribe: Array.from({ length: 65 }, (_, index) => `wallbox/${index}`) })],
  ])('responds to %s with an error and continues', async (_, text) => {
    const { siteId, member } = await givenHome()
    await measure(siteId)
    const live = await connect(await ticketOf(member, siteId))
    live.socket.send(text)
    await vi.waitFor(() => expect(live.of('error')).toMatchObject([{ data: { code: 'MalformedRequest' } }]))
    live.send({ subscribe: ['power'] })
    await vi.waitFor(() => expect(live.of('power')).toHaveLength(1))
  })

  it('is closed for a message too large, and for too many', async () => {
    const { siteId, member } = await givenHome()
    const large = await connect(await ticketOf(member, siteId))
    large.socket.send('x'.repeat(5_000))
    await vi.waitFor(() => expect(large.closedWith()).toBe(1009))
    const many = await connect(await ticketOf(member, siteId))
    for (let index = 0; index < 60; index++) many.send({ subscribe: ['power'] })
    await vi.waitFor(() => expect(many.closedWith()).toBe(liveCloseCodes.tooManyRequests))
  })

  it('that does not read loses old messages, keeps the newest, and slows nobody down', async () => {
    const { siteId, member } = await givenHome()
    await measure(siteId)
    const slow = await connect(await ticketOf(member, siteId))
    const quick = await connect(await ticketOf(member, siteId))
    for (const live of [slow, quick]) live.send({ subscribe: ['pv'] })
    await vi.waitFor(() => expect([slow.of('pv'), quick.of('pv')].map((all) => all.length)).toEqual([1, 1]))
    slow.socket.pause()
    const base = server.clock.now().getTime()
    const appliances = Array.from({ length: 30 }, (_, index) => ({ deviceId: `wb-${index}`, kind: 'EVSTATION' as const, powerW: 1 }))
    quick.send({ subscribe: appliances.map((one) => `wallbox/${one.deviceId}`) })
    slow.socket.send(JSON.stringify({ subscribe: appliances.map((one) => `wallbox/${one.deviceId}`) }))
    const rounds = 3_000
    for (let round = 1; round <= rounds; round++) {
      const sample = { at: base + round, productionPowerW: round, appliances: appliances.map((one) => ({ ...one, powerW: round })) }
      server.ctx.bus.publish(liveSubject(siteId), { sourceId: siteId, sample })
      if (round % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    await vi.waitFor(() => expect(quick.of('pv').at(-1)?.data).toEqual({ powerW: rounds }), 10_000)
    slow.socket.resume()
    await vi.waitFor(() => expect(slow.of('pv').at(-1)?.data).toEqual({ powerW: rounds }), 10_000)
    expect(slow.of('pv').length).toBeLessThan(quick.of('pv').length)
  })
})

describe('a ticket', () => {
  it('opens one socket, once', async () => {
    const { siteId, member } = await givenHome('support')
    const ticket = await ticketOf(member, siteId)
    const attempts = await Promise.all([refusal(ticket), refusal(ticket)])
    expect(attempts.toSorted()).toEqual([401, undefined])
    expect(await refusal(ticket)).toBe(401)
  })

  it('is good for thirty seconds', async () => {
    const { siteId, member } = await givenHome()
    const ticket = await ticketOf(member, siteId)
    server.clock.advance(30_000)
    expect(await refusal(ticket)).toBe(401)
  })

  it.each(['', 'x', 'x'.repeat(5_000), "' or 1=1", '%00'])('%j is none', async (ticket) => {
    expect(await refusal(ticket)).toBe(401)
  })

  it('is refused from the page of another origin, or from none', async () => {
    const { siteId, member } = await givenHome()
    expect(await refusal(await ticketOf(member, siteId), { origin: 'https://evil.example' })).toBe(403)
    expect(await refusal(await ticketOf(member, siteId), {})).toBe(403)
    expect(await refusal(await ticketOf(member, siteId), { origin: liveOrigin }, '/api/v1/other')).toBe(404)
  })

  it('is of no use at an address that cannot be read', async () => {
    const socket = connectTcp({ port: Number(new URL(sockets.address()).port), host: '127.0.0.1' })
    socket.write('GET //[ HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    const [response] = await once(socket, 'data')
    expect(String(response)).toMatch(/^HTTP\/1\.1 404 /)
    socket.destroy()
  })

  it('that is refused leaves no connection behind, even if the client keeps its end open', async () => {
    const connections = promisify(server.app.server.getConnections.bind(server.app.server))
    const socket = connectTcp({ port: Number(new URL(sockets.address()).port), host: '127.0.0.1', allowHalfOpen: true })
    socket.write(`GET /api/v1/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    socket.resume()
    await once(socket, 'end')
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    socket.destroy()
  })

  it('needs the permission, and a site within sight', async () => {
    const { siteId } = await givenHome()
    const installer = await given.member('installer')
    expect(await server.call(createLiveTicket, { token: installer.token, body: { siteId } })).toMatchObject({ status: 403 })
    const stranger = await given.member('admin')
    const foreign = await server.call(createLiveTicket, { token: stranger.token, body: { siteId } })
    const unknown = await server.call(createLiveTicket, { token: stranger.token, body: { siteId: stranger.id } })
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(foreign.error.code).toBe(unknown.error.code)
    expect(await server.call(createLiveTicket, { body: { siteId } })).toMatchObject({ status: 401 })
  })

  it('is limited in number', async () => {
    const { siteId, member } = await givenHome()
    for (let index = 0; index < 50; index++) await ticketOf(member, siteId)
    await expect(ticketOf(member, siteId)).rejects.toThrow('TooManyRequests')
  })
})

describe('rights that change close open sockets', () => {
  it('when the session ends', async () => {
    const { siteId, member } = await givenHome()
    const live = await connect(await ticketOf(member, siteId))
    await server.sql("update sessions set ended_at = $2, end_reason = 'signed_out' where member_id = $1", [member.id, server.clock.now()])
    announceSessions(server.ctx, { memberId: member.id })
    await vi.waitFor(() => expect(live.closedWith()).toBe(liveCloseCodes.sessionEnded))
  })

  it('when the role no longer has the permission', async () => {
    const { siteId, member } = await givenHome()
    const live = await connect(await ticketOf(member, siteId))
    await server.sql("update members set roles = '{installer}' where id = $1", [member.id])
    announceSessions(server.ctx, { memberId: member.id })
    await vi.waitFor(() => expect(live.closedWith()).toBe(liveCloseCodes.rightsChanged))
  })

  it('at the instant when lent access ends', async () => {
    const { siteId, member } = await givenHome()
    await server.sql("update members set roles = '{installer}' where id = $1", [member.id])
    const endsAt = new Date(server.clock.now().getTime() + 60_000)
    await server.sql(
      `insert into access_loans (id, member_id, role, permissions, reason, lent_by, created_at, ends_at)
       values ($1, $2, 'support', '{read:live-stream,read:customers}', 'Cover', $2, $3, $4)`,
      [newId(), member.id, new Date(endsAt.getTime() - 60_000), endsAt],
    )
    announceSessions(server.ctx, { memberId: member.id })
    const live = await connect(await ticketOf(member, siteId))
    server.clock.advance(60_000)
    await vi.waitFor(() => expect(live.closedWith()).toBe(liveCloseCodes.rightsChanged))
  })

  it('also when only time has passed, without taking the database from everybody else', async () => {
    const { siteId, member } = await givenHome()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const hub = openLiveHub(server.ctx, noAppHolders)
    const close = vi.fn()
    for (let index = 0; index < 60; index++) {
      hub.open(stubSocket(close), { siteId, sessionId: newId(), memberId: member.id, holder: 'member' })
    }
    const { $client } = server.ctx.db
    await vi.waitFor(() => expect($client.totalCount - $client.idleCount).toBe(0))
    vi.advanceTimersByTime(liveHeartbeatSeconds * 1_000)
    vi.useRealTimers()
    await new Promise(setImmediate)
    expect($client.waitingCount + $client.totalCount - $client.idleCount).toBeLessThan(5)
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(60))
    expect(new Set(close.mock.calls.flat())).toEqual(new Set([liveCloseCodes.sessionEnded]))
    hub.close()
  })

  it('and leaves those of others alone', async () => {
    const { siteId, member } = await givenHome()
    await measure(siteId)
    const live = await connect(await ticketOf(member, siteId))
    announceSessions(server.ctx, { memberId: member.id })
    live.send({ subscribe: ['power'] })
    await vi.waitFor(() => expect(live.of('power')).toHaveLength(1))
    expect(live.closedWith()).toBeUndefined()
  })
})
