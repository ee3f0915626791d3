import { parseStrictJson } from '@wattdesk/contract/strict-json.ts'
import { liveRequest } from '@wattdesk/contract/telemetry/models.ts'
import { liveCloseCodes, liveTopicsMax } from '@wattdesk/contract/telemetry/terms.ts'
import type { WebSocket } from 'ws'

/** Above this many unsent bytes a client gets only the newest message of each topic, after it has caught up. */
const coalesceAboveBytes = 32 * 1_024
/** A client that lags this long is disconnected. */
const lagMaxMs = 20_000
/** Requests a client may make in ten seconds. */
const requestsMax = 40
const requestWindowMs = 10_000

export type LiveSocket = {
  readonly siteId: string
  readonly sessionId: string
  readonly topics: ReadonlySet<string>
  send(topic: string, message: Buffer): void
  /** Called regularly: sends held-back messages, and closes sockets that are dead or lag. */
  tend(now: number): void
  ping(): void
  close(code: number): void
}

export type LiveSocketEvents = {
  subscribed(socket: LiveSocket, topics: readonly string[]): void
  refused(socket: LiveSocket, code: 'MalformedRequest' | 'TooManyTopics', detail: string): void
  closed(socket: LiveSocket): void
}

/** One browser's socket: its topics and how fast it reads. */
export function openLiveSocket(socket: WebSocket, owner: { siteId: string; sessionId: string }, events: LiveSocketEvents): LiveSocket {
  const topics = new Set<string>()
  const held = new Map<string, Buffer>()
  let laggingSince: number | undefined
  let isAlive = true
  let requests = 0
  let windowEnds = 0

  const flush = () => {
    for (const [topic, message] of held) {
      if (socket.bufferedAmount > coalesceAboveBytes) return
      held.delete(topic)
      socket.send(message, { binary: false })
    }
  }

  const live: LiveSocket = {
    ...owner,
    topics,
    send(topic, message) {
      if (socket.readyState !== socket.OPEN) return
      if (held.size === 0 && socket.bufferedAmount <= coalesceAboveBytes) return socket.send(message, { binary: false })
      // Replaces an older message of the topic that was not sent yet.
      held.delete(topic)
      held.set(topic, message)
    },
    tend(now) {
      if (held.size === 0) {
        laggingSince = undefined
        return
      }
      flush()
      laggingSince ??= now
      if (held.size > 0 && now - laggingSince > lagMaxMs) {
        socket.close(liveCloseCodes.tooSlow)
        // The client does not read, so a close frame would never arrive.
        socket.terminate()
      }
    },
    ping() {
      if (!isAlive) return socket.terminate()
      isAlive = false
      socket.ping()
    },
    close: (code) => socket.close(code),
  }

  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', (bytes) => {
    isAlive = true
    const now = Date.now()
    if (now > windowEnds) {
      requests = 0
      windowEnds = now + requestWindowMs
    }
    if (++requests > requestsMax) return socket.close(liveCloseCodes.tooManyRequests)
    receive(live, topics, bytes.toString(), events)
  })
  socket.once('close', () => events.closed(live))
  return live
}

function receive(live: LiveSocket, topics: Set<string>, text: string, events: LiveSocketEvents): void {
  const request = liveRequest.safeParse(parseJson(text))
  if (!request.success) {
    events.refused(live, 'MalformedRequest', request.error.issues[0]?.message ?? '')
  } else if ('unsubscribe' in request.data) {
    for (const topic of request.data.unsubscribe) topics.delete(topic)
  } else if (new Set([...topics, ...request.data.subscribe]).size > liveTopicsMax) {
    events.refused(live, 'TooManyTopics', `at most ${liveTopicsMax}`)
  } else {
    for (const topic of request.data.subscribe) topics.add(topic)
    events.subscribed(live, request.data.subscribe)
  }
}

function parseJson(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch {
    return undefined
  }
}
