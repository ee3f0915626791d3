import { hmacSha256, seal } from '../platform/crypto.ts'
import { deriveKeys, type Secret, secretKeysOf } from '../platform/secret-keys.ts'
import { seedActivities } from './activities.ts'
import { seedSignIns } from './auth.ts'
import { members } from './fixed.ts'
import { loadNewestHistory, loadOlderHistory } from './history.ts'
import { usualHistoryDays } from './history-days.ts'
import type { SeedOptions } from './load.ts'
import { loadService } from './load.ts'
import { beginLoad, finishLoad } from './loadable.ts'
import { playMonth } from './month/month.ts'

export type Seeding = Omit<SeedOptions, 'sealWebhookKey' | 'sealedApiKey' | 'historyDays'> & {
  historyDays?: number
  secretKey: Secret
  /** Leaves all but the newest months to `loadOlderHistory`, while the product runs. */
  leavesPast?: boolean
}

/** The key with which a vendor's simulated cloud signs its webhooks in the demonstration. */
export function demonstrationWebhookKey(secretKey: Secret, vendorName: string): string {
  return hmacSha256(deriveKeys(secretKey, 'demonstration-webhooks')[0], vendorName).toString('base64url')
}

/**
 * Fills an empty, migrated database with the demonstration service: tenants, members who can sign in, customers,
 * installations, and the history of the simulated homes. Clears the remains of an interrupted load first.
 */
export async function seedDemonstration({
  secretKey: secret,
  historyDays = usualHistoryDays,
  leavesPast,
  ...options
}: Seeding): Promise<void> {
  const secretKey = secretKeysOf(secret)
  const vendorKeys = deriveKeys(secretKey, 'vendor-webhook-keys')
  await beginLoad(options.databaseUrl, options.now)
  await loadService({
    ...options,
    historyDays,
    sealWebhookKey: (name) => seal(vendorKeys, demonstrationWebhookKey(secretKey, name)),
    sealedApiKey: seal(deriveKeys(secretKey, 'vendor-api-keys'), 'demonstration'),
  })
  await loadNewestHistory({ databaseUrl: options.databaseUrl, now: options.now })
  await seedSignIns({ databaseUrl: options.databaseUrl, secretKey, members })
  await seedActivities({ databaseUrl: options.databaseUrl, config: { secretKey } })
  await playMonth({ databaseUrl: options.databaseUrl, secretKey }, options.now)
  await finishLoad(options.databaseUrl)
  if (!leavesPast) await loadOlderHistory(options.databaseUrl)
}
