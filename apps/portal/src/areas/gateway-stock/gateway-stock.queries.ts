import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import * as contract from '@wattdesk/contract/gateway-stock/calls.ts'
import { call, callForFile } from '../../api/call.ts'

const all = ['gateway-stock'] as const
export const stockListKey = [...all, 'list'] as const

/** The screen shows the error itself. */
const meta = { showsErrors: true }

export const stockGatewayQuery = (gatewayId: string) =>
  queryOptions({
    queryKey: [...all, 'one', gatewayId],
    queryFn: ({ signal }) => call(contract.readStockGateway, { params: { gatewayId } }, { signal }),
    meta,
  })

export const stockHistoryQuery = (gatewayId: string, page: number) =>
  queryOptions({
    queryKey: [...all, 'one', gatewayId, 'history', page],
    queryFn: ({ signal }) => call(contract.listStockGatewayHistory, { params: { gatewayId }, query: { page, limit: 10 } }, { signal }),
    meta,
  })

export type MoveInput = CallInput<typeof contract.moveGateways>['body']
export type ChosenGateways = { gatewayIds: string[] } | { deliveryId: string }

export const addStockGateway = (body: CallInput<typeof contract.addStockGateway>['body']) => call(contract.addStockGateway, { body })
export const updateStockGateway = (gatewayId: string, body: CallInput<typeof contract.updateStockGateway>['body']) =>
  call(contract.updateStockGateway, { params: { gatewayId }, body })
export const removeStockGateway = (gatewayId: string) => call(contract.removeStockGateway, { params: { gatewayId } })
export const moveGateways = (body: MoveInput) => call(contract.moveGateways, { body })
export const showPasswords = (chosen: ChosenGateways, renew: boolean) => call(contract.showGatewayPasswords, { body: { ...chosen, renew } })
export const labelsFile = (chosen: ChosenGateways) => callForFile(contract.printGatewayLabels, { body: chosen }, 'application/pdf')
export const stockFile = (filter: string | undefined) => callForFile(contract.exportStockGateways, { query: { filter } }, 'text/csv')

/** After gateways were added, moved or removed. */
export const refreshStock = (client: QueryClient) => client.invalidateQueries({ queryKey: all })
