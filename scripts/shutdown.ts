import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A shutdown takes at most ten seconds, whatever its parts do. */
const withinMs = 9_000

type End = { gently(): Promise<unknown>; atOnce(): Promise<unknown> }

const processes: End[] = []
const databases: End[] = []
const helpers = new Set<ChildProcess>()
let isStopping = false

export const isEnding = (): boolean => isStopping

/** Registers a process that must end with the product, from the moment it may be running. */
export function endsWithProduct(process: End): void {
  processes.push(process)
  if (isStopping) void process.atOnce()
}

/** Registers a database. It is stopped after the processes that use it. */
export function endsLast(database: End): void {
  databases.push(database)
}

/** Registers a helper process, such as a build or a test run, which is useless once this process ends. */
export function endsAtOnce(child: ChildProcess): void {
  helpers.add(child)
  child.once('exit', () => helpers.delete(child))
  if (isStopping) child.kill('SIGKILL')
}

/** Ends everything and the process itself. Never resolves, so that callers do not continue with a start that is over. */
export async function stopProduct(code: number): Promise<never> {
  if (!isStopping) {
    isStopping = true
    const late = setTimeout(() => void endAtOnce(), withinMs)
    for (const helper of helpers) helper.kill('SIGKILL')
    await Promise.allSettled(processes.map((one) => one.gently()))
    await Promise.allSettled(databases.map((one) => one.gently()))
    clearTimeout(late)
    process.exit(code)
  }
  return new Promise(() => {})
}

async function endAtOnce(): Promise<void> {
  setTimeout(() => process.exit(1), 800)
  await Promise.allSettled([...processes, ...databases].map((one) => one.atOnce()))
  process.exit(1)
}

/** Stops on a signal, and when npm, which forwards signals, disappeared without one. */
export function stopAtSignals(code = 0): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopProduct(code))
  if (process.env.npm_lifecycle_event === undefined) return
  const started = ancestors()
  setInterval(() => ancestors() !== started && void stopProduct(code), 500).unref()
}

/** The parent and its parent, because npm starts a script through a shell, which survives a killed npm. */
function ancestors(): string {
  const parent = process.ppid
  try {
    // The fourth field, after the name in brackets, which may contain anything.
    return `${parent} ${readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]}`
  } catch {
    return `${parent}`
  }
}
