import { gatewayOfflineAfterMs } from '@wattdesk/contract/dashboard/terms.ts'
import { dayMs, hourMs } from '@wattdesk/energy/durations.ts'
import { transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'

import { deleteExpiredCommands } from './commands/gateway-commands.store.ts'
import { deleteOldRuns } from './commands/gateway-runs.store.ts'
import { deleteOldScans } from './reports/gateway-events.store.ts'
import { refreshSilentGateways } from './reports/silent-gateways.store.ts'

const keptMs = 90 * dayMs

/**
 * Detects silent gateways and deletes expired commands every minute, and deletes scans and messages older than 90 days every hour.
 * Returns a function that stops it.
 */
export function runGatewayJobs(ctx: Ctx): () => Promise<void> {
  const before = (ms: number) => new Date(ctx.clock.now().getTime() - ms)
  const stops = [
    repeat(ctx, { name: 'refresh-silent-gateways', everyMs: 60_000 }, () =>
      transaction(ctx.db, (tx) => refreshSilentGateways(tx, ctx.clock.now(), before(gatewayOfflineAfterMs))),
    ),
    repeat(ctx, { name: 'delete-expired-commands', everyMs: 60_000 }, () => deleteExpiredCommands(ctx.db, ctx.clock.now())),
    repeat(ctx, { name: 'delete-old-runs', everyMs: hourMs }, () => deleteOldRuns(ctx.db, before(keptMs))),
    repeat(ctx, { name: 'delete-old-scans', everyMs: hourMs }, async () => {
      while (await deleteOldScans(ctx.db, before(keptMs)));
    }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
