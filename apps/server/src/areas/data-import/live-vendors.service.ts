/** Live readings of vendors: the powers of now, of those that tell them. Nothing that they say is stored. */
import type { Ctx } from '../../platform/ctx.ts'
import { connectors } from './connectors/catalogue.format.ts'
import { type LivePowers, VendorFault } from './connectors/connector.format.ts'
import { vendorCalls } from './connectors/vendor-calls.service.ts'
import { requireConnector } from './data-import-run.service.ts'
import { listConfigurationsOf } from './data-imports.store.ts'

export type VendorAnswer = { outcome: 'measured'; told: LivePowers } | { outcome: 'silent' | 'unreachable' | 'refused' }

/** Of each of the two calls that a reading takes. */
const bounds = { patienceMs: 2_000, bytesMax: 200_000 }
const readable = Object.values(connectors).filter((one) => one.live)

/** What the vendors of a customer's PV and battery configurations say, by our ID. */
export async function readVendorsLive(ctx: Pick<Ctx, 'db' | 'config'>, customerId: string): Promise<Map<string, VendorAnswer>> {
  const names = readable.map(({ name }) => name)
  const ids = await listConfigurationsOf(ctx.db, customerId, names)
  return new Map(await Promise.all(ids.map(async (id) => [id, await readOne(ctx, id)] as const)))
}

async function readOne(ctx: Pick<Ctx, 'db' | 'config'>, id: string): Promise<VendorAnswer> {
  try {
    const { connector, configuration } = await requireConnector(ctx, id)
    const ask = vendorCalls(ctx, connector.name, configuration, bounds)
    const site = await connector.bind(ask, configuration)
    const told = await connector.live?.(ask, { site, configuration })
    return told ? { outcome: 'measured', told } : { outcome: 'unreachable' }
  } catch (error) {
    if (!(error instanceof VendorFault)) throw error
    if (error.code === 'timed_out') return { outcome: 'silent' }
    return { outcome: error.isPassing || error.code === 'not_configured' ? 'unreachable' : 'refused' }
  }
}
