import type { LiveMessage } from '@wattdesk/contract/telemetry/models.ts'
import type { LiveState } from './live-connection.ts'

/** Older messages leave the list. */
const keptMessages = 200

export type Received = { id: number; message: LiveMessage }
export type LiveView = {
  state: LiveState
  latest: ReadonlyMap<string, LiveMessage>
  /** Newest first. */
  received: readonly Received[]
  topics: readonly string[]
}

export type LiveStore = {
  subscribe: (listener: () => void) => () => void
  snapshot: () => LiveView
  setState: (state: LiveState) => void
  take: (message: LiveMessage) => void
  clear: () => void
}

/** Collects the messages of a live socket, and passes them to the page at most once per frame. */
export function createLiveStore(topics: readonly string[], nextFrame: (draw: () => void) => void = requestAnimationFrame): LiveStore {
  let view: LiveView = { state: { kind: 'connecting' }, latest: new Map(), received: [], topics }
  let waiting: LiveMessage[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: Partial<LiveView>) => {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }
  const draw = () => {
    const batch = waiting
    waiting = []
    const latest = new Map(view.latest)
    for (const message of batch) latest.set(message.topic, message)
    const named = batch.findLast((message) => message.topic === 'topics')
    const shown = batch.filter(({ topic }) => topic !== 'topics' && topic !== 'heartbeat')
    const fresh = shown.map((message) => ({ id: count++, message })).reverse()
    set({
      latest,
      topics: named && 'topics' in named.data ? named.data.topics : view.topics,
      received: fresh.length > 0 ? [...fresh, ...view.received].slice(0, keptMessages) : view.received,
    })
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => view,
    setState: (state) => set({ state }),
    take(message) {
      if (waiting.length === 0) nextFrame(draw)
      waiting.push(message)
    },
    clear: () => set({ received: [] }),
  }
}
