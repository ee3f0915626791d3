import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './product.ts'
import { helpsStart } from './shutdown.ts'

/** Loads the demonstration in a process of its own, whose memory goes with it. */
export function loadDemonstration(options: { databaseUrl: string; secretKey: string; customers: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = path.join(root, 'scripts/seed.ts')
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, '--customers', String(options.customers), '--quiet'],
      {
        cwd: root,
        env: { ...process.env, DATABASE_URL: options.databaseUrl, SECRET_KEY: options.secretKey },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    helpsStart(child)
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The demonstration data could not be loaded'))))
  })
}
