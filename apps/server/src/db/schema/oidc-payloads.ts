import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    idHash: bytea('id_hash').notNull(),
    sealedPayload: bytea('sealed_payload').notNull(),
    grantHash: bytea('grant_hash'),
    uidHash: bytea('uid_hash'),
    accountId: text('account_id'),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.model, table.idHash] })],
)
