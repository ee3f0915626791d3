// Before every test file: lengthens time-outs on a slower machine.
import { vi } from 'vitest'
import { patience } from './patience.ts'

/** For waits that state no time-out. A check that passes ends its wait, so this only delays a failure. */
const usualMs = 5_000
type Waiting = number | { timeout?: number; interval?: number } | undefined

/** Files that share a process share `vi` too. */
const extended = Symbol.for('waits extended')
const patient = vi as typeof vi & { [extended]?: true }

if (!patient[extended]) {
  patient[extended] = true
  const { waitFor, waitUntil } = vi
  vi.waitFor = (check, options) => waitFor(check, longer(options))
  vi.waitUntil = (check, options) => waitUntil(check, longer(options))
}

function longer(options: Waiting): Waiting {
  const { timeout = usualMs, ...others } = typeof options === 'number' ? { timeout: options } : (options ?? {})
  return { ...others, timeout: timeout * patience }
}
