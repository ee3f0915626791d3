import { isFields } from './reverse-flow.rules.ts'

/** When an unvalidated sample was measured, in epoch ms; NaN if it does not say so. */
function measuredAt(sample: unknown): number {
  const at = isFields(sample) ? sample.at : undefined
  return typeof at === 'string' ? Date.parse(at) : typeof at === 'number' ? at : Number.NaN
}

const none: ReadonlyMap<number, unknown> = new Map()

/** The samples of an unvalidated message that were measured before an instant, by their place in the message. */
export function listFormer(payload: unknown, since: number | null): ReadonlyMap<number, unknown> {
  if (since === null || !isFields(payload) || !Array.isArray(payload.samples)) return none
  const former = new Map<number, unknown>()
  for (const [index, sample] of payload.samples.entries()) if (measuredAt(sample) < since) former.set(index, sample)
  return former
}

/** Whether a sample was measured from one instant until another. */
export function isMeasuredWithin(sample: unknown, { from, until }: { from: number | null; until: number }): boolean {
  const at = measuredAt(sample)
  return at < until && (from === null || at >= from)
}

/** A message with only some of its samples. */
export const withOnly = (payload: unknown, samples: readonly unknown[]): unknown => (isFields(payload) ? { ...payload, samples } : payload)
