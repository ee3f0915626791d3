import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import { root } from './product.ts'
import { endsAtOnce } from './shutdown.ts'

type Loading = { databaseUrl: string; secretKey: string; customers: number; historyDays: number }

/** Loads the demonstration in a separate process, so that its memory is released. Only the newest months of the history are loaded. */
export async function loadDemonstration(options: Loading): Promise<void> {
  const code = await seed(options, 'begin')
  if (code !== 0) throw new Error('The demonstration data could not be loaded')
}

/** Loads the remaining history while the product runs. An interrupted load resumes after the next start. */
export async function loadPast(options: Loading): Promise<void> {
  const code = await seed(options, 'past')
  if (code) console.error('The past of the demonstration could not be loaded; the next start tries again.')
}

/** Returns the exit code; null if it was stopped. */
function seed({ customers, historyDays, databaseUrl, secretKey }: Loading, part: 'begin' | 'past'): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const script = path.join(root, 'scripts/seed.ts')
    const wanted = ['--customers', String(customers), '--history-days', String(historyDays), '--part', part, '--quiet']
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...wanted], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: databaseUrl, SECRET_KEY: secretKey },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    // The product has priority.
    if (part === 'past' && child.pid) setPriority(child.pid, 15)
    endsAtOnce(child)
    child.once('error', reject)
    child.once('exit', resolve)
  })
}
