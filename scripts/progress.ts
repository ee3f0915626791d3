const running = new Set<string>()

/** Prints the progress of a start, one line per step with its duration. Steps may run concurrently; a terminal shows the current ones. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  running.add(title)
  print()
  try {
    const result = await work()
    running.delete(title)
    print(`  ✓ ${title} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)\n`)
    return result
  } catch (error) {
    running.delete(title)
    print(`  ✗ ${title}\n`)
    throw error
  }
}

function print(line = ''): void {
  const isTerminal = process.stdout.isTTY === true
  const underWay = running.size > 0 ? `  … ${[...running].join(', ')}` : ''
  process.stdout.write(isTerminal ? `\r\x1b[K${line}${underWay}` : line)
}
