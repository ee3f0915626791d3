import { isCluster, openNodesProbe } from '../db/distribution.ts'
import { readMigrations } from '../db/migrations.ts'
import { findReadiness } from '../db/readiness.ts'
import type { Replica } from '../db/replica.ts'
import type { Ctx } from './ctx.ts'
import { type Health, openHealth } from './health.ts'

/** Dependencies of every process, whatever its roles. */
export async function openProcessHealth(
  { db, bus, deployment }: Pick<Ctx, 'db' | 'bus' | 'deployment'>,
  replica?: Replica,
): Promise<Health> {
  const migrations = (await readMigrations()).map(({ name }) => name)
  const health = openHealth()
  health.add('database', async () => (await db.execute('select 1')).rows.length === 1)
  health.add('migrations', async () => (await findReadiness(db, migrations)).migrations)
  health.add('grants', async () => (await findReadiness(db, migrations)).grants)
  // Events only announce early what is in the database, so a process works without them. All processes share one NATS: if they failed with
  // it, the whole product would be down.
  health.addSpare('bus', () => bus.isConnected())
  // Everything but measurements works without a node, and samples wait: the process stays in service.
  if (await isCluster(db.$client)) health.addSpare('nodes', openNodesProbe(db.$client))
  health.addSpare('original', deployment.isOriginal)
  if (replica) health.addSpare('replica', replica.isFollowing)
  return health
}
