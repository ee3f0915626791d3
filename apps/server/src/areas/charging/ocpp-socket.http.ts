import { parseStrictJson } from '@wattdesk/contract/strict-json.ts'
import { type OcppError, type OcppMessage, type OcppProtocol, parseOcpp } from '@wattdesk/device-protocol/ocpp.ts'
import type { WebSocket } from 'ws'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { within } from '../../platform/within.ts'
import type { WallboxResponse } from './wallbox-commands.service.ts'
import { messagesOf, type OcppOrder, type WallboxOrder } from './wallbox-orders.rules.ts'

/**
 * Limits of messages within ten seconds and of waiting calls. A wallbox that exceeds one is disconnected. A long message counts as
 * several.
 */
const messagesMax = 200
const messageBytes = 64 * 1_024
const windowMs = 10_000
const waitingMax = 30
/** Queued commands: OCPP allows one unanswered call at a time. */
const commandsMax = 5
/** A call gets its response within this time, an error if necessary, after which the wallbox repeats it. */
const respondWithinMs = 20_000
const tooLate = () => new Error(`takes longer than ${respondWithinMs} ms`)

export type OcppSocket = {
  report(order: WallboxOrder): Promise<WallboxResponse>
  /** Sends a ping. Ends the connection if nothing was received since the previous one. */
  tend(): void
  close(code: number): void
}

/** A version of OCPP: the schemas of a wallbox's calls and responses, and the error code for a payload that breaks them. */
export type Dialect = {
  protocol: OcppProtocol
  calls: Readonly<Record<string, z.ZodType>>
  responses: Readonly<Record<string, z.ZodType<{ status: string }>>>
  formatError: OcppError
}

type Options = {
  log: Log
  clock: Clock
  dialect: Dialect
  handle(action: string, payload: unknown): Promise<object>
  /** How long a wallbox may take to respond. */
  patienceMs: number
}

/** The connection of one wallbox. Each side has at most one unanswered call. */
export function openOcppSocket(socket: WebSocket, { log, clock, dialect, handle, patienceMs }: Options): OcppSocket {
  const commands = openCommands(socket, dialect, patienceMs)
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let isAlive = true
  let received = 0
  let windowEnds = 0

  const send = (message: readonly unknown[]) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const refuse = (id: string, code: OcppError, description = '') => send([4, id, code, description.slice(0, 255), {}])

  const respond = async ({ id, action, payload }: Extract<OcppMessage, { kind: 'call' }>) => {
    const schema = Object.hasOwn(dialect.calls, action) ? dialect.calls[action] : undefined
    if (!schema) return refuse(id, 'NotImplemented', action)
    const parsed = schema.safeParse(payload)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return refuse(id, dialect.formatError, `${issue?.path.join('.')}: ${issue?.message}`)
    }
    try {
      send([3, id, await within(respondWithinMs, handle(action, parsed.data), tooLate)])
    } catch (error) {
      log.warn({ err: error, action }, 'a call of a wallbox failed')
      refuse(id, 'InternalError')
    }
  }
  const receive = (message: OcppMessage) => {
    if (message.kind !== 'call') return commands.settle(message)
    if (++waiting > waitingMax) return socket.close(1008)
    turn = turn.then(() => respond(message)).finally(() => (waiting -= 1))
  }

  socket.on('pong', () => (isAlive = true))
  socket.on('message', (bytes, isBinary) => {
    isAlive = true
    const now = Date.now()
    if (now > windowEnds) [received, windowEnds] = [0, now + windowMs]
    received += 1 + Math.floor(Buffer.isBuffer(bytes) ? bytes.length / messageBytes : 0)
    if (received > messagesMax) return socket.close(1008)
    const message = isBinary || !Buffer.isBuffer(bytes) ? undefined : parseOcpp(parseJson(bytes))
    if (message) receive(message)
    // A response to a message without an ID is impossible (OCPP-J 1.6, 4.2.3), so the connection is closed.
    else socket.close(1007)
  })
  socket.once('close', commands.end)
  return {
    async report(order) {
      let response: WallboxResponse = { code: 'WallboxSilent' }
      for (const message of messagesOf(dialect.protocol, order, clock.now())) response = await commands.report(message)
      return response
    },
    tend() {
      if (!isAlive) return socket.terminate()
      isAlive = false
      socket.ping()
    },
    close(code) {
      socket.close(code)
      // A wallbox that ignores the close would keep its connection.
      setTimeout(() => socket.terminate(), 2_000).unref()
    },
  }
}

type Pending = { id: string; message: OcppOrder; resolve(response: WallboxResponse): void }

/** Commands to a wallbox, one after another. Each ends with its response, after `patienceMs`, or with the connection. */
function openCommands(socket: WebSocket, dialect: Dialect, patienceMs: number) {
  const waiting: (() => void)[] = []
  let pending: Pending | undefined
  let count = 0

  const settle = (response: WallboxResponse) => {
    pending?.resolve(response)
    pending = undefined
    waiting.shift()?.()
  }
  const begin = (message: OcppOrder, resolve: Pending['resolve']) => {
    const id = `w${++count}`
    const timer = setTimeout(() => {
      if (pending?.id === id) settle({ code: 'WallboxSilent' })
    }, patienceMs)
    pending = {
      id,
      message,
      resolve(response) {
        clearTimeout(timer)
        resolve(response)
      },
    }
    socket.send(JSON.stringify([2, id, message.action, message.payload]))
  }
  return {
    report(message: OcppOrder): Promise<WallboxResponse> {
      if (socket.readyState !== socket.OPEN || waiting.length >= commandsMax) return Promise.resolve({ code: 'WallboxSilent' })
      const { promise, resolve } = Promise.withResolvers<WallboxResponse>()
      const start = () => (socket.readyState === socket.OPEN ? begin(message, resolve) : resolve({ code: 'WallboxSilent' }))
      if (pending) waiting.push(start)
      else start()
      return promise
    },
    /** A response to no pending command, such as a late one, has no effect. */
    settle(message: Exclude<OcppMessage, { kind: 'call' }>): void {
      if (message.id !== pending?.id) return
      const { action, accepted } = pending.message
      const parsed = message.kind === 'error' ? undefined : dialect.responses[action]?.safeParse(message.payload)
      const refusal = message.kind === 'error' ? message.code : dialect.formatError
      if (parsed?.success) settle({ status: accepted.includes(parsed.data.status) ? 'Accepted' : parsed.data.status })
      else settle({ code: 'WallboxRefused', status: refusal })
    },
    end(): void {
      while (pending) settle({ code: 'WallboxSilent' })
    },
  }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return parseStrictJson(bytes)
  } catch {
    return undefined
  }
}
