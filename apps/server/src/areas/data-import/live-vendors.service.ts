/** Live readings from vendors: their latest powers. None of these are stored. */
import type { Ctx } from '../../platform/ctx.ts'
import { connectors } from './connectors/catalogue.format.ts'
import { type LivePowers, VendorFault } from './connectors/connector.format.ts'
import { vendorCalls } from './connectors/vendor-calls.service.ts'
import { requireConnector } from './data-import-run.service.ts'
import { listConfigurationsOf } from './data-imports.store.ts'

export type VendorResponse = { outcome: 'measured'; values: LivePowers } | { outcome: 'absent' | 'silent' | 'unreachable' | 'refused' }

/** For each call, and for the two or three calls of a reading. */
const patienceMs = 2_000
const patienceInAllMs = 4_000
const bytesMax = 1_000_000
const names = Object.values(connectors).map(({ name }) => name)

/** Readings of a customer's PV and battery configurations, by our ID. */
export async function readVendorsLive(
  ctx: Pick<Ctx, 'db' | 'config' | 'clock' | 'deployment'>,
  customerId: string,
): Promise<Map<string, VendorResponse>> {
  const ids = await listConfigurationsOf(ctx.db, customerId, names)
  return new Map(await Promise.all(ids.map(async (id) => [id, await readOne(ctx, id)] as const)))
}

async function readOne(ctx: Pick<Ctx, 'db' | 'config' | 'clock' | 'deployment'>, id: string): Promise<VendorResponse> {
  const signal = AbortSignal.timeout(patienceInAllMs)
  try {
    const { connector, configuration } = await requireConnector(ctx, id)
    const ask = vendorCalls(ctx, connector.name, configuration, { patienceMs, bytesMax, signal })
    const site = await connector.bind(ask, configuration)
    const reported = await connector.live(ask, { site, configuration, now: ctx.clock.now() })
    return reported ? { outcome: 'measured', values: reported } : { outcome: 'absent' }
  } catch (error) {
    if (!(error instanceof VendorFault)) throw error
    if (error.code === 'timed_out' || signal.aborted) return { outcome: 'silent' }
    return { outcome: error.isPassing || error.code === 'not_configured' ? 'unreachable' : 'refused' }
  }
}
