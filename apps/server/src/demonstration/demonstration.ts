import { deriveKey, hmacSha256, seal } from '../platform/crypto.ts'
import { seedActivities } from './activities.ts'
import { seedSignIns } from './auth.ts'
import { members } from './fixed.ts'
import { loadHistory, usualHistoryDays } from './history.ts'
import type { SeedOptions } from './load.ts'
import { loadService } from './load.ts'
import { beginLoad, finishLoad } from './loadable.ts'

export type Seeding = Omit<SeedOptions, 'sealWebhookKey' | 'sealedApiKey'> & { secretKey: Buffer<ArrayBuffer>; historyDays?: number }

/** The key with which a vendor's simulated cloud signs its webhooks in the demonstration. */
export function demonstrationWebhookKey(secretKey: Buffer, vendorName: string): string {
  return hmacSha256(deriveKey(secretKey, 'demonstration-webhooks'), vendorName).toString('base64url')
}

/**
 * Fills an empty, migrated database with the demonstration service: tenants, members who can sign in, customers,
 * installations, and the history of the simulated homes. Clears the remains of an interrupted load first.
 */
export async function seedDemonstration({ secretKey, historyDays = usualHistoryDays, ...options }: Seeding): Promise<void> {
  const vendorKey = deriveKey(secretKey, 'vendor-webhook-keys')
  await beginLoad(options.databaseUrl, options.now)
  await loadService({
    ...options,
    sealWebhookKey: (name) => seal(vendorKey, demonstrationWebhookKey(secretKey, name)),
    sealedApiKey: seal(deriveKey(secretKey, 'vendor-api-keys'), 'demonstration'),
  })
  await loadHistory({ databaseUrl: options.databaseUrl, now: options.now, days: historyDays })
  await seedSignIns({ databaseUrl: options.databaseUrl, secretKey, members })
  await seedActivities({ databaseUrl: options.databaseUrl, config: { secretKey } })
  await finishLoad(options.databaseUrl)
}
