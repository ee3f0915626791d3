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
    await write(contacts)
  }
  const stop = repeat(ctx, { name: 'record-contacts', everyMs }, flush)
  return {
    seen(gatewayId: string, firmware?: string) {
      const before = heard.get(gatewayId)
      heard.set(gatewayId, { gatewayId, at: ctx.clock.now(), firmware: firmware ?? before?.firmware })
    },
    async close() {
      await stop()
      await flush().catch((error: unknown) => ctx.log.warn({ err: error }, 'last contacts could not be written'))
    },
  }
}
