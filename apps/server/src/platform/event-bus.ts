/**
 * Carries events between the parts of the product: at most once, in order per publisher. What must not be lost is in
 * PostgreSQL; the bus only says that it changed. In process by default, over NATS when there are several processes.
 */
export type EventBus = {
  publish(subject: string, data: unknown): void
  /** Subjects are dot-separated; `*` stands for one part, a closing `>` for all that follow. Returns the way to stop. */
  subscribe(subject: string, receive: Receive): () => void
  close(): Promise<void>
}

type Receive = (data: unknown, subject: string) => void

/** The bus of a product that runs in one process. */
export function openLocalBus(): EventBus {
  // Most subjects are plain: those are found at once, whatever the number of subscriptions.
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
