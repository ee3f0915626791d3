import * as calls from '@wattdesk/contract/gateway-stock/calls.ts'
import type { GatewayMove } from '@wattdesk/contract/gateway-stock/terms.ts'
import { addGateway } from '@wattdesk/contract/gateways/calls.ts'
import { mayConnect } from '../src/areas/gateways/credentials/broker-access.service.ts'
import type { GivenMember } from './given.ts'
import type { TestServer } from './server.ts'

type Caller = Pick<GivenMember, 'token'>

export const newSerial = () => `S-${crypto.randomUUID()}`.toUpperCase()

/** What members do with the stock of gateways. */
export function stockCallsOf(server: TestServer) {
  const add = ({ token }: Caller, fields: object = {}) =>
    server.call(calls.addStockGateway, { token, body: { serialNumber: newSerial(), model: 'Box 2', ...fields } })
  const read = ({ token }: Caller, gatewayId: string) => server.call(calls.readStockGateway, { token, params: { gatewayId } })
  const list = ({ token }: Caller, filter: object = {}) =>
    server.call(calls.listStockGateways, { token, query: { filter: JSON.stringify(filter) } })
  const move = ({ token }: Caller, move: GatewayMove, gatewayIds: string[], target: object = {}) =>
    server.call(calls.moveGateways, { token, body: { move, gatewayIds, ...target } })
  const passwords = ({ token }: Caller, gatewayIds: string[], renew = false) =>
    server.call(calls.showGatewayPasswords, { token, body: { gatewayIds, renew } })
  const stateOf = async (member: Caller, id: string) => (await read(member, id)).body.state
  const eventsOf = async ({ token }: Caller, gatewayId: string) =>
    (await server.call(calls.listStockGatewayHistory, { token, params: { gatewayId }, query: {} })).body.items
  const signsIn = (serial: string, password: string) => mayConnect(server.ctx, { username: serial, clientId: serial, password })
  const pair = ({ token }: Caller, home: { id: string; siteId: string }, startCode: string | null) =>
    server.call(addGateway, { token, params: { id: home.id }, body: { siteId: home.siteId, startCode: startCode ?? '' } })
  return { add, read, list, move, passwords, stateOf, eventsOf, signsIn, pair }
}
