import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { endsWithProduct, isEnding, stopAtSignals, stopProduct } from '../scripts/shutdown.ts'

const lookEveryMs = 100

/**
 * Ends everything that this process started when it is interrupted: servers, browsers, loads. Databases are registered where they start, and
 * a start of PostgreSQL that is under way is completed before it is undone.
 */
export function leaveNothingRunning(): void {
  stopAtSignals(1)
  // A load whose server was ended reports an error for each of its connections. None may end this process before everything else has.
  process.on('uncaughtException', (error) => {
    if (!isEnding()) console.error(error)
    void stopProduct(1)
  })
  endsWithProduct({ gently: () => endStarted('SIGTERM'), atOnce: () => endStarted('SIGKILL') })
}

async function endStarted(signal: NodeJS.Signals): Promise<void> {
  const started = (await processesBelow(process.pid)).filter(({ name }) => name !== 'pg_ctl')
  for (const { pid } of started) signalTo(pid, signal)
  const isLeft = ({ pid }: { pid: number }) => signalTo(pid, 0)
  while (started.some(isLeft)) await pause(lookEveryMs)
}

/** Whether the process is there. */
function signalTo(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

export type Process = { pid: number; name: string }

/** The processes that a process started, and those that they started. Empty where there is no `/proc`. */
export async function processesBelow(root: number): Promise<Process[]> {
  const found = new Map<number, Process & { parent: number }>()
  for (const entry of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(entry)) continue
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '')
    // The state of an ended process whose parent has not noticed yet is Z.
    const fields = /^\d+ \((.*)\) [^Z] (\d+)/s.exec(stat)
    if (fields) found.set(Number(entry), { pid: Number(entry), name: fields[1] ?? '', parent: Number(fields[2]) })
  }
  const isBelow = (pid = 0): boolean => pid === root || (pid > 1 && isBelow(found.get(pid)?.parent))
  return [...found.values()].filter(({ parent }) => isBelow(parent))
}
