import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
