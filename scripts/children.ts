import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileCache } from '../apps/server/src/platform/compile-cache.ts'
import { leanMemory } from '../apps/server/src/platform/process-memory.ts'
import { root } from './product.ts'
import { timeSeen } from './set-time.ts'
import { endsWithProduct } from './shutdown.ts'

export type ChildDescription = {
  name: string
  file: string
  environment: Record<string, string>
  /** Memory for young objects in MB. By default, Node lets it grow to many times what the product needs, and never releases it. */
  youngMb: number
  /** Saves memory at the price of speed. */
  isSmall?: boolean
  /** Folders whose changes restart it. */
  watched?: readonly string[]
}
/** The module that collects what the start of its process left behind. */
export const collectOnce = pathToFileURL(path.join(root, 'scripts/collect-once.mjs')).href

const failuresBeforeReady = 5
const longestPauseMs = 5_000
/** Time for work in flight when a process is stopped. */
const graceMs = 7_500

/**
 * Keeps a process of the product running until the product stops: restarts it with growing pauses whenever it ends. Resolves once it
 * reports that it is ready; rejects if it never starts.
 */
export function keepRunning(description: ChildDescription): Promise<void> {
  return new Promise((resolve, reject) => {
    let failures = 0
    let wasReady = false
    let isStopping = false
    let child = start()
    endsWithProduct({ gently: stop, atOnce: kill })
    // A change of the code restarts it immediately, however often it failed before.
    watchCode(description.watched ?? [], () => {
      failures = 0
      child.kill('SIGTERM')
    })

    function start(): ChildProcess {
      const { youngMb, isSmall } = description
      const small = isSmall ? ['--optimize-for-size'] : []
      const collecting = ['--expose-gc', `--import=${collectOnce}`]
      const flags = ['--disable-warning=ExperimentalWarning', `--max-semi-space-size=${youngMb}`, ...small, ...collecting]
      const started = spawn(process.execPath, [...flags, description.file], {
        cwd: root,
        env: { ...leanMemory(isSmall ?? false), ...timeSeen(), ...compileCache(), ...description.environment },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      started.once('message', () => {
        failures = 0
        wasReady = true
        resolve()
      })
      started.once('exit', (code, signal) => {
        if (isStopping) return
        failures += 1
        if (!wasReady && failures >= failuresBeforeReady)
          return reject(new Error(`${description.name} ended ${failures} times in a row (${signal ?? code})`))
        setTimeout(
          () => {
            if (!isStopping) child = start()
          },
          Math.min(100 * 2 ** failures, longestPauseMs),
        )
      })
      return started
    }

    async function kill(): Promise<void> {
      isStopping = true
      child.kill('SIGKILL')
    }

    function stop(): Promise<void> {
      isStopping = true
      return new Promise((done) => {
        if (child.exitCode !== null || child.signalCode !== null) return done()
        child.once('exit', () => done())
        child.kill('SIGTERM')
        setTimeout(() => child.kill('SIGKILL'), graceMs).unref()
      })
    }
  })
}

const isCode = /\.(ts|sql|json)$/
/** Editors write several files, and some of them several times. */
const settledMs = 150

function watchCode(folders: readonly string[], changed: () => void): void {
  let waiting: NodeJS.Timeout | undefined
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_, file) => {
      if (!file || !isCode.test(file) || /\.test\.ts$|node_modules|dist\//.test(file)) return
      clearTimeout(waiting)
      waiting = setTimeout(changed, settledMs)
    }).unref()
  }
}
