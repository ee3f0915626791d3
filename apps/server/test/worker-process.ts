import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { TestServer } from './server.ts'

/** Node's cache of compiled code, so that only the first worker process of a clone strips the types of the server's files. */
const compiled = path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled')

/** Starts a program of this folder on a test's database, so that it can be killed. Resolves when it is about to begin its work. */
export async function startWorkerProcess(
  server: TestServer,
  program: 'bulk-action-worker' | 'energy-worker' | 'event-worker' | 'import-worker' | 'lifecycle-worker',
  environment: Record<string, string> = {},
): Promise<ChildProcess> {
  const worker = fork(path.join(import.meta.dirname, `${program}.ts`), [], {
    env: {
      NODE_COMPILE_CACHE: compiled,
      // biome-ignore lint/style/noProcessEnv: the path and home of this process, for the other one
      ...process.env,
      DATABASE_URL: server.ctx.config.databaseUrl,
      SECRET_KEY: server.ctx.config.secretKey.all[0].toString('base64'),
      ...environment,
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The worker ended before it began (${code})`)
  })
  await Promise.race([once(worker, 'message'), ended])
  ended.catch(() => undefined) // it exits normally later
  return worker
}

/** Kills a worker in the middle of its work. Between two polls of its progress, the worker has the processor to itself. */
export async function killWhen(worker: ChildProcess, reached: () => Promise<boolean>): Promise<void> {
  while (!(await reached())) {
    if (worker.exitCode !== null) throw new Error('The worker finished before it could be killed')
    await setTimeout(5)
  }
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}
