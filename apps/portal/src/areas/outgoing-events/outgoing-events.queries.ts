import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import * as contract from '@wattdesk/contract/outgoing-events/calls.ts'
import { call } from '../../api/call.ts'

type Versioned = { id: string; version: number }

export const endpointsQuery = queryOptions({
  queryKey: ['outgoing-events', 'endpoints'],
  queryFn: ({ signal }) => call(contract.listEventEndpoints, {}, { signal }),
  // Waiting deliveries will be sent, which changes their endpoint's state.
  refetchInterval: ({ state }) => (state.data?.items.some(({ waiting }) => waiting > 0) ? 5_000 : false),
})

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['outgoing-events', 'delivery', id],
    queryFn: ({ signal }) => call(contract.readEventDelivery, { params: { id } }, { signal }),
    meta: { showsErrors: true },
    // Sending takes only moments.
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? 2_000 : false),
  })

export const refreshEvents = (client: QueryClient) => client.invalidateQueries({ queryKey: ['outgoing-events'] })

export const addEndpoint = (body: CallInput<typeof contract.addEventEndpoint>['body']) => call(contract.addEventEndpoint, { body })
export const changeEndpoint = (id: string, body: CallInput<typeof contract.changeEventEndpoint>['body']) =>
  call(contract.changeEventEndpoint, { params: { id }, body })
export const dropEndpoint = (id: string) => call(contract.removeEventEndpoint, { params: { id } })
export const replaceSecret = ({ id, version }: Versioned) => call(contract.rotateEventSecret, { params: { id }, body: { version } })
export const pauseEndpoint = ({ id, version }: Versioned) => call(contract.pauseEventEndpoint, { params: { id }, body: { version } })
export const resumeEndpoint = ({ id, version }: Versioned) => call(contract.resumeEventEndpoint, { params: { id }, body: { version } })
export const sendTest = (id: string) => call(contract.testEventEndpoint, { params: { id } })
export const sendSpan = (id: string, body: CallInput<typeof contract.sendEventsAgain>['body']) =>
  call(contract.sendEventsAgain, { params: { id }, body })
export const sendAgain = (id: string) => call(contract.sendDeliveryAgain, { params: { id } })
