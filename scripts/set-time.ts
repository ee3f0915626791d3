// Runs tests at another time: `npm test -- --at 2027-01-01T00:00Z`. Database, server, simulated homes and browser see the same clock,
// because libfaketime intercepts the system's. The product itself has no such switch.
import { globSync } from 'node:fs'
import { refuse } from './product.ts'

const flag = '--at'
const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'FAKETIME_FORCE_MONOTONIC_FIX'] as const

/**
 * Whether this process has another time than the machine. PostgreSQL's timeouts (`lock_timeout`, deadlock detection,
 * `client_connection_check_interval`) then never fire, because its signal handlers compare with the system's time.
 */
export const isTimeSet = process.env.FAKETIME !== undefined

/** Variables that give a process the time of this one, for an environment that is not passed on completely. */
export function timeSeen(): Record<string, string> {
  const seen = names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return Object.fromEntries(seen)
}

/** The parameters without `--at INSTANT`, and the environment in which every process sees that time, advancing normally. */
export function takeTime(parameters: readonly string[]): { rest: string[]; environment: Partial<Record<(typeof names)[number], string>> } {
  const at = parameters.indexOf(flag)
  if (at === -1) return { rest: [...parameters], environment: {} }
  const instant = parameters[at + 1] ?? ''
  const ms = Date.parse(instant)
  if (Number.isNaN(ms)) refuse(`${flag} takes an instant such as 2027-01-01T00:00Z, not "${instant}".`)
  const offset = Math.round((ms - Date.now()) / 1_000)
  // While a process waits, its signal handlers see the system's time. If that is later, PostgreSQL's timeouts expire immediately.
  if (offset < 0) refuse(`${flag} takes a future instant: the timeouts of PostgreSQL would end at once at an earlier one.`)
  console.log(`Every process of this run sees ${new Date(ms).toISOString()}.`)
  return {
    rest: parameters.toSpliced(at, 2),
    environment: {
      LD_PRELOAD: findLibrary(),
      FAKETIME: `+${offset}`,
      // Timeouts and durations use the machine's clock.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      // Otherwise Chromium's waiting threads spin instead of sleeping.
      FAKETIME_FORCE_MONOTONIC_FIX: '0',
    },
  }
}

function findLibrary(): string {
  const [found] = process.env.FAKETIME_LIBRARY ? [process.env.FAKETIME_LIBRARY] : globSync('/usr/lib/{*/,}faketime/libfaketimeMT.so.1')
  return found ?? refuse(`${flag} needs libfaketime, which is Debian's package of that name. FAKETIME_LIBRARY names another file.`)
}
