import { lentRoles, requestStates } from '@wattdesk/contract/account/access/terms.ts'
import { workKinds } from '@wattdesk/contract/dashboard/terms.ts'
import { languages } from '@wattdesk/contract/languages.ts'
import { notificationKinds } from '@wattdesk/contract/notifications/terms.ts'
import type { OAuthScope, Role } from '@wattdesk/contract/permissions.ts'
import type { ViewState } from '@wattdesk/contract/saved-views/models.ts'
import type { ViewedList, ViewVisibility } from '@wattdesk/contract/saved-views/terms.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../bytea.ts'

export const members = pgTable('members', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  email: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  language: text({ enum: languages }).notNull(),
  roles: text().array().$type<Role[]>().notNull(),
  preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
  version: integer().notNull().default(1),
})

export const savedViews = pgTable('saved_views', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  list: text().$type<ViewedList>().notNull(),
  name: text().notNull(),
  state: jsonb().$type<ViewState>().notNull(),
  visibility: text().$type<ViewVisibility>().notNull().default('private'),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})

export const accessLoans = pgTable('access_loans', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  role: text({ enum: lentRoles }).notNull(),
  permissions: text().array().notNull(),
  tenantId: uuid('tenant_id'),
  tenantPermissions: text('tenant_permissions').array(),
  reason: text().notNull(),
  lentBy: uuid('lent_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }),
})

export const accessRequests = pgTable('access_requests', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  permissions: text().array().notNull(),
  reason: text(),
  state: text({ enum: requestStates }).notNull().default('open'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  decidedBy: uuid('decided_by'),
  comment: text(),
})

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const memberEmailChanges = pgTable('member_email_changes', {
  memberId: uuid('member_id').primaryKey(),
  id: uuid().notNull(),
  email: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  confirmedAt: instant('confirmed_at'),
})

export const clientCredentials = pgTable('client_credentials', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  name: text().notNull(),
  scopes: text().array().$type<OAuthScope[]>().notNull(),
  secretHash: bytea('secret_hash').notNull(),
  generatedAt: timestamp('generated_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  createdBy: text('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
  version: integer().notNull().default(1),
})

export const notifications = pgTable('notifications', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  kind: text({ enum: notificationKinds }).notNull(),
  objectId: uuid('object_id').notNull(),
  customerId: uuid('customer_id'),
  detail: text(),
  causedBy: uuid('caused_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
  mailedAt: timestamp('mailed_at', { withTimezone: true }),
})

export const workClaims = pgTable(
  'work_claims',
  {
    kind: text({ enum: workKinds }).notNull(),
    objectId: uuid('object_id').notNull(),
    customerId: uuid('customer_id'),
    ownerId: uuid('owner_id'),
    note: text(),
    snoozedUntil: timestamp('snoozed_until', { withTimezone: true }),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.objectId] })],
)
