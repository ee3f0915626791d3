import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { languages } from '@wattdesk/contract/languages.ts'
import type { Translations } from '@wattdesk/contract/names.ts'
import type { OrderStatusChange, OrderStatusRow } from '@wattdesk/contract/sales/order-status/models.ts'
import {
  orderStatusOrigins,
  orderStatusOutcomes,
  orderStatusReasons,
  orderStatusRunStatuses,
} from '@wattdesk/contract/sales/order-status/terms.ts'
import { saleStepStatuses } from '@wattdesk/contract/sales/terms.ts'
import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An update triggers `keep_archived_sales`: an archived sale never changes. */
export const sales = pgTable('sales', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  templateName: text('template_name'),
  templateNames: jsonb('template_names').$type<Translations>().notNull().default({}),
  installationKind: text('installation_kind', { enum: installationKinds }).notNull(),
  installationId: uuid('installation_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  archivedAt: timestamp('archived_at', { withTimezone: true }),
  archivedBy: uuid('archived_by'),
  version: integer().notNull().default(1),
})

/** A new status triggers `keep_saved_sale_steps`: a saved step never returns to pending. */
export const saleSteps = pgTable(
  'sale_steps',
  {
    saleId: uuid('sale_id').notNull(),
    position: smallint().notNull(),
    name: text().notNull(),
    names: jsonb().$type<Translations>().notNull().default({}),
    status: text({ enum: saleStepStatuses }).notNull(),
    needsInstallation: boolean('needs_installation').notNull().default(false),
    plannedOn: date('planned_on'),
    completedOn: date('completed_on'),
    comment: text(),
    customerMessage: text('customer_message'),
  },
  (table) => [primaryKey({ columns: [table.saleId, table.position] })],
)

export const saleTemplates = pgTable('sale_templates', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  language: text({ enum: languages }),
  name: text().notNull(),
  names: jsonb().$type<Translations>().notNull().default({}),
  installationKind: text('installation_kind', { enum: installationKinds }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})

export const saleTemplateSteps = pgTable(
  'sale_template_steps',
  {
    templateId: uuid('template_id').notNull(),
    position: smallint().notNull(),
    name: text().notNull(),
    names: jsonb().$type<Translations>().notNull().default({}),
    needsInstallation: boolean('needs_installation').notNull().default(false),
    plannedAfterDays: smallint('planned_after_days'),
    customerMessage: text('customer_message'),
  },
  (table) => [primaryKey({ columns: [table.templateId, table.position] })],
)

export const orderStatusRuns = pgTable('order_status_runs', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  memberName: text('member_name').notNull(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  origin: text({ enum: orderStatusOrigins }).notNull(),
  status: text({ enum: orderStatusRunStatuses }).notNull(),
  requestId: text('request_id').notNull(),
  total: integer().notNull(),
  planned: integer().notNull(),
  unchanged: integer().notNull(),
  refused: integer().notNull(),
  applied: integer().notNull().default(0),
  overtaken: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  touchedAt: timestamp('touched_at', { withTimezone: true }),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  workingTenantId: uuid('working_tenant_id'),
})

export const orderStatusRows = pgTable(
  'order_status_rows',
  {
    runId: uuid('run_id').notNull(),
    position: integer().notNull(),
    groupPosition: integer('group_position').notNull(),
    reference: text().notNull(),
    customerId: uuid('customer_id'),
    saleId: uuid('sale_id'),
    customerVersion: integer('customer_version'),
    saleVersion: integer('sale_version'),
    change: jsonb().$type<OrderStatusChange>().notNull(),
    differences: jsonb().$type<OrderStatusRow['differences']>().notNull(),
    outcome: text({ enum: orderStatusOutcomes }).notNull(),
    reason: text({ enum: orderStatusReasons }),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
)
