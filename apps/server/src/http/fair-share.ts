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
  /** The same for a caller whose calls have waited all the time lately: more would keep the processors from others. */
  steady: number
  /** Calls of one caller that wait for their turn. Further ones are refused. */
  waiting: number
}

/** Time that calls beyond their caller's share yield at most to clients that are connecting. Where some always are, the calls go on. */
const yieldMaxMs = 1_000

/** The calls of a screen wait for less than this, and most are over sooner. */
const steadyMs = 1_000

type Line = {
  /** When each call that is under way began. */
  underWay: Set<{ since: number }>
  waiting: ((leave: () => void) => void)[]
  waitingSince: number
  timer?: NodeJS.Timeout
}

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
    const line = lines.get(name) ?? { underWay: new Set(), waiting: [], waitingSince: 0 }
    lines.set(name, line)
    const hasPlace = () => {
      if (!areOthersActive()) return line.underWay.size < bounds.running
      return line.underWay.size < bounds.beside && (!isSteady(line) || countRecent(line) < bounds.steady)
    }
    const begin = () => {
      const call = { since: performance.now() }
      const leave = () => {
        line.underWay.delete(call)
        admitNext()
      }
      line.underWay.add(call)
      return () => (line.waiting.length > 0 ? whenConnected(leave) : leave())
    }
    const admitNext = () => {
      while (line.waiting.length > 0 && hasPlace()) line.waiting.shift()?.(begin())
      watch()
    }
    // A long call leaves its place to the next one without an event.
    const watch = () => {
      if (line.waiting.length === 0) {
        clearInterval(line.timer)
        delete line.timer
        if (line.underWay.size === 0) lines.delete(name)
      } else if (!line.timer) {
        line.waitingSince = performance.now()
        line.timer = setInterval(admitNext, steadyMs / 2).unref()
      }
    }
    if (line.waiting.length === 0 && hasPlace()) return whenOver(reply, begin())
    if (line.waiting.length >= bounds.waiting) throw new DomainError('Unavailable', { retryAfterSeconds: 5 })
    await new Promise<void>((resolve, reject) => {
      let end = () => {
        line.waiting.splice(line.waiting.indexOf(admit), 1)
        watch()
        reject(new ClientLeft())
      }
      const admit = (leave: () => void) => {
        end = leave
        resolve()
      }
      line.waiting.push(admit)
      watch()
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
    if (isForm(request)) return enter(`${memberId} forms`, reply, evenly(share, share.running))
    if (isOfWholeList(query)) await enter(`${memberId} whole`, reply, evenly(share, 1))
    await enter(memberId, reply, share)
  })
}

const evenly = ({ waiting }: Share, places: number): Share => ({ running: places, beside: places, steady: places, waiting })

const isSteady = ({ waiting, waitingSince }: Line) => waiting.length > 0 && performance.now() - waitingSince >= steadyMs

/** Calls that began lately. Others wait for a slow reader or a long report, and hardly need a processor. */
function countRecent({ underWay }: Line): number {
  const since = performance.now() - steadyMs
  let recent = 0
  for (const call of underWay) if (call.since > since) recent += 1
  return recent
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
