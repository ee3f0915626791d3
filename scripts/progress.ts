/** Prints the progress of a start, one line per step with its duration. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const isTerminal = process.stdout.isTTY === true
  if (isTerminal) process.stdout.write(`  … ${title}`)
  try {
    const result = await work()
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
    process.stdout.write(`${isTerminal ? '\r\x1b[K' : ''}  ✓ ${title} (${seconds} s)\n`)
    return result
  } catch (error) {
    process.stdout.write(`${isTerminal ? '\r\x1b[K' : ''}  ✗ ${title}\n`)
    throw error
  }
}
