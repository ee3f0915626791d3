/**
 * Carries events between parts of the product: at most once, in order per publisher. A lost event loses no data, because the data is in
 * PostgreSQL and the event only announces a change. In process by default, over NATS between processes.
 */
export type EventBus = {
  publish(subject: string, data: unknown): void
  /** Subjects are dot-separated; `*` matches one part, a final `>` all remaining ones. Returns a function that unsubscribes. */
  subscribe(subject: string, receive: Receive): () => void
  /** Calls back when a lost connection may have missed events, so caches may be stale. */
  onMissed(callback: () => void): () => void
  isConnected(): boolean
  close(): Promise<void>
}

type Receive = (data: unknown, subject: string) => void

/** The bus within one process. */
export function openLocalBus(): EventBus {
  // Most subjects have no wildcard. A map finds those, regardless of the number of subscriptions.
  const plain = new Map<string, Set<Receive>>()
  const patterns = new Set<{ parts: string[]; receive: Receive }>()
  return {
    publish(subject, data) {
      for (const receive of plain.get(subject) ?? []) receive(data, subject)
      if (patterns.size === 0) return
      const parts = subject.split('.')
      for (const one of patterns) if (covers(one.parts, parts)) one.receive(data, subject)
    },
    subscribe(subject, receive) {
      if (/[*>]/.test(subject)) {
        const pattern = { parts: subject.split('.'), receive }
        patterns.add(pattern)
        return () => patterns.delete(pattern)
      }
      const receivers = plain.get(subject) ?? new Set()
      plain.set(subject, receivers.add(receive))
      return () => {
        receivers.delete(receive)
        if (receivers.size === 0 && plain.get(subject) === receivers) plain.delete(subject)
      }
    },
    onMissed: () => () => undefined,
    isConnected: () => true,
    async close() {
      plain.clear()
      patterns.clear()
    },
  }
}

function covers(pattern: string[], subject: string[]): boolean {
  for (const [at, part] of pattern.entries()) {
    if (part === '>') return subject.length > at
    if (subject[at] === undefined || (part !== '*' && part !== subject[at])) return false
  }
  return pattern.length === subject.length
}
