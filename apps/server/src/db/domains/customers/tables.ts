import { migrationStates } from '@wattdesk/contract/customer-lifecycle/terms.ts'
import {
  customerSources,
  customerStatuses,
  customerTypes,
  deliveryStates,
  idpStatuses,
  installationStatuses,
} from '@wattdesk/contract/customers/terms.ts'
import type { ErrorCode } from '@wattdesk/contract/errors.ts'
import { languages } from '@wattdesk/contract/languages.ts'
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../bytea.ts'

/**
 * A write triggers, in this order and from the second on once for each statement (`customers_written` of derived.sql):
 * - `delete_installations_first`, before each row is deleted: its installations go first
 * - `refuse_customers_of_removed_tenants`, on an insert: a purged partner's tenant accepts no more customers
 * - `count_customers`, `move_customers`: the totals of lists and the marks of far pages
 * - `keep_customer_statistics`, `keep_customer_use_statistics`: customers by day of creation and of use, and their installations
 * - `collect_customer_words`: the words that the search corrects to
 * - `move_gateways_with_customers`, on an update: a customer's gateway goes with it to another tenant
 * - `note_customer_changes`: what programs that read changes receive
 * An update of one customer that changes nothing that is counted skips the totals, the statistics by day and the gateways.
 * `search_words`, which no store reads, is generated from the columns below.
 */
export const customers = pgTable('customers', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id').notNull(),
  partnerTenantId: uuid('partner_tenant_id'),
  type: text({ enum: customerTypes }).notNull(),
  status: text({ enum: customerStatuses }).notNull(),
  accountName: text('account_name').notNull(),
  accountEmail: text('account_email').notNull(),
  externalReferenceId: text('external_reference_id'),
  secondExternalReferenceId: text('second_external_reference_id'),
  subscription: text(),
  applicationName: text('application_name'),
  sourceKind: text('source_kind', { enum: customerSources }).notNull(),
  sourceMemberId: uuid('source_member_id'),
  installationStatus: text('installation_status', { enum: installationStatuses }).notNull().default('none'),
  idpId: text('idp_id'),
  idpLink: text('idp_link'),
  idpStatus: text('idp_status', { enum: idpStatuses }).notNull().default('unregistered'),
  whiteLabel: boolean('white_label').notNull().default(false),
  twoFactor: boolean('two_factor').notNull().default(false),
  technical: boolean().notNull().default(false),
  gvsEnabled: boolean('gvs_enabled').notNull().default(false),
  gvsRedeemedCents: bigint('gvs_redeemed_cents', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  joinedAt: timestamp('joined_at', { withTimezone: true }),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
  deactivatedAt: timestamp('deactivated_at', { withTimezone: true }),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  siteName: text('site_name'),
  address: text(),
  zipCode: text('zip_code'),
  city: text(),
  userTerms: text('user_terms'),
  version: integer().notNull().default(1),
})

/**
 * A write triggers `place_approximately`: a site with a full address and no coordinates is located by its town. A new time zone triggers
 * `ask_for_new_sums`: its days and months are summed again. Every write triggers `note_site_changes`, for programs.
 */
export const sites = pgTable('sites', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  name: text().notNull(),
  address: text().notNull(),
  zipCode: text('zip_code').notNull(),
  city: text().notNull(),
  country: text().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  /** The location of the site's town, maintained by the database while the coordinates are missing. */
  approximateLatitude: doublePrecision('approximate_latitude'),
  approximateLongitude: doublePrecision('approximate_longitude'),
  timeZone: text('time_zone').notNull(),
  biddingZone: text('bidding_zone'),
  isMain: boolean('is_main').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
  /** When days and months are due to be summed again, after a change of the time zone. */
  resumAt: timestamp('resum_at', { withTimezone: true }),
})

/** A write triggers `copy_user_terms`: names and e-mails are copied to the customer for the search. */
export const customerUsers = pgTable('customer_users', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  username: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  language: text({ enum: languages }).notNull(),
  isMain: boolean('is_main').notNull().default(false),
  consents: jsonb().$type<Record<string, boolean>>().notNull().default({}),
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
  lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})

export const customerFeatureGroups = pgTable(
  'customer_feature_groups',
  {
    customerId: uuid('customer_id').notNull(),
    groupId: uuid('group_id').notNull(),
    assignedAt: timestamp('assigned_at', { withTimezone: true }).notNull(),
    assignedBy: uuid('assigned_by'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.groupId] })],
)

export const customerUserFeatureGroups = pgTable(
  'customer_user_feature_groups',
  {
    customerUserId: uuid('customer_user_id').notNull(),
    groupId: uuid('group_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    assignedAt: timestamp('assigned_at', { withTimezone: true }).notNull(),
    assignedBy: uuid('assigned_by'),
  },
  (table) => [primaryKey({ columns: [table.customerUserId, table.groupId] })],
)

export const invitations = pgTable('invitations', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  customerUserId: uuid('customer_user_id').notNull(),
  deliveryState: text('delivery_state', { enum: deliveryStates }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** The mail that carried the invitation, whose delivery state follows it. */
  mailId: uuid('mail_id'),
})

export const customerNotes = pgTable('customer_notes', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  memberId: uuid('member_id').notNull(),
  text: text().notNull(),
  isPinned: boolean('is_pinned').notNull().default(false),
  mentionedIds: uuid('mentioned_ids').array().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  editedAt: timestamp('edited_at', { withTimezone: true }),
  version: integer().notNull().default(1),
})

export const customerIdentities = pgTable('customer_identities', {
  customerUserId: uuid('customer_user_id').primaryKey(),
  subject: uuid().notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull(),
})

export const customerSessionEndReasons = ['signed_out', 'replaced', 'token_reused'] as const

export const customerSessions = pgTable('customer_sessions', {
  id: uuid().primaryKey(),
  customerUserId: uuid('customer_user_id').notNull(),
  refreshGeneration: integer('refresh_generation').notNull().default(0),
  refreshedAt: timestamp('refreshed_at', { withTimezone: true }),
  clientAddress: text('client_address'),
  userAgent: text('user_agent'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  endReason: text('end_reason', { enum: customerSessionEndReasons }),
})

export const customerLinks = pgTable('customer_links', {
  id: uuid().primaryKey(),
  customerUserId: uuid('customer_user_id').notNull(),
  purpose: text({ enum: ['invitation', 'verification', 'password_reset'] }).notNull(),
  email: text().notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

export const impersonations = pgTable('impersonations', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  memberId: uuid('member_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  reason: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  linkHash: bytea('link_hash'),
  linkExpiresAt: timestamp('link_expires_at', { withTimezone: true }),
})

export const reactivationLinks = pgTable('reactivation_links', {
  customerId: uuid('customer_id').primaryKey(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

export const customerPurges = pgTable('customer_purges', {
  customerId: uuid('customer_id').primaryKey(),
  siteIds: uuid('site_ids').array().notNull(),
  purgedAt: timestamp('purged_at', { withTimezone: true }).notNull(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  lastLookAt: timestamp('last_look_at', { withTimezone: true }).notNull(),
})

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

const dimensions = {
  scopeId: uuid('scope_id').notNull(),
  type: text({ enum: customerTypes }).notNull(),
  status: text({ enum: customerStatuses }).notNull(),
  sourceKind: text('source_kind', { enum: customerSources }).notNull(),
  customers: bigint({ mode: 'number' }).notNull(),
}

export const customerCounts = pgTable('customer_counts', dimensions)

export const customerCountDeltas = pgTable('customer_count_deltas', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  ...dimensions,
})

/** Towns by country and lower-case name, from GeoNames. */
export const gazetteer = pgTable(
  'gazetteer',
  {
    country: text().notNull(),
    name: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.name] })],
)
