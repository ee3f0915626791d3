/** Events sent to the endpoints that subscribe to them. `event_kind_of` in the database has the same names. */
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

/** Tests have their own kind, which no endpoint subscribes to. */
export const deliveredKinds = [...eventKinds, 'test'] as const
export type DeliveredKind = (typeof deliveredKinds)[number]

export const endpointStates = ['active', 'failing', 'paused'] as const
export type EndpointState = (typeof endpointStates)[number]

/** A member paused it, it failed for a day, or it returned 410. */
export const pauseReasons = ['member', 'failing', 'gone'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** `waiting`: not tried yet; `retrying`: failed, to be tried again; `failed`: no further attempt. */
export const deliveryStates = ['waiting', 'retrying', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const deliveryFaults = ['timed-out', 'unreachable', 'unknown-host', 'certificate', 'address-refused'] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

/** Maximum per tenant. */
export const endpointsMax = 20
export const eventDays = 30
/** A replaced secret also signs for this long. */
export const overlapHours = 24
/** Per call. */
export const sentAgainMax = 10_000
