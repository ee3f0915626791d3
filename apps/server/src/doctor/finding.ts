/** The result of one check. A note is neither good nor bad: the part is off, or cannot be checked now. */
export type Finding = {
  what: string
  state: 'ok' | 'wrong' | 'note'
  result: string
  /** What an operator should do about it. */
  todo?: string
}

export const ok = (what: string, result: string): Finding => ({ what, state: 'ok', result })
export const note = (what: string, result: string, todo?: string): Finding => ({ what, state: 'note', result, ...(todo && { todo }) })
export const wrong = (what: string, result: string, todo: string): Finding => ({ what, state: 'wrong', result, todo })

/** After this time a probe counts as failed. */
export const patienceMs = 5_000

type Probe = { what: string; todo: string; patienceMs?: number }

/** Runs a probe for a bounded time. An error becomes a finding. */
export async function probe(
  { what, todo, patienceMs: ms = patienceMs }: Probe,
  look: (signal: AbortSignal) => Promise<Finding[]>,
): Promise<Finding[]> {
  const signal = AbortSignal.timeout(ms)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no response within ${ms / 1_000} s`)), { once: true })
  })
  try {
    return await Promise.race([look(signal), late])
  } catch (error) {
    return [wrong(what, signal.aborted ? `no response within ${ms / 1_000} s` : reasonOf(error), todo)]
  }
}

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  const text = error instanceof Error ? error.message || error.name : String(error)
  return text.replaceAll(/\s+/g, ' ').replace(/\.$/, '').slice(0, 300)
}
