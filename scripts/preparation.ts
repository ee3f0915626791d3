import { fork } from 'node:child_process'
import path from 'node:path'
import type { Answered, Asked, Tasks } from './preparing.ts'
import { endsAtOnce, stopProduct } from './shutdown.ts'

export type Preparation = {
  /** Rejects with the message of an error. If the process refuses to go on, it has printed why, and the product stops. */
  ask<Name extends keyof Tasks>(task: Name, ...given: Parameters<Tasks[Name]>): Promise<Awaited<ReturnType<Tasks[Name]>>>
  end(): void
}

/** Starts the process that prepares a start. */
export function openPreparation(): Preparation {
  const child = fork(path.join(import.meta.dirname, 'preparing.ts'), [], { execArgv: ['--disable-warning=ExperimentalWarning'] })
  endsAtOnce(child)
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  let asked = 0
  let isOver = false
  child.on('message', ({ number, result, fault }: Answered) => {
    const one = waiting.get(number)
    waiting.delete(number)
    if (fault === undefined) one?.resolve(result)
    else one?.reject(new Error(fault))
  })
  child.once('exit', (code) => {
    if (!isOver) void stopProduct(code || 1)
  })
  return {
    ask(task, ...given) {
      const number = asked++
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve: (result) => resolve(result as Awaited<ReturnType<Tasks[typeof task]>>), reject })
        child.send({ number, task, given } satisfies Asked)
      })
    },
    end() {
      isOver = true
      child.disconnect()
    },
  }
}
