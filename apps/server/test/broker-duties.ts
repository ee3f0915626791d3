import {
  addGateway,
  listGateways,
  revokeGatewayCredential,
  rotateGatewayCredential,
  scanGateway,
} from '@wattdesk/contract/gateways/calls.ts'
import { listPvBatteries } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { listGatewayHistories } from '@wattdesk/contract/telemetry/gateway-history/calls.ts'
import { jobSilenceMs } from '@wattdesk/device-protocol/gateway-messages.ts'
import type { Credentials } from '@wattdesk/gateway-core/connection.ts'
import { type GatewayOptions, openGatewayLink } from '@wattdesk/gateway-core/gateway-link.ts'
import { expect, it, vi } from 'vitest'
import { listGatewayCredentials } from '../src/areas/gateways/credentials/gateway-credentials.service.ts'
import { findGatewaySites } from '../src/areas/gateways/pairing/gateway-pairing.service.ts'
import { devices, stockOf } from './gateway-stock.ts'
import type { GivenMember, givenOf } from './given.ts'
import { installationsOf } from './installations.ts'
import type { TestServer } from './server.ts'
import { type GivenGateway, samplesUntil, whenGone } from './telemetry.ts'
import type { lineOf } from './telemetry-line.ts'

/** A broker in service: the product's ingest is connected to it. */
export type ServedBroker = {
  /** Where gateways sign in. */
  port: number
  /** Updates its credentials, unless the broker queries them itself. */
  renew(): Promise<void>
}

type Options = {
  server: TestServer
  given: ReturnType<typeof givenOf>
  line: ReturnType<typeof lineOf>
  /** Puts the broker into service, until the test ends. */
  serve: () => Promise<ServedBroker>
}

const soon = { timeout: 8_000, interval: 20 }

/** Cases that every broker must pass, with a gateway that uses the gateway program's own connection. */
export function brokerDuties({ server, given, line, serve }: Options): void {
  const { closing, signIn, countSamples } = line
  const stock = stockOf(server, given)
  const passwordOf = async (serial: string) => (await listGatewayCredentials(server.ctx, [serial]))[0]?.password ?? ''

  async function connect({ port }: ServedBroker, gateway: GivenGateway, jobs: Partial<GatewayOptions['jobs']> = {}) {
    const kept: Credentials[] = []
    const link = openGatewayLink({
      url: `mqtt://127.0.0.1:${port}`,
      ...gateway,
      firmware: '1',
      run: 1,
      pauseMs: 20,
      jobs: { scan: async () => [], measure: async () => measure(), ...jobs },
      log: { info: () => undefined, warn: () => undefined, debug: () => undefined },
      keep: async (credentials) => void kept.push(credentials),
    })
    closing.push(link.close)
    let samples = 0
    /** Sends a measurement, each with a different second. */
    const measure = () => {
      const at = server.clock.now().getTime() - samples++ * 1_000
      link.send(() => samplesUntil(at, 1))
    }
    link.open()
    await vi.waitFor(() => expect(link.isConnected()).toBe(true), soon)
    return { link, kept, measure }
  }

  /** A connected gateway of a customer, and the calls about it. */
  async function connected(jobs?: Partial<GatewayOptions['jobs']>) {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const gateway = await stock.installed(id, siteId)
    const broker = await serve()
    const one = await connect(broker, gateway, jobs)
    return { ...one, ...callsOf(admin, id, gateway.serial), id, siteId, gateway, broker }
  }

  function callsOf({ token }: GivenMember, id: string, installationId: string) {
    const now = async () => (await server.call(listGateways, { token, params: { id } })).body.items[0]
    return { input: { token, params: { id, installationId } }, now }
  }
  const stored = (siteId: string, count: number) => vi.waitFor(async () => expect(await countSamples(siteId)).toBe(count), soon)

  it('receives a gateway’s messages from its pairing on, requests lost ones, and reports its loss and return', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const box = await stock.box()
    const broker = await serve()
    const { link, measure } = await connect(broker, { ...box, password: await passwordOf(box.serial) })
    const { now, input } = callsOf(admin, id, box.serial)
    const body = { siteId, startCode: box.startCode }
    expect((await server.call(addGateway, { token: admin.token, params: { id }, body })).status).toBe(200)
    for (let count = 0; count < 3; count++) measure()
    await stored(siteId, 3)
    const run = () => server.sql('select received::text from gateway_runs where gateway_id = $1', [box.id])
    await vi.waitFor(async () => expect(await run()).toEqual([{ received: '{[0,3)}' }]), soon)
    // Like a broker that lost a message after acknowledging it.
    await server.sql("update gateway_runs set received = '{[0,1),[2,3)}' where gateway_id = $1", [box.id])
    await server.sql(
      "delete from samples where site_id = $1 and at = (select max(at) - interval '1 second' from samples where site_id = $1)",
      [siteId],
    )
    measure()
    await stored(siteId, 4)
    await vi.waitFor(async () => expect(await run()).toEqual([{ received: '{[0,4)}' }]), soon)
    const history = await server.call(listGatewayHistories, { token: admin.token, params: { id } })
    expect(history.body.items[0]?.missingMessages.count).toBe(0)

    expect((await now())?.connection.status).toBe('available')
    link.drop()
    await vi.waitFor(async () => expect((await now())?.connection.status).toBe('temporarily_unavailable'), soon)
    // A measurement in the last seconds would satisfy a live reading.
    server.clock.advance(11_000)
    await installationsOf(server).add('pvbattery', { customerId: id, siteId })
    const live = await server.call(listPvBatteries, { token: input.token, params: { id }, query: { useCache: 'false' } })
    expect(live.body.items).toMatchObject([{ live: { outcome: 'unreachable' } }])
    link.open()
    await vi.waitFor(async () => expect((await now())?.connection.status).toBe('available'), soon)
  })

  it('delivers commands to gateways and their responses: a search’s results, and that one never ends', async () => {
    const unanswered = Promise.withResolvers<[]>()
    closing.push(() => unanswered.resolve([]))
    let searches = 0
    const { input, now, gateway } = await connected({
      async scan(found) {
        searches += 1
        if (searches > 1) return unanswered.promise
        found(devices.slice(0, 1))
        return devices
      },
    })
    const search = () => server.call(scanGateway, input)
    expect((await search()).body.scanState).toBe('Pending')
    await vi.waitFor(async () => expect((await now())?.search?.state).toBe('Done'), soon)
    expect(await now()).toMatchObject({ search: { appliancesFound: 3, appliancesNew: 3 }, appliances: [{}, {}, {}] })
    await search()
    // Commands with a response are not sent again.
    const unsettled = () => server.sql('select from gateway_commands where gateway_id = $1', [gateway.id])
    await vi.waitFor(async () => expect([searches, await unsettled()]).toEqual([2, []]), soon)
    expect((await now())?.search?.state).toBe('Pending')
    server.clock.advance(jobSilenceMs + 1_000)
    expect((await now())?.search).toMatchObject({ state: 'Failed', isTimedOut: true })
  })

  it('lets a gateway measure at once for a member’s live read', async () => {
    const { id, siteId, gateway, input } = await connected()
    const contacts = () => server.sql('select from gateways where id = $1 and contacted_at is not null', [gateway.id])
    await vi.waitFor(async () => expect(await contacts()).toHaveLength(1), soon)
    await installationsOf(server).add('pvbattery', { customerId: id, siteId })
    const read = (useCache: 'true' | 'false') => server.call(listPvBatteries, { token: input.token, params: { id }, query: { useCache } })
    await read('true')
    expect(await countSamples(siteId)).toBe(0)
    const measured = [{ live: { outcome: 'measured', from: 'gateway', state: { source: 'live' } } }]
    expect((await read('false')).body.items).toMatchObject(measured)
    expect(await countSamples(siteId)).toBe(1)
    // Its new measurement is live, so it gets no second command.
    expect((await read('false')).body.items).toMatchObject(measured)
    expect(await countSamples(siteId)).toBe(1)
  })

  it('rotates a credential by command: the previous one ends once the gateway has used the next one', async () => {
    const { id, gateway, broker, kept, link, input, now } = await connected()
    const rotations = await Promise.all([1, 2].map(() => server.call(rotateGatewayCredential, input)))
    expect(rotations.map(({ status }) => status)).toEqual([200, 200])
    const next = await passwordOf(gateway.serial)
    const received = { password: gateway.password, next: { password: next, commandId: expect.any(String) } }
    await vi.waitFor(() => expect(kept[0]).toEqual(received), soon)
    await broker.renew()
    await vi.waitFor(async () => expect([link.isConnected(), (await now())?.credential.state]).toEqual([true, 'valid']), soon)
    expect(kept).toEqual([received, { password: next }])
    await expect(signIn(broker.port, gateway)).rejects.toThrow(/Connection refused|Not authorized/)
    const logged = "select from activity_entries where customer_id = $1 and event like 'gateway.cred%'"
    expect(await server.sql(logged, [id])).toHaveLength(1)
    expect(await server.sql("select from gateway_commands where command = 'credential'")).toEqual([])
  })

  it('refuses a gateway whose credential was revoked, until a rotation issues another one', async () => {
    const { gateway, broker, link, input, now } = await connected()
    link.drop()
    const client = await signIn(broker.port, gateway)
    const gone = whenGone(client)
    expect((await server.call(revokeGatewayCredential, input)).body.credential.state).toBe('revoked')
    // Nothing of what the broker may still accept from it arrives.
    expect((await findGatewaySites(server.ctx, [gateway.serial])).size).toBe(0)
    await broker.renew()
    await gone
    await expect(signIn(broker.port, gateway)).rejects.toThrow(/Connection refused|Not authorized/)
    expect(await listGatewayCredentials(server.ctx, [gateway.serial])).toEqual([])
    expect((await server.call(revokeGatewayCredential, input)).status).toBe(200)
    expect((await server.call(rotateGatewayCredential, input)).status).toBe(200)
    expect((await now())?.credential.state).toBe('valid')
    await broker.renew()
    await vi.waitFor(async () => signIn(broker.port, { ...gateway, password: await passwordOf(gateway.serial) }), soon)
    await expect(signIn(broker.port, gateway)).rejects.toThrow(/Connection refused|Not authorized/)
  })
}
