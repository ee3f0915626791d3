import { beforeEach, describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../../test/given.ts'
import { hasMosquitto, type Mosquitto, startMosquitto } from '../../../../test/mosquitto.ts'
import { startServer, takeDatabaseAway } from '../../../../test/server.ts'
import { publish, samplesUntil, telemetryMessage, telemetryOf } from '../../../../test/telemetry.ts'
import { lineOf } from '../../../../test/telemetry-line.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const { blockWrites, closing, startIngest, signIn, home: givenHome, countSamples } = lineOf(server, given, telemetry)

const stored = (siteId: string, count: number) => vi.waitFor(async () => expect(await countSamples(siteId)).toBe(count), 15_000)
const message = (count: number, index = 0) => telemetryMessage(samplesUntil(server.clock.now().getTime() - index * 1_000, count), index)

describe.skipIf(!hasMosquitto)('telemetry over another broker (Mosquitto)', () => {
  let mosquitto: Mosquitto
  beforeEach(async () => {
    mosquitto = await startMosquitto()
    closing.push(mosquitto.stop)
  })
  const ingest = () => startIngest(mosquitto.port, { isEmbedded: false })

  it('is taken with many messages under way, each acknowledged after its commit', async () => {
    const { siteId, gateway } = await givenHome()
    await ingest()
    const client = await signIn(mosquitto.port, gateway)
    await Promise.all(Array.from({ length: 300 }, (_, index) => publish(client, gateway.serial, message(1, index))))
    await stored(siteId, 300)
  })

  it('comes again to the next service when one dies before its commit', async () => {
    const { siteId, gateway } = await givenHome()
    const first = await ingest()
    const client = await signIn(mosquitto.port, gateway)
    const release = await blockWrites()
    await publish(client, gateway.serial, message(4))
    const closed = first.close()
    await release()
    await closed
    await server.sql('delete from samples where site_id = $1', [siteId])
    await ingest()
    await stored(siteId, 4)
  })

  it('is stored when the database was away, be it of gateways that were never looked up', async () => {
    const homes = await Promise.all([givenHome(), givenHome(), givenHome()])
    await ingest()
    const clients = await Promise.all(homes.map(({ gateway }) => signIn(mosquitto.port, gateway)))
    const restore = await takeDatabaseAway(server)
    for (const [index, { gateway }] of homes.entries()) {
      const client = clients[index]
      if (!client) continue
      await publish(client, gateway.serial, message(2))
      await publish(client, gateway.serial, JSON.stringify({ state: 'online', firmware: '4.13.0' }), 'status')
      const result = { messageId: 'm', commandId: '0190a000-0000-7000-8000-0000000000aa', state: 'STARTED', at: new Date().toISOString() }
      await publish(client, gateway.serial, JSON.stringify(result), 'command-results')
    }
    await restore()
    for (const { siteId } of homes) await stored(siteId, 2)
    await vi.waitFor(async () => {
      const serials = homes.map(({ gateway }) => gateway.serial)
      const rows = await server.sql('select firmware, scan_state from gateways where serial_number = any($1)', [serials])
      expect(rows).toEqual(homes.map(() => ({ firmware: '4.13.0', scan_state: 'Pending' })))
    }, 15_000)
  })
})
