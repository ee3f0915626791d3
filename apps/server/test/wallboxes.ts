import { connectChargePoint, readChargePoint } from '@wattdesk/contract/charging/calls.ts'
import { addWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import { RPCClient } from 'ocpp-rpc'
import type { givenOf } from './given.ts'
import type { startServer } from './server.ts'

type Server = ReturnType<typeof startServer>
export type GivenWallbox = Awaited<ReturnType<ReturnType<typeof wallboxesOf>['wallbox']>>

/** OCPP wallboxes at a listening server. `close` closes them all. */
export function wallboxesOf(server: Server, given: ReturnType<typeof givenOf>) {
  const closing: (() => unknown)[] = []
  let stations = 0
  let address = ''

  /** A customer's wallbox, with the calls about it and its password. */
  async function wallbox() {
    const { token, ...admin } = await given.member('admin')
    const { id, siteId } = await given.customer({ token, ...admin })
    stations += 1
    const stationNumber = `EH ${stations}/A`
    const details = { stationNumber, manufacturer: 'Easee', powerOutputA: 16, modulationMinimalLevelA: 6 }
    const body = { siteId, vendorId: await given.vendorOf('ev'), ...details }
    const deviceId = (await server.call(addWallbox, { token, params: { id }, body })).body.configurationId
    const input = { token, params: { id, deviceId } }
    const access = (await server.call(connectChargePoint, input)).body
    const state = async () => (await server.call(readChargePoint, input)).body.chargePoint
    return { id, token, siteId, deviceId, stationNumber, input, access, state }
  }

  /**
   * A wallbox from a third-party library, which validates both sides against the schemas of OCPP. `secure`: uses a TLS proxy before the
   * server, with the certificate of its authority.
   */
  async function plugIn(
    { access: { identity, password } }: Pick<GivenWallbox, 'access'>,
    responses: Record<string, string> = {},
    protocols = ['ocpp1.6'],
    secure?: { port: number; ca: string },
  ) {
    const client = new RPCClient({
      endpoint: secure ? `wss://localhost:${secure.port}/ocpp` : `${address}/ocpp`,
      wsOpts: secure ? { ca: secure.ca } : {},
      identity,
      password,
      protocols,
      strictMode: true,
      reconnect: false,
    } as ConstructorParameters<typeof RPCClient>[0])
    closing.push(() => client.close({ force: true }))
    const received: { method: string; params: Record<string, unknown> }[] = []
    client.handle(async ({ method = '', params = {} }: { method?: string; params?: Record<string, unknown> }) => {
      received.push({ method, params })
      if (responses[method] === 'nothing') return new Promise(() => undefined)
      if (method === 'SetVariables') return setAll(params)
      if (params.requestedMessage === 'MeterValues' && !responses[method]) setImmediate(() => client.call('MeterValues', measured()))
      return { status: responses[method] ?? 'Accepted' }
    })
    await client.connect()
    // The library has checked it against the schemas.
    const call = async (method: string, params: object) => (await client.call(method, params)) as Record<string, never>
    return { client, received, call }
  }

  const at = (ms = 0) => new Date(server.clock.now().getTime() + ms).toISOString()
  const measured = () => ({ connectorId: 1, meterValue: [{ timestamp: at(), sampledValue: meter(1_200, '2.4') }] })

  return {
    wallbox,
    plugIn,
    at,
    closing,
    address: () => address,
    async listen() {
      address = (await server.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
    },
    async close() {
      for (const close of closing.splice(0)) await close()
    },
  }
}

/** Response of a charging station that sets every variable. */
const setAll = ({ setVariableData = [] }: { setVariableData?: { component: object; variable: object }[] }) => ({
  setVariableResult: setVariableData.map(({ component, variable }) => ({ component, variable, attributeStatus: 'Accepted' })),
})

/** A wallbox's meter: its reading, and the power of each of three phases. */
export const meter = (wh: number, kilowatts: string) => [
  { value: String(wh), measurand: 'Energy.Active.Import.Register', unit: 'Wh' },
  ...['L1', 'L2', 'L3'].map((phase) => ({ value: kilowatts, measurand: 'Power.Active.Import', unit: 'kW', phase })),
]
