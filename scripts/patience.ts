import { pbkdf2 } from 'node:crypto'
import { availableParallelism } from 'node:os'

/**
 * The factor by which tests wait longer than on the machine for which their time-outs were chosen: at least 1, measured at the start of
 * the run. A slow machine is not a fault: slow tests are printed (`budgets.ts`).
 */
export const patience = Math.max(Number(process.env.TEST_PATIENCE ?? 1) || 1, 1)

/** The sample's duration on that machine. */
const usualMs = 220
const most = 20

/** Measures this machine, unless the environment sets the factor. For the environment of the tests' processes. */
export async function measurePatience(): Promise<{ TEST_PATIENCE: string }> {
  if (process.env.TEST_PATIENCE) return { TEST_PATIENCE: process.env.TEST_PATIENCE }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: availableParallelism() }, sample))
  const measured = (performance.now() - startedAt) / usualMs
  return { TEST_PATIENCE: Math.min(Math.max(measured, 1), most).toFixed(1) }
}

const sample = () => new Promise<void>((resolve) => pbkdf2('a password', 'its salt', 1_500_000, 32, 'sha256', () => resolve()))
