import { deliveredKinds, deliveryFaults, deliveryStates, eventKinds, pauseReasons } from '@wattdesk/contract/outgoing-events/terms.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../bytea.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** While a tenant has an endpoint, entries of the activity log and alarms also write `outgoing_events`. */
export const eventEndpoints = pgTable('event_endpoints', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  isOperators: boolean('is_operators').notNull(),
  name: text().notNull(),
  url: text().notNull(),
  kinds: text({ enum: eventKinds }).array().notNull(),
  sealedSecret: bytea('sealed_secret').notNull(),
  sealedPreviousSecret: bytea('sealed_previous_secret'),
  previousSecretUntil: instant('previous_secret_until'),
  pausedAt: instant('paused_at'),
  pauseReason: text('pause_reason', { enum: pauseReasons }),
  failures: integer().notNull().default(0),
  failingSince: instant('failing_since'),
  probeAt: instant('probe_at'),
  lastDeliveredAt: instant('last_delivered_at'),
  ownerId: uuid('owner_id').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
  version: integer().notNull().default(1),
})

export const outgoingEvents = pgTable('outgoing_events', {
  position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id: uuid().notNull(),
  kind: text({ enum: deliveredKinds }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  endpointId: uuid('endpoint_id'),
  customerId: uuid('customer_id'),
  record: text().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  isSpread: boolean('is_spread').notNull().default(false),
})

export const eventDeliveries = pgTable('event_deliveries', {
  id: uuid().primaryKey(),
  endpointId: uuid('endpoint_id').notNull(),
  eventId: uuid('event_id').notNull(),
  position: bigint({ mode: 'number' }).notNull(),
  kind: text({ enum: deliveredKinds }).notNull(),
  record: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  claimedUntil: instant('claimed_until'),
  status: integer(),
  fault: text({ enum: deliveryFaults }),
  deliveredAt: instant('delivered_at'),
  failedAt: instant('failed_at'),
  state: text({ enum: deliveryStates }).notNull().generatedAlwaysAs(sql`null`),
})

export const eventAttempts = pgTable('event_attempts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  deliveryId: uuid('delivery_id').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  tookMs: integer('took_ms').notNull(),
  url: text().notNull(),
  headers: jsonb().$type<Record<string, string>>().notNull(),
  status: integer(),
  fault: text({ enum: deliveryFaults }),
  response: text(),
})
