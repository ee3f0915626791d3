import { isFields } from './reverse-flow.rules.ts'

/** When an unvalidated sample was measured, in epoch ms; NaN if it does not say so. */
function measuredAt(sample: unknown): number {
  const at = isFields(sample) ? sample.at : undefined
  return typeof at === 'string' ? Date.parse(at) : typeof at === 'number' ? at : Number.NaN
}

const none: ReadonlyMap<number, unknown> = new Map()

/** The samples of an unvalidated message that were measured before an instant, by their place in the message. */
export function listFormer(payload: unknown, since: number | null): ReadonlyMap<number, unknown> {
  return since === null ? none : listMeasured(payload, (at) => at < since)
}

function listMeasured(payload: unknown, isMeant: (at: number) => boolean): ReadonlyMap<number, unknown> {
  if (!isFields(payload) || !Array.isArray(payload.samples)) return none
  const meant = new Map<number, unknown>()
  for (const [index, sample] of payload.samples.entries()) if (isMeant(measuredAt(sample))) meant.set(index, sample)
  return meant
}

/** A home that an installation left at an instant, in epoch ms. */
export type Stay = { siteId: string; until: number }

/** An installation's home, and those that it left, in order of time. */
type Homes = { siteId: string; stays: readonly Stay[] }

export function wasElsewhere({ siteId, stays }: Homes, at: number): boolean {
  const stay = stays.find(({ until }) => at < until)
  return stay !== undefined && stay.siteId !== siteId
}

/** The samples of an unvalidated message that an installation measured in another home, by their place in the message. */
export function listElsewhere(payload: unknown, homes: Homes): ReadonlyMap<number, unknown> {
  return homes.stays.length === 0 ? none : listMeasured(payload, (at) => wasElsewhere(homes, at))
}

/** Whether a sample was measured from one instant until another. */
export function isMeasuredWithin(sample: unknown, { from, until }: { from: number | null; until: number }): boolean {
  const at = measuredAt(sample)
  return at < until && (from === null || at >= from)
}

/** A message with only some of its samples. */
export const withOnly = (payload: unknown, samples: readonly unknown[]): unknown => (isFields(payload) ? { ...payload, samples } : payload)
