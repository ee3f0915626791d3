import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { patience } from '../../../scripts/patience.ts'
import { type Certificates, makeCertificates } from './certificates.ts'
import { givenOf } from './given.ts'
import { hasMosquitto, type Mosquitto, startMosquitto } from './mosquitto.ts'
import { freePort, hasNats, type Nats, startNats, startShippedNats } from './nats.ts'
import { onServer } from './postgres.ts'
import { countWaiting, startServer, takeDatabaseAway } from './server.ts'
import { readiness, serverProcesses } from './server-process.ts'

const server = startServer()
const given = givenOf(server)
const { startProcess, startListening } = serverProcesses(server)

describe.skipIf(!hasMosquitto || !hasNats)('a process that only receives gateways’ messages', () => {
  let mosquitto: Mosquitto
  let nats: Nats
  let certificates: Certificates
  beforeAll(async () => {
    certificates = await makeCertificates()
    ;[mosquitto, nats] = await Promise.all([startMosquitto(certificates), startShippedNats(certificates, 'password-of-a-test')])
  })
  afterAll(async () => {
    await Promise.all([mosquitto.stop(), nats.stop()])
    await certificates.remove()
  })

  it('serves only probes and metrics over brokers with TLS, reports what it lacks, and ends within seconds', async () => {
    // The process starts before any migration: it is live, not ready, and works as soon as the schema exists.
    await server.sql("update migrations set name = 'x' where name = '0001-release.sql'")
    const { child, address, ready, becomes, written } = await startListening({
      ROLES: 'ingest',
      PORT: String(await freePort()),
      MQTT_URL: `mqtts://localhost:${mosquitto.port}`,
      NATS_URL: nats.url,
      NODE_EXTRA_CA_CERTS: certificates.authority,
    })
    expect(await ready()).toEqual(readiness('unavailable', ['migrations']))
    expect((await fetch(`${address}/health/live`)).status).toBe(200)
    expect(written()).toMatch(/lacks 1 migrations, from 0001-release\.sql on: waiting until they have run \(DATABASE_OWNER_URL=/)
    await server.sql("update migrations set name = '0001-release.sql' where name = 'x'")
    await becomes('ok', [])
    for (const absent of ['/api/openapi.json', '/api/v1/profile/me', '/idp/.well-known/openid-configuration', '/']) {
      expect((await fetch(address + absent)).status).toBe(404)
    }
    const metrics = await (await fetch(`${address}/metrics`)).text()
    for (const part of ['database', 'migrations', 'grants', 'bus', 'broker']) expect(metrics).toContain(`wattdesk_up{part="${part}"} 1`)

    const comeBack = await nats.stopForAWhile()
    await becomes('degraded', ['bus'])
    await comeBack()
    await becomes('ok', [])

    await server.sql('revoke select on gateways from wattdesk_app')
    expect(await ready()).toEqual(readiness('unavailable', ['grants']))
    await server.sql('grant select on gateways to wattdesk_app')
    await server.sql("update migrations set name = 'x' where name = '0001-release.sql'")
    expect(await ready()).toEqual(readiness('unavailable', ['migrations']))
    await server.sql("update migrations set name = '0001-release.sql' where name = 'x'")

    await mosquitto.stop()
    await becomes('unavailable', ['broker'])
    const restore = await takeDatabaseAway(server)
    expect((await ready()).missing).toEqual(['database', 'migrations', 'grants', 'broker'])
    await restore()

    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})

describe('a process that serves calls and runs jobs', () => {
  it('responds to calls while its jobs wait for a lock', async () => {
    const { address, started } = await startListening({
      DATABASE_POOL: '2',
      PORT: String(await freePort()),
      MQTT_PORT: String(await freePort()),
    })
    await started
    const { token } = await given.member('admin')
    const read = () => fetch(`${address}/api/v1/profile/me`, { headers: { authorization: `Bearer ${token}` } })
    await onServer(server.ownerUrl, async (client) => {
      await client.query('begin; lock table outbox_mails, activity_unsealed, site_health, event_deliveries')
      await vi.waitFor(async () => expect(await countWaiting(server)).toBeGreaterThan(1), 15_000 * patience)
      expect((await read()).status).toBe(200)
      await client.query('rollback')
    })
  })
})

describe('a process that ends', () => {
  it('responds to a call on an open connection, as proxies keep them, and then closes it, whether NATS was ever available or not', async () => {
    const natsPort = await freePort()
    const settings = { ROLES: 'api', PORT: String(await freePort()), NATS_URL: `nats://127.0.0.1:${natsPort}` }
    const { child, started, address, written, becomes } = await startListening(settings)
    await started
    await becomes('degraded', ['bus'])
    if (hasNats) {
      const nats = await startNats(natsPort)
      await becomes('ok', [])
      await nats.stop()
      await becomes('degraded', ['bus'])
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const write = async () => {
      const sent = request(`${address}/api/v1/customers`, { agent, method: 'POST', headers: { 'content-type': 'application/json' } })
      sent.end('{}')
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      response.resume()
      await once(response, 'end')
      return { status: response.statusCode, connection: response.headers.connection, isKept: sent.reusedSocket }
    }
    expect(await write()).toEqual({ status: 401, connection: 'keep-alive', isKept: false })
    child.kill('SIGTERM')
    await vi.waitFor(() => expect(written()).toContain('"stopping"'), { timeout: 5_000 * patience, interval: 5 })
    expect(await write()).toEqual({ status: 401, connection: 'close', isKept: true })
    expect(await once(child, 'exit')).toEqual([0, null])
    agent.destroy()
  })

  it('accepts no new connection under load, responds to every accepted call, and ends in time', async () => {
    const { child, started, address, written } = await startListening({ ROLES: 'api', PORT: String(await freePort()) })
    await started
    const ends: string[] = []
    const exited = once(child, 'exit')
    // As many callers over persistent connections as with a new one for each call.
    const callers = Array.from({ length: 24 }, async (_, at) => {
      const agent = new Agent({ keepAlive: at % 2 === 0 })
      let end: string
      do {
        end = await endOfCall(`${address}/api/openapi.json`, agent)
        ends.push(end)
      } while (end === 'completed')
      agent.destroy()
    })
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(24), { timeout: 20_000 * patience })
    child.kill('SIGTERM')
    await vi.waitFor(() => expect(written()).toContain('"stopping"'), { timeout: 5_000 * patience, interval: 5 })
    const askedAt = performance.now()
    expect(await exited).toEqual([0, null])
    expect(performance.now() - askedAt).toBeLessThan(5_000 * patience)
    await Promise.all(callers)
    expect(ends).not.toContain('broken')
  })
})

/** Whether a call completed, was refused a connection, or was cut off. */
function endOfCall(address: string, agent: Agent): Promise<'completed' | 'refused' | 'broken'> {
  return new Promise((resolve) => {
    const sent = request(address, { agent }, (response) => {
      response
        .resume()
        .once('end', () => resolve('completed'))
        .once('error', () => resolve('broken'))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken'))
    sent.end()
  })
}

describe('a process that cannot work', () => {
  it.each(['PORT', 'MQTT_PORT'] as const)('because another program has its %s reports it in one line and ends', async (name) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo // a TCP server's address is one
    const { child, written } = startProcess({ LOG_LEVEL: 'error', PORT: '0', MQTT_PORT: '0', [name]: String(port) })
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(written()).toBe(`${name}: another program listens on port ${port} at 127.0.0.1. Stop it, or choose another port\n`)
    other.close()
  })

  it('because its HOST is of another machine reports it in one line and ends', async () => {
    const { child, written } = startProcess({ LOG_LEVEL: 'error', PORT: '0', MQTT_PORT: '0', HOST: '203.0.113.7' })
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(written()).toBe('HOST: 203.0.113.7 is no address of this machine\n')
  })

  it('with another secret reports it in one line and ends before it listens', async () => {
    const { child, written } = startProcess({ SECRET_KEY: Buffer.alloc(32, 8).toString('base64') })
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(written().trim()).toMatch(/^SECRET_KEY is not the secret that this database was set up with\. .*$/)
  })
})
