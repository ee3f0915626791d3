import { idpTypes } from '@wattdesk/contract/customers/record/terms.ts'
import { domainFaults, stackStates } from '@wattdesk/contract/white-label/domains/terms.ts'
import type { BrandFields } from '@wattdesk/contract/white-label/models.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const tenants = pgTable('tenants', {
  id: uuid().primaryKey(),
  parentId: uuid('parent_id'),
  affiliateId: uuid('affiliate_id'),
  kind: text({ enum: ['operator', 'affiliate', 'partner'] }).notNull(),
  name: text().notNull(),
  country: text().notNull(),
  timeZone: text('time_zone').notNull(),
  language: text().notNull(),
  biddingZone: text('bidding_zone'),
  domain: text(),
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  activationEmail: text('activation_email'),
  impressumUrl: text('impressum_url'),
  appProtocol: text('app_protocol'),
  supportedLanguages: text('supported_languages').array().notNull().default([]),
  openRegistration: boolean('open_registration').notNull().default(false),
  surveyMobileUrl: text('survey_mobile_url'),
  surveyWebUrl: text('survey_web_url'),
  pvOnboardingEmail: text('pv_onboarding_email'),
  pvOnboardingPhone: text('pv_onboarding_phone'),
  pvOnboardingInstallEmail: text('pv_onboarding_install_email'),
  producedInstallationIdLength: smallint('produced_installation_id_length'),
  unallocatedAccessDays: smallint('unallocated_access_days').notNull().default(14),
  idpType: text('idp_type', { enum: idpTypes }).notNull().default('embedded'),
  idpClientId: text('idp_client_id'),
  idpDashboardAppId: text('idp_dashboard_app_id'),
  idpPoolId: text('idp_pool_id'),
  logoFileId: uuid('logo_file_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
  version: integer().notNull().default(1),
})

export const whiteLabels = pgTable('white_labels', {
  tenantId: uuid('tenant_id').primaryKey(),
  appName: text('app_name'),
  logoUrl: text('logo_url'),
  primaryColor: text('primary_color').notNull(),
  accentColor: text('accent_color').notNull(),
  impressumUrl: text('impressum_url'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
  logoFileId: uuid('logo_file_id'),
  iconFileId: uuid('icon_file_id'),
  welcome: text(),
  privacyUrl: text('privacy_url'),
  supportUrl: text('support_url'),
  mailSender: text('mail_sender'),
  mailFooter: text('mail_footer'),
  edition: integer().notNull().default(1),
  draft: jsonb().$type<BrandFields>(),
})

export const whiteLabelDomains = pgTable('white_label_domains', {
  tenantId: uuid('tenant_id').primaryKey(),
  status: text({ enum: stackStates }).notNull(),
  domain: text(),
  servedDomain: text('served_domain'),
  givenUpDomain: text('given_up_domain'),
  challenge: text().notNull(),
  fault: text({ enum: domainFaults }),
  attempts: integer().notNull().default(0),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})

export const whiteLabelEditions = pgTable(
  'white_label_editions',
  {
    tenantId: uuid('tenant_id').notNull(),
    edition: integer().notNull(),
    fields: jsonb().$type<BrandFields>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    publishedBy: uuid('published_by'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.edition] })],
)
