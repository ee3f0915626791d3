import { liveCloseCodes, liveHeartbeatSeconds } from '@wattdesk/contract/telemetry/terms.ts'
import type { WebSocket } from 'ws'
import type { Caller } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { findCallerOfSession } from '../../auth/sessions/access.service.ts'
import { type SessionsChanged, sessionsChanged } from '../../auth/sessions/sessions.service.ts'
import { isSiteInScope } from './live.views.ts'
import { type LiveLoss, type LiveSample, liveSubject, lossSubject } from './live-events.format.ts'
import { openFirstReads } from './live-first-reads.http.ts'
import { type LiveSite, latestOf, openLiveSite } from './live-site.http.ts'
import { type LiveSocket, openLiveSocket } from './live-socket.http.ts'
import type { LiveHolders, redeemTicket } from './live-tickets.service.ts'

type HubCtx = Pick<Ctx, 'db' | 'bus' | 'clock' | 'log' | 'tracing'>
type Admitted = Omit<Awaited<ReturnType<typeof redeemTicket>>, 'permissionsUntil'> & { permissionsUntil?: Date | null }

export type LiveHub = {
  open(socket: WebSocket, admitted: Admitted): void
  size(): number
  close(): void
}

type Watched = { site: LiveSite; stop(): void }

const tendEveryMs = 250
const tickEveryMs = 5_000

/** All live sockets of this process. Subscribes to a site once on the bus, while anyone watches it. */
export function openLiveHub(ctx: HubCtx, holders: LiveHolders): LiveHub {
  const watched = new Map<string, Watched>()
  const firstReads = openFirstReads(ctx)
  const sockets = new Map<LiveSocket, Admitted>()
  const now = () => ctx.clock.now().getTime()

  const watch = (siteId: string): LiveSite => {
    const known = watched.get(siteId)
    if (known) return known.site
    const site = openLiveSite(siteId, now)
    const stops = [
      follow(ctx, siteId, site),
      // Published by the ingest with this shape only.
      ctx.bus.subscribe(lossSubject(siteId), (data) => site.lose(data as LiveLoss)),
    ]
    const stop = () => {
      for (const one of stops) one()
    }
    watched.set(siteId, { site, stop })
    firstReads.add(siteId, site)
    return site
  }

  const leave = (socket: LiveSocket) => {
    sockets.delete(socket)
    rechecks.forget(socket)
    const found = watched.get(socket.siteId)
    found?.site.sockets.delete(socket)
    if (!found || found.site.sockets.size > 0) return
    found.stop()
    firstReads.remove(socket.siteId)
    watched.delete(socket.siteId)
  }

  const rechecks = openRechecks(ctx, holders, sockets)
  const unsubscribe = ctx.bus.subscribe(sessionsChanged, (data) => rechecks.followChange(data as SessionsChanged)) // published by announceSessions only
  const timers = [
    setInterval(() => {
      tendAll(sockets.keys(), now())
      rechecks.followEnds()
    }, tendEveryMs),
    setInterval(() => {
      for (const { site } of watched.values()) site.tick()
    }, tickEveryMs),
    setInterval(() => {
      beat(sockets.keys(), now())
      void rechecks.followExpiry()
    }, liveHeartbeatSeconds * 1_000),
  ]

  return {
    open(opened, admitted) {
      const site = watch(admitted.siteId)
      const socket = openLiveSocket(opened, admitted, {
        subscribed: (one, topics) => site.greet(one, topics),
        refused: (one, code, detail) => one.send('error', encode('error', one.siteId, now(), { code, detail })),
        closed: leave,
      })
      sockets.set(socket, admitted)
      site.sockets.add(socket)
      rechecks.noteEnd(socket, admitted.permissionsUntil)
      site.greet(socket, ['topics'])
    },
    size: () => sockets.size,
    close() {
      for (const timer of timers) clearInterval(timer)
      firstReads.close()
      for (const { stop } of watched.values()) stop()
      watched.clear()
      unsubscribe()
    },
  }
}

/** Returns a function that stops it. */
function follow({ bus, clock, tracing }: HubCtx, siteId: string, site: LiveSite): () => void {
  // Published by the ingest with this shape only.
  const take = (data: unknown) => site.take(latestOf(data as LiveSample, clock.now().getTime()))
  if (!tracing) return bus.subscribe(liveSubject(siteId), take)
  const options = () => ({ kind: 'producer' as const, attributes: { 'wattdesk.sockets': site.sockets.size } })
  return bus.subscribe(liveSubject(siteId), (data) => tracing.inner('send to live sockets', options(), () => take(data)))
}

/** Closes sockets whose members may no longer watch, for any reason. */
function openRechecks(ctx: HubCtx, holders: LiveHolders, sockets: ReadonlyMap<LiveSocket, Admitted>) {
  /** When the permissions lent to the member of a socket end. */
  const ends = new Map<LiveSocket, number>()
  const noteEnd = (socket: LiveSocket, until: Date | null | undefined) => {
    if (until && sockets.has(socket)) ends.set(socket, until.getTime())
    else ends.delete(socket)
  }
  const recheck = async (socket: LiveSocket, { siteId, sessionId, holder }: Admitted) => {
    const caller = holder === 'member' ? await findCallerOfSession(ctx, sessionId, { isUse: false }) : await holders[holder](sessionId)
    noteEnd(socket, caller?.permissionsUntil)
    const code = await reasonToClose(ctx, siteId, caller)
    if (code !== undefined) socket.close(code)
  }
  const recheckNow = (socket: LiveSocket, admitted: Admitted) => {
    recheck(socket, admitted).catch(() => socket.close(1011))
  }
  let isRechecking = false
  return {
    forget: (socket: LiveSocket) => ends.delete(socket),
    noteEnd,
    followChange({ memberId, sessionId }: SessionsChanged) {
      for (const [socket, admitted] of sockets) {
        if (admitted.memberId === memberId || admitted.sessionId === sessionId) recheckNow(socket, admitted)
      }
    },
    followEnds() {
      const now = ctx.clock.now().getTime()
      for (const [socket, endsAt] of ends) {
        if (endsAt > now) continue
        ends.delete(socket)
        const admitted = sockets.get(socket)
        if (admitted) recheckNow(socket, admitted)
      }
    },
    /** Finds expired sessions, which the bus does not announce. One query at a time, to limit the load. */
    async followExpiry() {
      if (isRechecking) return
      isRechecking = true
      for (const [socket, admitted] of sockets) await recheck(socket, admitted).catch(() => undefined)
      isRechecking = false
    },
  }
}

/** The close code if the session ended or the member lost access to the site. */
async function reasonToClose(ctx: Pick<Ctx, 'db'>, siteId: string, caller: Caller | undefined): Promise<number | undefined> {
  if (!caller) return liveCloseCodes.sessionEnded
  if (caller.scope.kind !== 'customer' && !caller.permissions.has('read:live-stream')) return liveCloseCodes.rightsChanged
  return (await isSiteInScope(ctx.db, caller.scope, siteId)) ? undefined : liveCloseCodes.rightsChanged
}

function tendAll(sockets: Iterable<LiveSocket>, now: number): void {
  for (const socket of sockets) socket.tend(now)
}

function beat(sockets: Iterable<LiveSocket>, now: number): void {
  for (const socket of sockets) {
    socket.ping()
    socket.send('heartbeat', encode('heartbeat', socket.siteId, now, {}))
  }
}

function encode(topic: string, siteId: string, now: number, data: unknown): Buffer {
  return Buffer.from(JSON.stringify({ topic, siteId, at: new Date(now).toISOString(), data }))
}
