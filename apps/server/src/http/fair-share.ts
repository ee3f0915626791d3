import type { Server } from 'node:http'
import { isUnlimited } from '@wattdesk/contract/paging.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ClientLeft } from '../platform/client-left.ts'
import { DomainError } from '../platform/domain-error.ts'
import { isForm } from './deadline.ts'

export type Share = {
  /** Calls of one caller that are under way at once: half of the database connections, so that others find one free. */
  running: number
  /** The same while others are active: one more than the exports of a caller, which stay under way for long. */
  beside: number
  /** Calls of one caller that wait for their turn. Further ones are refused. */
  waiting: number
}

/** Time that calls beyond their caller's share yield at most to clients that are connecting. Where some always are, the calls go on. */
const yieldMaxMs = 1_000

type Line = { running: number; waiting: (() => void)[] }

/**
 * Bounds the concurrent calls of each member, program or customer, so that one with a thousand connections delays only itself. A call is
 * under way until its response was read: whoever requests much and reads nothing soon gets nothing more. Lists without pages, which may
 * be long, wait for each other too. Forms have places of their own, because most of the time they only wait for their files.
 */
export function shareFairly(app: FastifyInstance, share: Share): void {
  const lines = new Map<string, Line>()
  const whenConnected = afterConnections(app.server)
  const { noteCaller, areOthersActive } = watchCallers()
  const enter = async (name: string, reply: FastifyReply, bounds: Share) => {
    const line = lines.get(name) ?? { running: 0, waiting: [] }
    lines.set(name, line)
    const hasPlace = () => line.running < (areOthersActive() ? bounds.beside : bounds.running)
    const leave = () => {
      line.running -= 1
      for (let next = line.waiting[0]; next && hasPlace(); next = line.waiting[0]) {
        line.waiting.shift()
        line.running += 1
        next()
      }
      if (line.running === 0) lines.delete(name)
    }
    const free = () => (line.waiting.length > 0 ? whenConnected(leave) : leave())
    if (hasPlace()) {
      line.running += 1
      whenOver(reply, free)
      return
    }
    if (line.waiting.length >= bounds.waiting) throw new DomainError('Unavailable', { retryAfterSeconds: 5 })
    await new Promise<void>((resolve, reject) => {
      let end = () => {
        line.waiting.splice(line.waiting.indexOf(admit), 1)
        reject(new ClientLeft())
      }
      const admit = () => {
        end = free
        resolve()
      }
      line.waiting.push(admit)
      whenOver(reply, () => end())
    })
  }
  app.addHook('preHandler', async (request, reply) => {
    const { call, query } = request
    // Public calls have bounds of their own.
    if (!call) return
    const { memberId } = call.caller
    noteCaller(memberId)
    // Several uploads over a slow line must not hold up the screens of their member.
    if (isForm(request)) return enter(`${memberId} forms`, reply, { ...share, beside: share.running })
    if (isOfWholeList(query)) await enter(`${memberId} whole`, reply, { ...share, running: 1, beside: 1 })
    await enter(memberId, reply, share)
  })
}

/** Time for which a caller counts as active. */
const activeMs = 1_000

/** Notes who calls, and whether it was more than one caller lately. */
function watchCallers() {
  let last: string | undefined
  let changedAt = Number.NEGATIVE_INFINITY
  return {
    noteCaller(caller: string): void {
      if (last !== undefined && caller !== last) changedAt = performance.now()
      last = caller
    },
    areOthersActive: () => performance.now() - changedAt < activeMs,
  }
}

/** An export streams its rows, and has bounds of its own. */
const isOfWholeList = (query: unknown) => isUnlimited(query) && (query as { csvExport?: unknown }).csvExport !== 'true'

/**
 * Returns a function that runs its argument once no client waits to be connected. libuv accepts one connection in each turn of the loop
 * (https://github.com/libuv/libuv/pull/3696), so behind a thousand connections each turn must be short: otherwise a caller with many
 * calls delays the clients that connect after it by all of them.
 */
function afterConnections(server: Server): (work: () => void) => void {
  let isConnecting = false
  let due: (() => void)[] = []
  let until = 0
  server.on('connection', () => {
    isConnecting = true
  })
  const look = () => {
    if (isConnecting && performance.now() < until) {
      isConnecting = false
      setImmediate(look)
      return
    }
    const works = due
    due = []
    for (const work of works) work()
  }
  return (work) => {
    if (due.push(work) > 1) return
    until = performance.now() + yieldMaxMs
    // Whether anybody connects shows in the next turn.
    isConnecting = true
    setImmediate(look)
  }
}

/**
 * Runs once when the response was read or its connection is gone: perhaps before, while the body arrived or the call waited. Requests sent
 * ahead on a connection (pipelining) have responses of which Node reports no close, so the connection is watched too.
 */
function whenOver({ raw, request }: FastifyReply, work: () => void): void {
  const { socket } = request.raw
  let isOver = false
  const end = () => {
    // Node closes the response while it reports that the connection closed, too late to take this listener off.
    if (isOver) return
    isOver = true
    raw.off('close', end)
    socket.off('close', end)
    work()
  }
  if (raw.closed || socket.destroyed) work()
  else {
    raw.once('close', end)
    socket.once('close', end)
  }
}
