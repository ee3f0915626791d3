import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { expect, test, vi } from 'vitest'
import { patience } from '../../../scripts/patience.ts'
import { gateway, serial, simulations, startBroker } from './simulations.ts'

const { closing, simulate } = simulations()

const kindsOfHomes = [
  ['on Modbus', 6],
  ['that replays recordings', 7],
] as const

/** A home with an inverter that can be limited, and what its gateway published. */
async function simulateLimited(seed: number) {
  const { broker, published, port, stop } = await startBroker()
  closing.push(stop)
  const appliances = ['PV', 'GRID'].map((kind) => ({
    deviceId: kind,
    kind,
    manufacturer: 'Fronius',
    model: 'Symo',
    serialNumber: `${kind}-1`,
  }))
  const start = (folder?: string) => simulate([{ ...gateway, seed, appliances }], { MQTT_URL: `mqtt://127.0.0.1:${port}` }, folder)
  const first = start()
  const of = (channel: 'telemetry' | 'appliances' | 'limits') =>
    published.filter((one) => one.topic === gatewayTopic(serial, channel)).map((one) => JSON.parse(one.text))
  await vi.waitFor(() => expect(of('telemetry').length).toBeGreaterThan(1), 10_000)
  await vi.waitFor(
    () =>
      expect(
        of('appliances')
          .at(-1)
          ?.appliances.find(({ kind }: { kind: string }) => kind === 'PV')?.limitable?.generationW,
      ).toBeGreaterThan(0),
    5_000,
  )
  const report = (limits: object[]) => {
    const payload = JSON.stringify({ commandId: crypto.randomUUID(), command: 'limits', issuedAt: new Date().toISOString(), limits })
    broker.publish({ cmd: 'publish', topic: gatewayTopic(serial, 'commands'), payload, qos: 1, retain: false, dup: false }, () => undefined)
  }
  const instant = (ms: number) => new Date(Date.now() + ms).toISOString()
  return {
    of,
    report,
    limit: (lastsMs: number, more = {}) => ({
      ...{ limitId: crypto.randomUUID(), of: 'device', deviceId: 'PV', power: 'generation', powerW: 0 },
      ...{ from: instant(-1_000), until: instant(lastsMs), ...more },
    }),
    outcomes: () => of('limits').flatMap(({ events }) => events.map(({ outcome }: { outcome: string }) => outcome)),
    /** Restarts the simulation, if wanted only after an instant. */
    async restart(notBefore = 0) {
      await first.stop()
      published.length = 0
      await new Promise((resolve) => setTimeout(resolve, notBefore - Date.now()))
      start(first.folder)
    },
  }
}

test.each(kindsOfHomes)('a home %s is limited, reports it, and is restored when the limit is over', async (_, seed) => {
  const { of, report, limit, outcomes } = await simulateLimited(seed)
  report([limit(60_000)])
  await vi.waitFor(() => expect(outcomes()).toContain('followed'), 5_000)
  // A meter that kept counting the unlimited export would be wrong.
  await vi.waitFor(
    () => expect(of('telemetry').at(-1).samples.at(-1)).toEqual(expect.not.objectContaining({ gridExportReadingWs: expect.any(Number) })),
    5_000,
  )
  expect(of('telemetry').at(-1).samples.at(-1).productionPowerW).toBe(0)
  report([])
  await vi.waitFor(() => expect(outcomes()).toContain('restored'), 5_000)
})

test.each(kindsOfHomes)('a home %s keeps its limit when the simulation restarts', async (_, seed) => {
  const { of, report, limit, outcomes, restart } = await simulateLimited(seed)
  const given = limit(60_000)
  report([given])
  await vi.waitFor(() => expect(outcomes()).toContain('followed'), 5_000)
  await restart()
  await vi.waitFor(() => expect(of('limits').at(-1)?.kept).toEqual([given.limitId]), 5_000)
  await vi.waitFor(() => expect(of('telemetry').at(-1)?.samples.at(-1).productionPowerW).toBe(0), 5_000)
  expect(of('limits').some(({ kept }) => kept.length === 0)).toBe(false)
  report([])
  await vi.waitFor(() => expect(outcomes()).toContain('restored'), 5_000)
})

test.each(kindsOfHomes)('a home %s reports after a restart that a limit ended meanwhile', async (_, seed) => {
  const { report, limit, outcomes, restart } = await simulateLimited(seed)
  const given = limit(2_500 * patience)
  report([given])
  await vi.waitFor(() => expect(outcomes()).toContain('followed'), 2_000)
  await restart(Date.parse(given.until))
  await vi.waitFor(() => expect(outcomes()).toEqual(['restored']), 5_000)
})

test.each(kindsOfHomes)('a home %s without limits says so when it starts', async (_, seed) => {
  const { of } = await simulateLimited(seed)
  await vi.waitFor(() => expect(of('limits').map(({ kept }) => kept)).toEqual([[]]), 5_000)
})

test('a device is restored once all of its limits are over, those of the export included', async () => {
  const { of, report, limit, outcomes } = await simulateLimited(7)
  const whole = limit(60_000, { of: 'export', deviceId: undefined, power: undefined })
  report([limit(60_000), whole])
  await vi.waitFor(() => expect(outcomes()).toEqual(['followed', 'followed']), 5_000)
  report([whole])
  const until = of('telemetry').length + 5
  await vi.waitFor(() => expect(of('telemetry').length).toBeGreaterThan(until), 5_000)
  expect(outcomes()).toEqual(['followed', 'followed'])
  report([])
  await vi.waitFor(() => expect(outcomes()).toEqual(['followed', 'followed', 'restored', 'restored']), 5_000)
})
