import { z } from 'zod'
import { actorKinds } from '../activities/terms.ts'
import { id, instant, numberBetween, optionalLine, wholeNumberBetween } from '../formats.ts'

/**
 * Limits that reach a device: how much of its power an inverter generates, how much a home exports (section 9 EEG), and what its
 * wallbox, heat pump and battery take while a grid operator's signal stands (section 14a EnWG).
 */

export const limitKinds = ['generation', 'feed-in', 'grid-signal'] as const
export type LimitKind = (typeof limitKinds)[number]

/** What became of a limit at a device. */
export const limitOutcomes = ['set', 'followed', 'not-followed', 'refused', 'unreachable', 'restored'] as const
export type LimitOutcome = (typeof limitOutcomes)[number]

/**
 * `planned`: it begins later; `waiting`: no device has confirmed it; `ended`: its time is over, or somebody ended it. The others
 * are the worst outcome of its devices.
 */
export const limitStates = ['planned', 'waiting', 'set', 'followed', 'not-followed', 'refused', 'unreachable', 'ended'] as const
export type LimitState = (typeof limitStates)[number]

export const limitEndReasons = ['time', 'asked', 'replaced', 'released', 'moved'] as const

/** Section 14a EnWG lets a grid operator reduce each controllable consumer to this, and no further. */
export const gridSignalLeastW = 4_200
export const gridSignalMostW = 100_000
/** Longer limits are asked for again, so that none is forgotten. */
export const limitLongestMs = 86_400_000
export const limitShortestMs = 60_000
/** How far ahead a signal may be announced. */
export const limitAheadMs = 7 * 86_400_000

export const limitPower = z.number().int()

const limitedDevice = z.object({
  /** Null: the grid connection point. */
  deviceId: z.string().nullable(),
  name: z.string().nullable(),
  outcome: z.enum(limitOutcomes).nullable(),
  /** When the device last reported about the limit. */
  at: instant.nullable(),
  /** The limit that it reported, and what it generated or took then. */
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
  /** Null: it stands until somebody ends it. */
  endsAt: instant.nullable(),
  endedAt: instant.nullable(),
  endReason: z.enum(limitEndReasons).nullable(),
  /** The grid operator's own name of a signal. */
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
  /** Absent: at once. */
  startsAt: instant.optional(),
  endsAt: instant,
  reference: optionalLine(80).default(null),
})
export const deviceLimitModel = z.discriminatedUnion('kind', [generation, feedIn, gridSignal])
export type DeviceLimitModel = z.output<typeof deviceLimitModel>
