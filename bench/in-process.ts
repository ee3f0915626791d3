import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** Runs a load in a separate process: sends it a task, and returns its result. */
export async function inProcess<Load extends object, Result>(file: string, load: Load): Promise<Result> {
  const child = fork(path.join(import.meta.dirname, file), [], { execArgv: ['--disable-warning=ExperimentalWarning'] })
  await once(child, 'message')
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`)
  })
  failed.catch(() => {}) // an exit after the result is expected
  child.send(load)
  const [outcome] = await Promise.race([once(child, 'message'), failed])
  return outcome as Result // each load's script sends its own result and nothing else
}
