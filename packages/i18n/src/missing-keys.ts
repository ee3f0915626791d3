/** How long a missing key waits for others before all are reported together. */
export const missingKeyDelayMs = 2000

/** Collects missing keys and reports each once, together, 2 seconds after the last one was met. */
export function createMissingKeyReport(report: (keys: string[]) => void): (key: string) => void {
  const known = new Set<string>()
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  return (key) => {
    if (known.has(key)) return
    known.add(key)
    waiting.push(key)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const keys = waiting
      waiting = []
      report(keys)
    }, missingKeyDelayMs)
  }
}
