const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Handles signals that end the process. Until the returned function is called, they end it immediately, because the next start repeats an
 * unfinished one. Afterwards the first signal calls back. A vanished parent process counts as a signal.
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
