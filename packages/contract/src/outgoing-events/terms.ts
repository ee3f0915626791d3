/** What happens to records, and is sent to the endpoints that ask for it. `event_kind_of` in the database names the same. */
export const eventKinds = [
  'customer.created',
  'customer.changed',
  'customer.deactivated',
  'customer.reactivated',
  'customer.purged',
  'installation.paired',
  'installation.assigned',
  'alarm.raised',
  'alarm.cleared',
  'import.finished',
  'limit.set',
  'limit.ended',
  'content.published',
  'content.withdrawn',
] as const
export type EventKind = (typeof eventKinds)[number]

/** A test has a kind of its own, which no endpoint asks for. */
export const deliveredKinds = [...eventKinds, 'test'] as const
export type DeliveredKind = (typeof deliveredKinds)[number]

export const endpointStates = ['active', 'failing', 'paused'] as const
export type EndpointState = (typeof endpointStates)[number]

/** Why an endpoint is paused: a member paused it, it failed for a day, or it returned 410. */
export const pauseReasons = ['member', 'failing', 'gone'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** `waiting`: not tried yet; `retrying`: tried in vain, and tried again later; `failed`: no further attempt. */
export const deliveryStates = ['waiting', 'retrying', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why an attempt has no response. */
export const deliveryFaults = ['timed-out', 'unreachable', 'unknown-host', 'certificate', 'address-refused'] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

/** The most endpoints of one tenant. */
export const endpointsMax = 20
/** For how many days events and their deliveries are kept. */
export const eventDays = 30
/** For how many hours a replaced secret still signs, beside the new one. */
export const overlapHours = 24
/** The most events that are sent again at a time. */
export const sentAgainMax = 10_000
