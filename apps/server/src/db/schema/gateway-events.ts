import { scanStates } from '@wattdesk/contract/installations/installation.ts'
import { bigint, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const gatewayEvents = pgTable('gateway_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  gatewayId: uuid('gateway_id').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  kind: text({ enum: ['scan', 'silence'] }).notNull(),
  scanState: text('scan_state', { enum: scanStates }),
  silentSince: timestamp('silent_since', { withTimezone: true }),
  commandId: uuid('command_id'),
  startedAt: timestamp('started_at', { withTimezone: true }),
  appliancesFound: smallint('appliances_found'),
  appliancesNew: smallint('appliances_new'),
})
