import { migrationStates } from '@wattdesk/contract/customer-lifecycle.ts'
import type { ErrorCode } from '@wattdesk/contract/errors.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const partnerMigrations = pgTable('partner_migrations', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  sourceTenantId: uuid('source_tenant_id').notNull(),
  targetTenantId: uuid('target_tenant_id').notNull(),
  memberId: uuid('member_id').notNull(),
  memberName: text('member_name').notNull(),
  requestId: text('request_id').notNull(),
  status: text({ enum: migrationStates }).notNull(),
  fault: text().$type<ErrorCode>(),
  total: integer().notNull(),
  moved: integer().notNull().default(0),
  droppedGroups: integer('dropped_groups').notNull().default(0),
  afterId: uuid('after_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
})
