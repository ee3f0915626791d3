import { randomUUID } from 'node:crypto'
import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type {
  ChosenKind,
  DevicePlace,
  GatewayAppliances,
  GatewayCommand,
  GatewayCommandResult,
} from '@wattdesk/device-protocol/gateway-messages.ts'
import type { GatewayLimit } from '@wattdesk/device-protocol/limits.ts'
import type { UpwardChannel } from '@wattdesk/device-protocol/topics.ts'

/** The command handlers of a gateway. */
export type GatewayJobs = {
  /** Searches the network. Calls `found` with all appliances so far, as often as there are more. Returns all of them. */
  scan(found: (appliances: readonly FoundAppliance[]) => void): Promise<readonly FoundAppliance[]>
  /** Restarts. Called once the broker has the response. */
  restart(): void
  /** Resends kept messages, and returns their number. */
  resend(range: { run: number; from: number; to: number }): Promise<number>
  /** Measures now, in addition to the usual times. */
  measure(): Promise<void>
  /** Uses the kinds that members chose for appliances, and its own detection for all others. */
  choose(kinds: readonly ChosenKind[]): void
  /** Replaces the places that are searched in addition to the network. */
  places(places: readonly DevicePlace[]): Promise<void>
  /** Replaces the limits of devices. */
  limit(limits: readonly GatewayLimit[]): Promise<void>
  /** Stores a new credential and signs in with it. Returns true if it is already in use; otherwise `finish` is called once it is. */
  rotate(credential: { password: string; commandId: string }): Promise<boolean>
}

type Publish = (channel: UpwardChannel, message: unknown) => Promise<unknown>

/** Commands remembered, so that a repeated one is not executed twice. */
const rememberedMax = 50
/** Interval of progress reports. The server gives up on a job that is silent for 90 seconds. */
const progressEveryMs = 20_000

type Outcome = Omit<GatewayCommandResult, 'messageId' | 'at'>
type Owed = { response: Outcome; appliances: readonly FoundAppliance[] | undefined }

type Named = Pick<GatewayCommand, 'commandId' | 'command'>

/**
 * Responses to commands. A response that the connection loses is reported again once `resume` is called, because a job outlives its
 * connection.
 */
function pendingResponses(publish: Publish) {
  const responses = new Map<string, Outcome>()
  /** Responses that the broker does not have yet, by command. Only the last one counts. */
  const owed = new Map<string, Owed>()

  const settle = async (commandId: string): Promise<boolean> => {
    const one = owed.get(commandId)
    if (!one) return true
    try {
      if (one.appliances) await reportAppliances(publish, one.appliances, commandId)
      // A later response may have replaced it.
      if (owed.get(commandId) !== one) return true
      const message = { ...one.response, messageId: randomUUID(), at: new Date().toISOString() }
      await publish('command-results', message satisfies GatewayCommandResult)
      if (owed.get(commandId) === one) owed.delete(commandId)
      return true
    } catch {
      return false
    }
  }
  const notify = (response: Outcome, appliances?: readonly FoundAppliance[]): Promise<boolean> => {
    owed.set(response.commandId, { response, appliances: appliances ?? owed.get(response.commandId)?.appliances })
    return settle(response.commandId)
  }
  return {
    /** Stores and reports a response. Returns whether the broker has it. Never rejects. */
    report(
      { commandId, command }: Named,
      state: GatewayCommandResult['state'],
      more: Partial<GatewayCommandResult> = {},
      appliances?: readonly FoundAppliance[],
    ): Promise<boolean> {
      const response = { commandId, command, state, ...more }
      responses.delete(commandId)
      responses.set(commandId, response)
      for (const id of responses.keys()) {
        if (responses.size <= rememberedMax) break
        responses.delete(id)
        owed.delete(id)
      }
      return notify(response, appliances)
    },
    /** Reports the last response again. Undefined if there is none. */
    repeat(commandId: string): Promise<boolean> | undefined {
      const response = responses.get(commandId)
      return response && notify(response)
    },
    async resume(): Promise<void> {
      for (const commandId of [...owed.keys()]) await settle(commandId)
    },
  }
}

/** Of these, each is executed, after those before it: they come several at once, and complete or replace each other. */
const isInTurn = (command: GatewayCommand['command']) => ['resend', 'kinds', 'places', 'limits'].includes(command)

/** Executes commands, one of each kind at a time, and reports each step: received, started, done or failed. */
export function openCommandDesk(jobs: GatewayJobs, publish: Publish) {
  const { report, repeat, resume } = pendingResponses(publish)
  const running = new Set<GatewayCommand['command']>()
  const last = new Map<GatewayCommand['command'], Promise<unknown>>()

  const scan = async (command: GatewayCommand) => {
    let devicesFound = 0
    let reporting: Promise<unknown> = Promise.resolve()
    const say = (appliances: readonly FoundAppliance[]) => {
      devicesFound = appliances.length
      reporting = reporting.then(() => report(command, 'STARTED', { devicesFound }, appliances))
    }
    const timer = setInterval(() => void report(command, 'STARTED', { devicesFound }), progressEveryMs)
    timer.unref()
    try {
      const appliances = await jobs.scan(say)
      await reporting
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
    if (command.command === 'places') await jobs.places(command.places)
    if (command.command === 'limits') await jobs.limit(command.limits)
    const isReported = await report(command, 'DONE')
    if (command.command !== 'restart') return
    if (isReported) return jobs.restart()
    await report(command, 'ERROR', { message: 'the connection was lost' })
  }

  /** Never rejects. */
  const executeAfter = async (before: Promise<unknown> | undefined, command: GatewayCommand): Promise<void> => {
    try {
      const repeated = repeat(command.commandId)
      if (repeated) return void (await repeated)
      await report(command, 'RECEIVED')
      await before
      if (running.has(command.command)) return void (await report(command, 'ERROR', { message: 'such a job is running' }))
      running.add(command.command)
      await run(command).finally(() => running.delete(command.command))
    } catch (error) {
      const message = error instanceof Error ? error.message.replaceAll(/\p{Cc}/gu, ' ').slice(0, 500) : 'failed'
      await report(command, 'ERROR', { message })
    }
  }
  const execute = (command: GatewayCommand): Promise<void> => {
    const before = last.get(command.command)
    const executed = executeAfter(before, command)
    // Without its result, which would hold those of all before it.
    const settled = Promise.all([before, executed]).then(() => undefined)
    if (isInTurn(command.command)) last.set(command.command, settled)
    return executed
  }
  /** Reports the end of a rotation over a new connection, possibly after a restart. */
  const finishRotation = (commandId: string) => report({ commandId, command: 'credential' }, 'DONE')
  return { execute, finishRotation, resume }
}

/** Reports all appliances that were found. */
export function reportAppliances(publish: Publish, appliances: readonly FoundAppliance[], commandId?: string): Promise<unknown> {
  const message = { messageId: randomUUID(), commandId, at: new Date().toISOString(), appliances: [...appliances] }
  return publish('appliances', message satisfies GatewayAppliances)
}
