import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { leanMemory, youngMb } from '../apps/server/src/platform/process-memory.ts'

export type Running = { url: string; pid: number; stop(): Promise<void> }

const root = path.resolve(import.meta.dirname, '..')

/** Starts a script, with the memory of a deployed process, that sends `ready` over its channel and listens on PORT. */
export async function startScript(file: string, environment: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `--max-semi-space-size=${youngMb}`, path.resolve(root, file)],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        ...leanMemory(false),
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        ...environment,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code} before it was ready`)
  })
  await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {}) // stop() waits for its later exit
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
