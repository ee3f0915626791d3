import type { Log } from './log.ts'

/**
 * Runs short upkeep repeatedly, one run at a time, first at a random time within the interval: otherwise all upkeep of a process would
 * always fall due together. A failed run is logged and the next one is delayed, up to thirty times the interval. The returned function
 * stops it and waits for the run under way.
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
    if (!stopped) plan(everyMs * Math.min(30, 2 ** failures))
  }
  const plan = (afterMs: number) => {
    timer = setTimeout(() => (running = run()), afterMs)
    timer.unref()
  }
  plan(everyMs * Math.random())
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
