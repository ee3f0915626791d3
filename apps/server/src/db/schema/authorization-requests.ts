import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const authorizationRequests = pgTable('authorization_requests', {
  stateHash: bytea('state_hash').primaryKey(),
  browserHash: bytea('browser_hash').notNull(),
  nonce: text().notNull(),
  sealedCodeVerifier: bytea('sealed_code_verifier').notNull(),
  maxAgeSeconds: integer('max_age_seconds'),
  clientAddress: text('client_address'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
