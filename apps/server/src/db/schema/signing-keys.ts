import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  sealedJwk: bytea('sealed_jwk').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
