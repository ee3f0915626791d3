import { randomUUID } from 'node:crypto'
import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { ChosenKind, GatewayAppliances, GatewayCommand, GatewayCommandResult } from '@wattdesk/device-protocol/gateway-messages.ts'
import type { GatewayLimit } from '@wattdesk/device-protocol/limits.ts'
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
  /** Counts appliances as what members say that they are, and all others by its own judgement. */
  choose(kinds: readonly ChosenKind[]): void
  /** Limits devices as these say, and no longer as those before. */
  limit(limits: readonly GatewayLimit[]): Promise<void>
  /** Keeps a new credential and signs in with it. Returns whether it is in use already; if not, `finish` is called when it is. */
  rotate(credential: { password: string; commandId: string }): Promise<boolean>
}

type Publish = (channel: UpwardChannel, message: unknown) => Promise<unknown>

/** Commands remembered, so that one that comes again is not executed twice. */
const rememberedMax = 50
/** How often a job reports that it goes on. The server gives up on one that is silent for 90 seconds. */
const progressEveryMs = 20_000

type Answer = Omit<GatewayCommandResult, 'messageId' | 'at'>
type Owed = { answer: Answer; appliances: readonly FoundAppliance[] | undefined }

type Named = Pick<GatewayCommand, 'commandId' | 'command'>

/** The answers of commands. What the connection does not carry is told once `resume` is called: a job outlives its connection. */
function openAnswers(publish: Publish) {
  const answers = new Map<string, Answer>()
  /** What is not at the broker yet, by command. Only the last answer counts. */
  const owed = new Map<string, Owed>()

  const settle = async (commandId: string): Promise<boolean> => {
    const one = owed.get(commandId)
    if (!one) return true
    try {
      if (one.appliances) await tellAppliances(publish, one.appliances, commandId)
      // Meanwhile a later answer may have taken its place.
      if (owed.get(commandId) !== one) return true
      const message = { ...one.answer, messageId: randomUUID(), at: new Date().toISOString() }
      await publish('command-results', message satisfies GatewayCommandResult)
      if (owed.get(commandId) === one) owed.delete(commandId)
      return true
    } catch {
      return false
    }
  }
  const tell = (answer: Answer, appliances?: readonly FoundAppliance[]): Promise<boolean> => {
    owed.set(answer.commandId, { answer, appliances: appliances ?? owed.get(answer.commandId)?.appliances })
    return settle(answer.commandId)
  }
  return {
    /** Remembers and tells an answer. Returns whether it is at the broker. Never rejects. */
    report(
      { commandId, command }: Named,
      state: GatewayCommandResult['state'],
      more: Partial<GatewayCommandResult> = {},
      appliances?: readonly FoundAppliance[],
    ): Promise<boolean> {
      const answer = { commandId, command, state, ...more }
      answers.delete(commandId)
      answers.set(commandId, answer)
      for (const id of answers.keys()) {
        if (answers.size <= rememberedMax) break
        answers.delete(id)
        owed.delete(id)
      }
      return tell(answer, appliances)
    },
    /** Tells the last answer again. Returns whether there is one. */
    async repeat(commandId: string): Promise<boolean> {
      const answer = answers.get(commandId)
      if (answer) await tell(answer)
      return answer !== undefined
    },
    async resume(): Promise<void> {
      for (const commandId of [...owed.keys()]) await settle(commandId)
    },
  }
}

/** Executes commands, one of each kind at a time, and reports each step: received, started, done or failed. */
export function openCommandDesk(jobs: GatewayJobs, publish: Publish) {
  const { report, repeat, resume } = openAnswers(publish)
  const running = new Set<GatewayCommand['command']>()

  const scan = async (command: GatewayCommand) => {
    let devicesFound = 0
    let telling: Promise<unknown> = Promise.resolve()
    const say = (appliances: readonly FoundAppliance[]) => {
      devicesFound = appliances.length
      telling = telling.then(() => report(command, 'STARTED', { devicesFound }, appliances))
    }
    const timer = setInterval(() => void report(command, 'STARTED', { devicesFound }), progressEveryMs)
    timer.unref()
    try {
      const appliances = await jobs.scan(say)
      await telling
      await report(command, 'DONE', { devicesFound: appliances.length }, appliances)
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
    if (command.command === 'kinds') jobs.choose(command.appliances)
    if (command.command === 'limits') await jobs.limit(command.limits)
    const isTold = await report(command, 'DONE')
    if (command.command !== 'restart') return
    if (isTold) return jobs.restart()
    await report(command, 'ERROR', { message: 'the connection was lost' })
  }

  /** Never rejects. */
  const execute = async (command: GatewayCommand): Promise<void> => {
    try {
      if (await repeat(command.commandId)) return
      await report(command, 'RECEIVED')
      if (running.has(command.command)) return void (await report(command, 'ERROR', { message: 'such a job is running' }))
      running.add(command.command)
      await run(command).finally(() => running.delete(command.command))
    } catch (error) {
      const message = error instanceof Error ? error.message.replaceAll(/\p{Cc}/gu, ' ').slice(0, 500) : 'failed'
      await report(command, 'ERROR', { message })
    }
  }
  /** Reports the end of a rotation: over a new connection, perhaps after a restart. */
  const finishRotation = (commandId: string) => report({ commandId, command: 'credential' }, 'DONE')
  return { execute, finishRotation, resume }
}

/** Tells the server all appliances that were found. */
export function tellAppliances(publish: Publish, appliances: readonly FoundAppliance[], commandId?: string): Promise<unknown> {
  const message = { messageId: randomUUID(), commandId, at: new Date().toISOString(), appliances: [...appliances] }
  return publish('appliances', message satisfies GatewayAppliances)
}
