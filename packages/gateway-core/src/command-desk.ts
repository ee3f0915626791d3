import { randomUUID } from 'node:crypto'
import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { GatewayAppliances, GatewayCommand, GatewayCommandResult } from '@wattdesk/device-protocol/gateway-messages.ts'
import type { UpwardChannel } from '@wattdesk/device-protocol/topics.ts'

/** What a gateway does when it is told to. */
export type GatewayJobs = {
  /** Searches the network. Calls `found` with all appliances so far, as often as there are more. Returns all of them. */
  scan(found: (appliances: readonly FoundAppliance[]) => void): Promise<readonly FoundAppliance[]>
  /** Begins anew. Called once the answer is at the broker. */
  restart(): void
  /** Sends kept messages again, and returns how many it had. */
  resend(range: { run: number; from: number; to: number }): Promise<number>
  /** Measures now, besides the usual times. */
  measure(): Promise<void>
  /** Keeps a new credential and signs in with it. Returns whether it is in use already; if not, `finish` is called when it is. */
  rotate(credential: { password: string; commandId: string }): Promise<boolean>
}

type Publish = (channel: UpwardChannel, message: unknown) => Promise<unknown>

/** Commands remembered, so that one that comes again is not executed twice. */
const rememberedMax = 50
/** How often a job reports that it goes on. The server gives up on one that is silent for 90 seconds. */
const progressEveryMs = 20_000

/** Executes commands, one of each kind at a time, and reports each step: received, started, done or failed. */
export function openCommandDesk(jobs: GatewayJobs, publish: Publish) {
  const answers = new Map<string, Omit<GatewayCommandResult, 'messageId' | 'at'>>()
  const running = new Set<GatewayCommand['command']>()

  type Named = Pick<GatewayCommand, 'commandId' | 'command'>
  const report = async (command: Named, state: GatewayCommandResult['state'], more: Partial<GatewayCommandResult> = {}) => {
    const answer = { commandId: command.commandId, command: command.command, state, ...more }
    answers.delete(command.commandId)
    answers.set(command.commandId, answer)
    for (const id of answers.keys()) if (answers.size > rememberedMax) answers.delete(id)
    await tell(answer)
  }
  const tell = async (answer: Omit<GatewayCommandResult, 'messageId' | 'at'>) => {
    await publish('command-results', { ...answer, messageId: randomUUID(), at: new Date().toISOString() } satisfies GatewayCommandResult)
  }

  const scan = async (command: GatewayCommand) => {
    let devicesFound = 0
    let telling: Promise<unknown> = Promise.resolve()
    const say = (appliances: readonly FoundAppliance[]) => {
      devicesFound = appliances.length
      telling = telling
        .then(() => tellAppliances(publish, appliances, command.commandId))
        .then(() => report(command, 'STARTED', { devicesFound }))
      telling.catch(() => undefined)
    }
    const timer = setInterval(() => void report(command, 'STARTED', { devicesFound }).catch(() => undefined), progressEveryMs)
    timer.unref()
    try {
      const appliances = await jobs.scan(say)
      await telling
      await tellAppliances(publish, appliances, command.commandId)
      await report(command, 'DONE', { devicesFound: appliances.length })
    } finally {
      clearInterval(timer)
    }
  }

  const run = async (command: GatewayCommand) => {
    await report(command, 'STARTED')
    if (command.command === 'scan') return scan(command)
    if (command.command === 'credential') {
      const { password, commandId } = command
      return (await jobs.rotate({ password, commandId })) ? report(command, 'DONE') : undefined
    }
    if (command.command === 'resend') {
      const { run, from, to } = command
      const count = await jobs.resend({ run, from, to })
      return report(command, 'DONE', { message: `${count} messages sent again` })
    }
    if (command.command === 'measure') await jobs.measure()
    await report(command, 'DONE')
    if (command.command === 'restart') jobs.restart()
  }

  /** Never rejects: a lost connection ends the job's reports, and the server lets it time out. */
  const execute = async (command: GatewayCommand): Promise<void> => {
    const known = answers.get(command.commandId)
    try {
      if (known) return await tell(known)
      await report(command, 'RECEIVED')
      if (running.has(command.command)) return await report(command, 'ERROR', { message: 'such a job is running' })
      running.add(command.command)
      await run(command).finally(() => running.delete(command.command))
    } catch (error) {
      const message = error instanceof Error ? error.message.replaceAll(/\p{Cc}/gu, ' ').slice(0, 500) : 'failed'
      await report(command, 'ERROR', { message }).catch(() => undefined)
    }
  }
  /** Reports the end of a rotation: over a new connection, perhaps after a restart. */
  const finishRotation = (commandId: string) => report({ commandId, command: 'credential' }, 'DONE')
  return { execute, finishRotation }
}

/** Tells the server all appliances that were found. */
export function tellAppliances(publish: Publish, appliances: readonly FoundAppliance[], commandId?: string): Promise<unknown> {
  const message = { messageId: randomUUID(), commandId, at: new Date().toISOString(), appliances: [...appliances] }
  return publish('appliances', message satisfies GatewayAppliances)
}
