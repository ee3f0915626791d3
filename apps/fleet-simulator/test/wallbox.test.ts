import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { RPCServer } from 'ocpp-rpc'
import { expect, test, vi } from 'vitest'
import { home, simulations } from './simulations.ts'

const { closing, simulate } = simulations()

/** A wallbox, and what the server that it calls received. */
async function simulateWallbox() {
  const received: { action: string; payload: Record<string, unknown> }[] = []
  const server = new RPCServer({ protocols: ['ocpp1.6'], strictMode: true })
  server.auth((accept, _, { identity, password }) => accept({ signedIn: `${identity}:${password?.toString()}` }))
  server.on('client', (client) => {
    client.handle(({ method = '', params = {} }: { method?: string; params?: Record<string, unknown> }) => {
      received.push({ action: method, payload: params })
      if (method === 'BootNotification') return { status: 'Accepted', interval: 300, currentTime: new Date().toISOString() }
      const idTagInfo = { status: 'Accepted' }
      if (method === 'StartTransaction') return { transactionId: 7, idTagInfo }
      return method === 'StopTransaction' ? { idTagInfo } : {}
    })
  })
  const http = await server.listen(0, '127.0.0.1')
  closing.push(() => server.close({ force: true }))
  const { siteId: _, ...profile } = home
  const wallbox = {
    kind: 'wallbox',
    siteId: home.siteId,
    identity: 'EH 1',
    password: 'p',
    manufacturer: 'Easee',
    powerOutputA: 16,
    meterWh: 500,
    ...profile,
  }
  const start = async (folder?: string) => {
    const connecting = once(server, 'client')
    const simulated = simulate([wallbox], { SERVER_URL: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }, folder)
    const [client] = await connecting
    return { client, ...simulated }
  }
  return { received, start }
}

test('a wallbox uses OCPP: it boots, charges on command, and stops', async () => {
  const { received, start } = await simulateWallbox()
  const { client } = await start()
  expect(client.session).toEqual({ signedIn: 'EH 1:p' })
  const actions = () => received.map(({ action }) => action)
  await vi.waitFor(() => expect(actions()).toEqual(['BootNotification', 'StatusNotification']))
  expect(await client.call('RemoteStartTransaction', { connectorId: 1, idTag: 'wattdesk' })).toEqual({ status: 'Accepted' })
  const status = () => received.findLast(({ action }) => action === 'StatusNotification')?.payload.status
  await vi.waitFor(() => expect(status()).toBe('Charging'))
  expect(await client.call('RemoteStopTransaction', { transactionId: 7 })).toEqual({ status: 'Accepted' })
  await vi.waitFor(() => expect(status()).toBe('Available'))
  const charge = actions().slice(2)
  expect(charge.filter((action) => action.endsWith('Transaction'))).toEqual(['StartTransaction', 'StopTransaction'])
})

test('a wallbox keeps its charging profile when the simulation restarts', async () => {
  const { received, start } = await simulateWallbox()
  const startCharge = { connectorId: 1, idTag: 'wattdesk' }
  const chargingSchedule = { chargingRateUnit: 'A', chargingSchedulePeriod: [{ startPeriod: 0, limit: 6 }] }
  const kinds = { stackLevel: 0, chargingProfilePurpose: 'ChargePointMaxProfile', chargingProfileKind: 'Absolute' }
  const csChargingProfiles = { chargingProfileId: 1, ...kinds, chargingSchedule }
  /** The power of a car that charges as fast as it may. */
  const powerW = async (client: Awaited<ReturnType<typeof start>>['client']) => {
    received.length = 0
    await client.call('RemoteStartTransaction', startCharge)
    await client.call('TriggerMessage', { requestedMessage: 'MeterValues', connectorId: 1 })
    const measured = () => JSON.stringify(received.findLast(({ action }) => action === 'MeterValues')?.payload ?? '')
    await vi.waitFor(() => expect(measured()).toContain('Power.Active.Import'))
    return Number(/"value":"([^"]+)","measurand":"Power.Active.Import"/.exec(measured())?.[1])
  }
  const first = await start()
  await first.client.call('SetChargingProfile', { connectorId: 0, csChargingProfiles })
  expect(await powerW(first.client)).toBe(6 * 690)
  await first.stop()
  const second = await start(first.folder)
  expect(await powerW(second.client)).toBe(6 * 690)
  await second.client.call('ClearChargingProfile', { id: 1 })
  expect(await powerW(second.client)).toBe(16 * 690)
  await second.stop()
  const third = await start(first.folder)
  expect(await powerW(third.client)).toBe(16 * 690)
})
