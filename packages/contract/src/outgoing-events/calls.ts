import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { listOf, listQuery } from '../paging.ts'
import {
  deliveryFilters,
  eventDelivery,
  eventDeliveryDetail,
  eventEndpoint,
  eventEndpointModel,
  eventEndpointUpdateModel,
  eventEndpointWithSecret,
  sendAgainModel,
  versionModel,
} from './models.ts'

const area = 'outgoing-events'
const path = '/api/v1/event-endpoints'
const params = z.strictObject({ id })

export const listEventEndpoints = endpoint({
  name: 'listEventEndpoints',
  area,
  method: 'GET',
  path,
  summary: 'Endpoints that events of the caller’s tenant are sent to',
  access: 'read:outgoing-events',
  response: z.object({ items: z.array(eventEndpoint) }),
})

export const addEventEndpoint = endpoint({
  name: 'addEventEndpoint',
  area,
  method: 'POST',
  path,
  summary: 'Add an endpoint; the secret that signs its events is shown only once',
  access: 'write:outgoing-events',
  body: eventEndpointModel,
  response: eventEndpointWithSecret,
  errors: ['DuplicatedEventEndpoint', 'TooManyEventEndpoints'],
})

export const changeEventEndpoint = endpoint({
  name: 'changeEventEndpoint',
  area,
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Change name, address and kinds of an endpoint',
  access: 'write:outgoing-events',
  params,
  body: eventEndpointUpdateModel,
  response: eventEndpoint,
  errors: ['NotFound', 'EventEndpointChanged', 'DuplicatedEventEndpoint'],
})

export const removeEventEndpoint = endpoint({
  name: 'removeEventEndpoint',
  area,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Remove an endpoint with its deliveries',
  access: 'delete:outgoing-events',
  params,
  response: z.object({}).optional(),
  errors: ['NotFound'],
})

export const rotateEventSecret = endpoint({
  name: 'rotateEventSecret',
  area,
  method: 'POST',
  path: `${path}/{id}/secret`,
  summary: 'Generate a new secret, shown only once; the previous one also signs for 24 hours',
  access: 'write:outgoing-events',
  params,
  body: versionModel,
  response: eventEndpointWithSecret,
  errors: ['NotFound', 'EventEndpointChanged'],
})

export const pauseEventEndpoint = endpoint({
  name: 'pauseEventEndpoint',
  area,
  method: 'POST',
  path: `${path}/{id}/pause`,
  summary: 'Pause an endpoint; its events are kept for 30 days',
  access: 'write:outgoing-events',
  params,
  body: versionModel,
  response: eventEndpoint,
  errors: ['NotFound', 'EventEndpointChanged'],
})

export const resumeEventEndpoint = endpoint({
  name: 'resumeEventEndpoint',
  area,
  method: 'POST',
  path: `${path}/{id}/resume`,
  summary: 'Resume a paused endpoint; waiting events are sent in order',
  access: 'write:outgoing-events',
  params,
  body: versionModel,
  response: eventEndpoint,
  errors: ['NotFound', 'EventEndpointChanged'],
})

export const testEventEndpoint = endpoint({
  name: 'testEventEndpoint',
  area,
  method: 'POST',
  path: `${path}/{id}/test`,
  summary: 'Send a signed event of the kind `test`',
  access: 'write:outgoing-events',
  params,
  response: z.object({ deliveryId: id }),
  errors: ['NotFound', 'EventEndpointPaused'],
})

export const sendEventsAgain = endpoint({
  name: 'sendEventsAgain',
  area,
  method: 'POST',
  path: `${path}/{id}/send-again`,
  summary: 'Resend the events of a period, including those that the endpoint never received',
  access: 'write:outgoing-events',
  params,
  body: sendAgainModel,
  response: z.object({ count: z.number().int() }),
  errors: ['NotFound', 'EventEndpointPaused', 'TooManyEvents'],
})

export const listEventDeliveries = endpoint({
  name: 'listEventDeliveries',
  area,
  method: 'GET',
  path: '/api/v1/event-deliveries',
  summary: 'Deliveries of events to the tenant’s endpoints, newest event first',
  access: 'read:outgoing-events',
  query: z.strictObject(listQuery(deliveryFilters, ['at'])),
  response: listOf(eventDelivery),
  errors: ['ListTooLong'],
})

export const readEventDelivery = endpoint({
  name: 'readEventDelivery',
  area,
  method: 'GET',
  path: '/api/v1/event-deliveries/{id}',
  summary: 'A delivery with the request and the response of each attempt',
  access: 'read:outgoing-events',
  params,
  response: eventDeliveryDetail,
  errors: ['NotFound'],
})

export const sendDeliveryAgain = endpoint({
  name: 'sendDeliveryAgain',
  area,
  method: 'POST',
  path: '/api/v1/event-deliveries/{id}/send-again',
  summary: 'Resend an event, or send a waiting one now',
  access: 'write:outgoing-events',
  params,
  response: eventDelivery,
  errors: ['NotFound', 'EventEndpointPaused'],
})
