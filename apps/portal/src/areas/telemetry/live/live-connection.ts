import type { LiveMessage } from '@wattdesk/contract/telemetry/models.ts'
import { liveCloseCodes, liveHeartbeatSeconds } from '@wattdesk/contract/telemetry/terms.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'

export type LiveState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  /** The connection was lost. The next attempt is at `until`, in milliseconds. */
  | { kind: 'waiting'; until: number }
  /** The server refuses, so retrying is pointless. */
  | { kind: 'refused' }

export type LiveSocket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

type Options = {
  /** Gets a ticket and opens a socket with it. Rejects without a ticket. */
  open: () => Promise<LiveSocket>
  /** Whether retrying is pointless. */
  isRefusal: (error: unknown) => boolean
  onMessage: (message: LiveMessage) => void
  onState: (state: LiveState) => void
}

const firstDelayMs = 1_000
const longestDelayMs = 30_000
/** Longer silence, slightly more than two heartbeats, means a dead connection. */
const silenceMs = (2 * liveHeartbeatSeconds + 10) * 1_000

/**
 * A live socket that reconnects after 1, 2, 4 … at most 30 seconds. Random variation keeps browsers from returning to a restarted server
 * all at once.
 */
export class LiveConnection {
  readonly #options: Options
  #topics: readonly string[] = []
  #socket: LiveSocket | undefined
  #isOpen = false
  #isClosed = false
  #attempts = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #watchdog: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options) {
    this.#options = options
    void this.#connect()
  }

  /** Requests exactly these topics. Each new one starts with a snapshot. */
  ask(topics: readonly string[]): void {
    const before = this.#topics
    this.#topics = topics
    if (!this.#isOpen) return
    this.#say(
      'unsubscribe',
      before.filter((topic) => !topics.includes(topic)),
    )
    this.#say(
      'subscribe',
      topics.filter((topic) => !before.includes(topic)),
    )
  }

  /** Without waiting for the next attempt. */
  reconnectNow(): void {
    if (this.#isClosed || this.#isOpen || !this.#retry) return
    clearTimeout(this.#retry)
    this.#retry = undefined
    void this.#connect()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
    clearTimeout(this.#watchdog)
    this.#socket?.close()
  }

  async #connect(): Promise<void> {
    this.#options.onState({ kind: 'connecting' })
    try {
      const socket = await this.#options.open()
      if (this.#isClosed) return socket.close()
      this.#listen(socket)
    } catch (error) {
      if (this.#isClosed) return
      if (this.#options.isRefusal(error)) this.#options.onState({ kind: 'refused' })
      else this.#wait()
    }
  }

  #listen(socket: LiveSocket): void {
    this.#socket = socket
    this.#watch()
    socket.onopen = () => {
      this.#isOpen = true
      this.#attempts = 0
      this.#options.onState({ kind: 'open' })
      this.#say('subscribe', this.#topics)
    }
    socket.onmessage = ({ data }) => {
      this.#watch()
      const message = parse(data)
      if (message) this.#options.onMessage(message)
    }
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code)
    }
  }

  #lost(code: number): void {
    this.#socket = undefined
    this.#isOpen = false
    clearTimeout(this.#watchdog)
    if (this.#isClosed) return
    if (code === liveCloseCodes.rightsChanged) this.#options.onState({ kind: 'refused' })
    else this.#wait()
  }

  #wait(): void {
    const longest = Math.min(longestDelayMs, firstDelayMs * 2 ** this.#attempts)
    const delayMs = longest * (0.5 + Math.random() / 2)
    this.#attempts += 1
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      void this.#connect()
    }, delayMs)
    this.#options.onState({ kind: 'waiting', until: nowMs() + delayMs })
  }

  #watch(): void {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => {
      const silent = this.#socket
      silent?.close()
      // A dead connection may never confirm the close.
      if (silent) this.#lost(0)
    }, silenceMs)
  }

  #say(verb: 'subscribe' | 'unsubscribe', topics: readonly string[]): void {
    if (topics.length > 0) this.#socket?.send(JSON.stringify({ [verb]: topics }))
  }
}

function parse(data: unknown): LiveMessage | undefined {
  try {
    const value: unknown = JSON.parse(String(data))
    const isMessage = typeof value === 'object' && value !== null && 'topic' in value && 'at' in value && 'data' in value
    return isMessage ? (value as LiveMessage) : undefined // the server builds it from the same contract
  } catch {
    return undefined
  }
}
