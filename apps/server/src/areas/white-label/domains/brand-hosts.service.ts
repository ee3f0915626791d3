/**
 * Which tenant's brand a host name stands for. Each process keeps all served domains in memory, so that requests for unknown names cost
 * nothing. Changes are announced to all processes; an announcement can be lost, so the list is read again every half minute.
 */
import type { Ctx } from '../../../platform/ctx.ts'
import * as store from './domains.store.ts'

const subject = 'white-label.domains-changed'
const keptMs = 30_000

export type BrandHosts = { tenantOf(host: string): string | undefined; close(): void }

export async function openBrandHosts({ db, bus, log }: Pick<Ctx, 'db' | 'bus' | 'log'>): Promise<BrandHosts> {
  let tenants = new Map<string, string>()
  const load = async () => {
    try {
      const rows = await store.listServed(db)
      tenants = new Map(rows.flatMap(({ domain, tenantId }) => (domain ? [[domain, tenantId] as const] : [])))
    } catch (error) {
      log.warn({ err: error }, 'the domains of partners could not be read, will try again')
    }
  }
  await load()
  const timer = setInterval(() => void load(), keptMs).unref()
  const ends = [bus.subscribe(subject, () => void load()), bus.onMissed(() => void load())]
  return {
    tenantOf: (host) => tenants.get(host),
    close() {
      clearInterval(timer)
      for (const end of ends) end()
    },
  }
}

/** Called after the commit. */
export function announceDomains({ bus }: Pick<Ctx, 'bus'>): void {
  bus.publish(subject, {})
}
