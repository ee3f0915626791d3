const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Handles signals to end from the start on: until the returned function is called, they end the process at once, because the next start
 * repeats an unfinished one. After that, the first of them calls back. A vanished parent counts as one.
 */
export function heedSignals(): (stop: (signal: string) => void) => void {
  let stop: (signal: string) => void = () => process.exit(0)
  let isStopping = false
  const heed = (signal: string) => {
    if (isStopping) return
    isStopping = true
    stop(signal)
  }
  for (const signal of signals) process.on(signal, heed)
  process.on('disconnect', () => heed('disconnect'))
  return (finish) => {
    stop = finish
  }
}
