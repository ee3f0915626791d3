import { gatewayTopic, topicFilter } from '@wattdesk/device-protocol/topics.ts'
import { connectAsync } from 'mqtt'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { brokerDuties } from '../../../../../test/broker-duties.ts'
import { givenOf } from '../../../../../test/given.ts'
import { hasMosquitto, type ShippedMosquitto, startShippedMosquitto } from '../../../../../test/mosquitto.ts'
import { testSecret } from '../../../../../test/postgres.ts'
import { startServer } from '../../../../../test/server.ts'
import { publish, samplesUntil, telemetryMessage, telemetryOf } from '../../../../../test/telemetry.ts'
import { lineOf } from '../../../../../test/telemetry-line.ts'
import { startIngest as startOwnIngest } from '../../../../ingest.ts'
import { openHealth } from '../../../../platform/health.ts'
import { newId } from '../../../../platform/ids.ts'
import { mosquittoPasswordLine } from '../../../../platform/mqtt/mosquitto-passwords.ts'
import { mqttKeysOf, serviceUsername } from '../../../../platform/mqtt/mqtt-credentials.ts'
import { SecretKeys } from '../../../../platform/secret-keys.ts'
import { listGatewayCredentials } from '../../../gateways/credentials/gateway-credentials.service.ts'

const token = 'a-token-of-24-letters-and-more'
const server = startServer({ BROKER_TOKEN: token })
const given = givenOf(server)
const telemetry = telemetryOf(server)
const line = lineOf(server, given, telemetry)
const { closing, signIn, startIngest, home, countSamples } = line

const service = () => {
  const [password] = mqttKeysOf(server.ctx.config.secretKey).servicePasswords
  return { username: serviceUsername, password, passwords: () => [password] }
}
/** The output of `npm run gateways:passwords`. */
const passwordFile = async () => {
  const { username, password } = service()
  const credentials = await listGatewayCredentials(server.ctx)
  return [mosquittoPasswordLine(username, password), ...credentials.map((one) => mosquittoPasswordLine(one.serialNumber, one.password))]
}

describe.skipIf(!hasMosquitto)("Mosquitto with the shipped files and the product's passwords", () => {
  let mosquitto: ShippedMosquitto
  let homes: Awaited<ReturnType<typeof home>>[]
  beforeAll(async () => {
    homes = [await home(), await home()]
    mosquitto = await startShippedMosquitto(await passwordFile())
  })
  afterAll(() => mosquitto.stop())

  it('admits gateways and the product, delivers gateway messages, and restricts each gateway to its own topics', async () => {
    const [one, other] = homes
    if (!one || !other) throw new Error('No homes')
    await startIngest(mosquitto.servicePort, { sessions: 1, ...service() })
    const trespasser = await signIn(mosquitto.gatewayPort, one.gateway)
    const message = telemetryMessage(samplesUntil(server.clock.now().getTime(), 3))
    trespasser.publish(gatewayTopic(other.gateway.serial, 'telemetry'), message, { qos: 1 })
    // One gateway uses MQTT 5, the other 3.1.1.
    const { serial, password } = one.gateway
    const options = { clientId: serial, username: serial, password, protocolVersion: 5 as const, reconnectPeriod: 0 }
    const client = await connectAsync(`mqtt://127.0.0.1:${mosquitto.gatewayPort}`, options)
    closing.push(() => client.endAsync(true))
    const received = new Promise<string>((resolve) => client.once('message', (_, payload) => resolve(payload.toString())))
    await client.subscribeAsync(gatewayTopic(serial, 'commands'), { qos: 1 })
    await publish(client, serial, message)
    await vi.waitFor(async () => expect(await countSamples(one.siteId)).toBe(3), 10_000)
    const command = { id: newId(), gateway: one.gateway.id }
    await server.sql(
      "insert into gateway_commands (id, gateway_id, command, issued_at, expires_at) values ($1, $2, 'scan', now(), now() + interval '1 hour')",
      [command.id, command.gateway],
    )
    expect(JSON.parse(await received)).toMatchObject({ commandId: command.id, command: 'scan' })
    expect(await countSamples(other.siteId)).toBe(0)
  })

  it('writes the same password file while no password changes, so that a timer sees whether to reload', async () => {
    expect(await passwordFile()).toEqual(await passwordFile())
  })

  it('rejects a wrong or missing password', async () => {
    const [one] = homes
    const url = `mqtt://127.0.0.1:${mosquitto.gatewayPort}`
    for (const wrong of [{ username: one?.gateway.serial, password: 'wrong' }, {}]) {
      await expect(connectAsync(url, { reconnectPeriod: 0, ...wrong }, false)).rejects.toThrow(/Not authorized/)
    }
  })

  it('stops a gateway from reading messages of other gateways or ending their connections with their client IDs', async () => {
    const [one, other] = homes
    if (!one || !other) throw new Error('No homes')
    const victim = await signIn(mosquitto.gatewayPort, other.gateway)
    const { serial, password } = one.gateway
    const options = { clientId: other.gateway.serial, username: serial, password, reconnectPeriod: 0 }
    const thief = await connectAsync(`mqtt://127.0.0.1:${mosquitto.gatewayPort}`, options)
    closing.push(() => thief.endAsync(true))
    const received: string[] = []
    thief.on('message', (topic) => received.push(topic))
    await thief.subscribeAsync([topicFilter('telemetry'), gatewayTopic(other.gateway.serial, 'commands')], { qos: 1 })
    await publish(victim, other.gateway.serial, telemetryMessage(samplesUntil(server.clock.now().getTime(), 1)))
    // Its own message is sent after the other's, so everything that it may receive has arrived by then.
    const own = gatewayTopic(serial, 'commands')
    await thief.subscribeAsync(own, { qos: 1 })
    const product = await connectAsync(`mqtt://127.0.0.1:${mosquitto.servicePort}`, { reconnectPeriod: 0, ...service() })
    closing.push(() => product.endAsync(true))
    await product.publishAsync(own, '{}', { qos: 1 })
    await vi.waitFor(() => expect(received).toEqual([own]), 5_000)
    expect(victim.connected).toBe(true)
  })

  it('ends the connections of revoked and rotated gateways with the next password file, and accepts only the next password', async () => {
    const [one, other] = homes
    if (!one || !other) throw new Error('No homes')
    await server.sql('update gateways set credential_revoked_at = now() where id = $1', [one.gateway.id])
    await server.sql('update gateways set next_credential = 1 where id = $1', [other.gateway.id])
    const revoked = await signIn(mosquitto.gatewayPort, one.gateway)
    const rotated = await signIn(mosquitto.gatewayPort, other.gateway)
    await mosquitto.reload(await passwordFile())
    await vi.waitFor(() => expect(signIn(mosquitto.gatewayPort, one.gateway)).rejects.toThrow(/Not authorized/), 5_000)
    await vi.waitFor(() => expect([revoked.connected, rotated.connected]).toEqual([false, false]), 5_000)
    const next = (await listGatewayCredentials(server.ctx, [other.gateway.serial]))[0]?.password ?? ''
    await signIn(mosquitto.gatewayPort, { ...other.gateway, password: next })
    await expect(signIn(mosquitto.gatewayPort, other.gateway)).rejects.toThrow(/Not authorized/)
  })
})

describe.skipIf(!hasMosquitto)('an exchange of SECRET_KEY with a password file', () => {
  it('is followed by an ingest process that runs, whichever password the file has', async () => {
    const secretKey = SecretKeys.of(testSecret, Buffer.alloc(32, 9))
    const [former, fresh] = mqttKeysOf(secretKey).servicePasswords
    const { gateway, siteId } = await home()
    const file = (password = '') => [
      mosquittoPasswordLine(serviceUsername, password),
      mosquittoPasswordLine(gateway.serial, gateway.password),
    ]
    const mosquitto = await startShippedMosquitto(file(former))
    closing.push(mosquitto.stop)
    const mqtt = { url: `mqtt://127.0.0.1:${mosquitto.servicePort}`, username: serviceUsername, password: undefined, sessions: 1 }
    const ctx = { ...server.ctx, config: { ...server.ctx.config, secretKey, mqtt } }
    const health = openHealth()
    closing.push(await startOwnIngest(ctx, health, undefined))
    const stores = async (count: number) => {
      await vi.waitFor(async () => expect(await health.check()).toEqual({ broker: true }), 10_000)
      const message = telemetryMessage(samplesUntil(server.clock.now().getTime() - count * 1_000, 1), count)
      await publish(await signIn(mosquitto.gatewayPort, gateway), gateway.serial, message)
      await vi.waitFor(async () => expect(await countSamples(siteId)).toBe(count), 10_000)
    }
    await stores(1)
    // The file is ahead of the process, then behind it.
    for (const [count, password] of [
      [2, fresh],
      [3, former],
      [4, fresh],
    ] as const) {
      await mosquitto.reload(file(password))
      await vi.waitFor(async () => expect(await health.check()).toEqual({ broker: false }), { timeout: 5_000, interval: 5 })
      await stores(count)
      if (count === 2) secretKey.activate(secretKey.ids[1] ?? '')
    }
  })
})

describe.skipIf(!hasMosquitto)('a gateway at Mosquitto', () => {
  let mosquitto: ShippedMosquitto
  beforeAll(async () => {
    mosquitto = await startShippedMosquitto(await passwordFile())
  })
  afterAll(() => mosquitto.stop())
  const serve = async () => {
    const renew = async () => mosquitto.reload(await passwordFile())
    await startIngest(mosquitto.servicePort, { sessions: 1, ...service() })
    await renew()
    return { port: mosquitto.gatewayPort, renew }
  }
  brokerDuties({ server, given, line, serve })
})

describe('a broker that checks over HTTP', () => {
  const ask = async (about: string, payload: object, authorization = `Bearer ${token}`) => {
    const response = await server.app.inject({ method: 'POST', url: `/brokers/${about}`, payload, headers: { authorization } })
    return response.json().result ?? response.statusCode
  }

  it('admits gateways and the product with their passwords, each to its own topics, and revoked gateways no more', async () => {
    const { gateway } = await home()
    const { serial, password } = gateway
    const signingIn = (more: object) => ask('authentication', { username: serial, password, clientid: serial, ...more })
    expect(await signingIn({})).toBe('allow')
    expect(await signingIn({ password: `${password}x` })).toBe('deny')
    expect(await signingIn({ clientid: 'another' })).toBe('deny')
    expect(await ask('authentication', { username: serial })).toBe('deny')
    expect(await ask('authentication', {}, 'Bearer another-token-of-24-letters')).toBe(401)
    const {
      servicePasswords: [servicePassword],
    } = mqttKeysOf(server.ctx.config.secretKey)
    const service = (word: string) => ask('authentication', { username: serviceUsername, password: word, clientid: 'ingest-1' })
    expect([await service(servicePassword), await service(password)]).toEqual(['allow', 'deny'])

    const using = (action: string, topic: string, username = serial) => ask('authorization', { username, action, topic })
    expect(await using('publish', gatewayTopic(serial, 'telemetry'))).toBe('allow')
    expect(await using('subscribe', gatewayTopic(serial, 'commands'))).toBe('allow')
    expect(await using('publish', gatewayTopic('C083-OTHER', 'telemetry'))).toBe('deny')
    expect(await using('subscribe', topicFilter('telemetry'))).toBe('deny')
    expect(await using('subscribe', `$share/ingest/${topicFilter('telemetry')}`, serviceUsername)).toBe('allow')
    expect(await using('publish', gatewayTopic(serial, 'commands'), serviceUsername)).toBe('allow')
    expect(await using('subscribe', '#', serviceUsername)).toBe('deny')

    await server.sql('update gateways set credential_revoked_at = now() where serial_number = $1', [serial])
    expect(await signingIn({})).toBe('deny')
  })
})
