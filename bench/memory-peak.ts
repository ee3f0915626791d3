import { memoryOf, nodeProcessesOf } from './memory.ts'
import { atMost, number, type Row } from './row.ts'

const everyMs = 500

let peakMb = 0

/** Watches a server and its child processes under load, and records their peak memory. */
export function watchMemory(pid: number): () => void {
  let isWatching = true
  const look = async () => {
    if (!isWatching) return
    // A process may end after it was listed.
    const used = await nodeProcessesOf(pid)
      .then(memoryOf)
      .catch(() => 0)
    peakMb = Math.max(peakMb, used)
    setTimeout(look, everyMs).unref()
  }
  void look()
  return () => {
    isWatching = false
  }
}

/** The second half of bar 13, after the loads of the other bars, when server and broker are at their largest. */
export function peakRow(): Row[] {
  if (peakMb === 0) return []
  const what = 'memory of server and broker, the most during the loads above'
  return [atMost({ bar: 13, what, ours: `${number(peakMb)} MB`, reference: '-' }, peakMb, 600, 300, ' MB')]
}
