import type { Ctx } from '../../../platform/ctx.ts'
import { repeat } from '../../../platform/repeat.ts'
import type { Contact } from '../../gateways/gateway-reports.service.ts'

/** How late a gateway's last contact may be written. Writing it with every message would cost as much as the message. */
const everyMs = 10_000

/** Collects the latest contact of each gateway and writes them in batches. */
export function openContacts(ctx: Pick<Ctx, 'log' | 'clock'>, write: (contacts: readonly Contact[]) => Promise<void>) {
  let heard = new Map<string, Contact>()
  const flush = async () => {
    if (heard.size === 0) return
    const contacts = [...heard.values()]
    heard = new Map()
    try {
      await write(contacts)
    } catch (error) {
      for (const contact of contacts) if (!heard.has(contact.gatewayId)) heard.set(contact.gatewayId, contact)
      throw error
    }
  }
  const stop = repeat(ctx, { name: 'record-contacts', everyMs }, flush)
  return {
    seen(gatewayId: string) {
      heard.set(gatewayId, { gatewayId, at: ctx.clock.now() })
    },
    async close() {
      await stop()
      await flush().catch((error: unknown) => ctx.log.warn({ err: error }, 'last contacts could not be written'))
    },
  }
}
