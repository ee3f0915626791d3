import type { CommissioningStage } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const installerCompanies = pgTable('installer_companies', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id').notNull(),
  name: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const installerCompanyMembers = pgTable('installer_company_members', {
  memberId: uuid('member_id').primaryKey(),
  companyId: uuid('company_id').notNull(),
})

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const unallocatedInstallations = pgTable('unallocated_installations', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id').notNull(),
  gatewayId: uuid('gateway_id').notNull(),
  companyId: uuid('company_id'),
  installerId: uuid('installer_id').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  assignedAt: instant('assigned_at'),
  assignedBy: uuid('assigned_by'),
  customerId: uuid('customer_id'),
  siteId: uuid('site_id'),
  moveDueAt: instant('move_due_at'),
  removedAt: instant('removed_at'),
  commissioning: jsonb().$type<CommissioningStage[]>(),
  commissionedAt: instant('commissioned_at'),
  commissionedBy: uuid('commissioned_by'),
})
