import type { Log } from './log.ts'

/**
 * Runs short upkeep repeatedly, one run at a time. A failed run is logged and the next one is delayed, up to thirty times the interval.
 * The returned function stops it and waits for the run under way.
 */
export function repeat(
  ctx: { log: Log },
  { name, everyMs }: { name: string; everyMs: number },
  work: () => Promise<unknown>,
): () => Promise<void> {
  let failures = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    try {
      await work()
      failures = 0
    } catch (error) {
      failures += 1
      ctx.log.warn({ err: error, upkeep: name, failures }, 'upkeep failed, will try again')
    }
    if (!stopped) plan()
  }
  const plan = () => {
    timer = setTimeout(() => (running = run()), everyMs * Math.min(30, 2 ** failures))
    timer.unref()
  }
  plan()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
