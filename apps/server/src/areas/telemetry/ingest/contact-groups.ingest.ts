import type { Contact } from '../../gateways/reports/gateway-reports.service.ts'

/** Most contacts per write. */
const contactsAtOnce = 2_000

type Entry = { contact: Contact; resolve(): void; reject(error: unknown): void }

/**
 * Writes contacts of many gateways together: during a write, contacts for the next one are collected. After an outage of the broker,
 * thousands of gateways report at once that they are online, and each waits for its acknowledgement. Resolves once written. If a gateway
 * is lost and returns, the last state counts.
 */
export function openContactGroups(write: (contacts: readonly Contact[]) => Promise<void>): (contact: Contact) => Promise<void> {
  const waiting: Entry[] = []
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    while (waiting.length > 0) {
      const group = waiting.splice(0, contactsAtOnce)
      const latest = new Map(group.map(({ contact }) => [contact.gatewayId, contact]))
      try {
        await write([...latest.values()])
        for (const entry of group) entry.resolve()
      } catch (error) {
        for (const entry of group) entry.reject(error)
      }
    }
    isRunning = false
  }
  return (contact) =>
    new Promise((resolve, reject) => {
      waiting.push({ contact, resolve, reject })
      // Messages read from a socket together share one write.
      setImmediate(run)
    })
}
