import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './product.ts'
import { endsAtOnce } from './shutdown.ts'

type Loading = { databaseUrl: string; secretKey: string; customers: number; historyDays: number }

/** Loads the demonstration in a process of its own, so that its memory is released. */
export function loadDemonstration(options: Loading): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = path.join(root, 'scripts/seed.ts')
    const { customers, historyDays, databaseUrl, secretKey } = options
    const wanted = ['--customers', String(customers), '--history-days', String(historyDays), '--quiet']
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...wanted], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: databaseUrl, SECRET_KEY: secretKey },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    endsAtOnce(child)
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The demonstration data could not be loaded'))))
  })
}
