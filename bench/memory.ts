import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { processesBelow } from './interruption.ts'

/** Memory of these processes in MB: their own pages, and their share of common ones (PSS). */
export async function memoryOf(pids: readonly number[]): Promise<number> {
  const each = await Promise.all(
    pids.map(async (pid) => Number(/^Pss:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)),
  )
  return each.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1_024
}

/** A process of Node and those of Node that it started. */
export async function nodeProcessesOf(root: number): Promise<number[]> {
  const started = await processesBelow(root)
  return [root, ...started.filter(({ name }) => /node|MainThread/.test(name)).map(({ pid }) => pid)]
}

const lookEveryMs = 200

/** Does some work. Returns the peak growth of the processes in MB. */
export async function peakOver<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peakMb: number }> {
  const look = async () => memoryOf(await nodeProcessesOf(pid))
  const before = await look()
  let peak = before
  let isDone = false
  const watch = async () => {
    while (!isDone) {
      // A process may end after it was listed.
      peak = Math.max(peak, await look().catch(() => 0))
      await pause(lookEveryMs)
    }
  }
  const watching = watch()
  try {
    return { result: await work(), peakMb: peak - before }
  } finally {
    isDone = true
    await watching
  }
}
