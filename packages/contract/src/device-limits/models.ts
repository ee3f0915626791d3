import { z } from 'zod'
import { actorKinds } from '../activities/terms.ts'
import { id, instant, numberBetween, optionalLine, wholeNumberBetween } from '../formats.ts'

/**
 * Limits sent to devices: the generation of an inverter, the export of a home (section 9 EEG), and the consumption of wallbox, heat pump
 * and battery while a grid operator's signal is active (section 14a EnWG).
 */

export const limitKinds = ['generation', 'feed-in', 'grid-signal'] as const
export type LimitKind = (typeof limitKinds)[number]

export const limitedPowers = ['generation', 'consumption'] as const

export const limitOutcomes = ['set', 'followed', 'not-followed', 'refused', 'unreachable', 'restored'] as const
export type LimitOutcome = (typeof limitOutcomes)[number]

/**
 * `planned`: begins later; `waiting`: no device has confirmed it; `ended`: expired or was ended; `kept`: likewise, but a device whose limit
 * only the gateway ends has not been reported as restored. The others are the worst outcome of its devices.
 */
export const limitStates = ['planned', 'waiting', 'set', 'followed', 'not-followed', 'refused', 'unreachable', 'kept', 'ended'] as const
export type LimitState = (typeof limitStates)[number]

export const limitEndReasons = ['time', 'asked', 'replaced', 'released', 'moved'] as const

/** Section 14a EnWG: a grid operator may reduce each controllable consumer to this power, but not further. */
export const gridSignalLeastW = 4_200
export const gridSignalMostW = 100_000
/** Longer limits need confirmation, so that none is forgotten. */
export const limitLongestMs = 86_400_000
export const limitShortestMs = 60_000
/** How far ahead a signal can be scheduled. */
export const limitAheadMs = 7 * 86_400_000
/** Maximum active and planned signals of a home: more than one for each quarter hour of those seven days. */
export const openLimitsMax = 1_000

export const limitPower = z.number().int()

const limitedDevice = z.object({
  /** Null for the grid connection point. */
  deviceId: z.string().nullable(),
  name: z.string().nullable(),
  outcome: z.enum(limitOutcomes).nullable(),
  /** The device's last report about the limit. */
  at: instant.nullable(),
  /** The limit and the power in that report. */
  powerW: limitPower.nullable(),
  measuredW: limitPower.nullable(),
  message: z.string().nullable(),
})

export const deviceLimit = z.object({
  id,
  kind: z.enum(limitKinds),
  siteId: id,
  powerW: limitPower,
  percent: z.number().nullable(),
  startsAt: instant,
  /** Null if the limit lasts until it is ended. */
  endsAt: instant.nullable(),
  endedAt: instant.nullable(),
  endReason: z.enum(limitEndReasons).nullable(),
  reference: z.string().nullable(),
  askedBy: z.object({ kind: z.enum(actorKinds), name: z.string() }),
  askedAt: instant,
  state: z.enum(limitStates),
  devices: z.array(limitedDevice),
})
export type DeviceLimit = z.infer<typeof deviceLimit>

const generation = z.strictObject({
  kind: z.literal('generation'),
  deviceId: z.string().min(1).max(64),
  percent: numberBetween(0, 100),
  endsAt: instant,
})
const feedIn = z.strictObject({ kind: z.literal('feed-in'), siteId: id })
const gridSignal = z.strictObject({
  kind: z.literal('grid-signal'),
  siteId: id,
  powerW: wholeNumberBetween(gridSignalLeastW, gridSignalMostW).default(gridSignalLeastW),
  /** Absent: immediately. */
  startsAt: instant.optional(),
  endsAt: instant,
  reference: optionalLine(80).default(null),
})
export const deviceLimitModel = z.discriminatedUnion('kind', [generation, feedIn, gridSignal])
export type DeviceLimitModel = z.output<typeof deviceLimitModel>
