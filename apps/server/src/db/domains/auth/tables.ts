import { roles } from '@wattdesk/contract/permissions.ts'
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../bytea.ts'

export const identities = pgTable('identities', {
  subject: uuid().primaryKey(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull(),
})

export const identityLinks = pgTable('identity_links', {
  id: uuid().primaryKey(),
  purpose: text({ enum: ['sign_up', 'password_reset'] }).notNull(),
  email: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

export const memberSubjects = pgTable(
  'member_subjects',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    memberId: uuid('member_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  sealedJwk: bytea('sealed_jwk').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

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

export const sessionEndReasons = [
  'signed_out',
  'ended_by_member',
  'replaced',
  'member_removed',
  'password_changed',
  'multifactor_changed',
  'token_reused',
] as const

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  activatedAt: timestamp('activated_at', { withTimezone: true }),
  provedAt: timestamp('proved_at', { withTimezone: true }),
  refreshGeneration: integer('refresh_generation').notNull().default(0),
  refreshedAt: timestamp('refreshed_at', { withTimezone: true }),
  sealedIdToken: bytea('sealed_id_token'),
  clientAddress: text('client_address'),
  userAgent: text('user_agent'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  previewedRole: text('previewed_role', { enum: roles }),
  workingLoanId: uuid('working_loan_id'),
  endReason: text('end_reason', { enum: sessionEndReasons }),
})

export const multifactors = pgTable('multifactors', {
  memberId: uuid('member_id').primaryKey(),
  sealedSecret: bytea('sealed_secret').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  activatedAt: timestamp('activated_at', { withTimezone: true }),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: uuid('member_id').notNull(),
    hash: bytea().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hash] })],
)

export const attemptLimits = pgTable('attempt_limits', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  lastAttemptAt: timestamp('last_attempt_at', { withTimezone: true }).notNull(),
  lockedUntil: timestamp('locked_until', { withTimezone: true }),
})
