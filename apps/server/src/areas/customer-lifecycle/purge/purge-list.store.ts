/**
 * What a purge does to each table. `purge-list.test.ts` compares this list with the database, so that no table with customer
 * data is missed.
 */

/** Which records the rows of a table belong to. */
export type Owner = 'customer' | 'user' | 'site' | 'installation' | 'gateway' | 'partnerTenant' | 'member'

type Destroyed = { table: string; column: string; of: Owner }

/** Deleted in the purge's transaction, in this order: references before the records that they name. */
export const destroyedAtOnce: readonly Destroyed[] = [
  { table: 'impersonations', column: 'customer_id', of: 'customer' },
  { table: 'device_limits', column: 'customer_id', of: 'customer' },
  { table: 'customer_notes', column: 'customer_id', of: 'customer' },
  { table: 'notifications', column: 'customer_id', of: 'customer' },
  { table: 'outgoing_events', column: 'customer_id', of: 'customer' },
  { table: 'work_claims', column: 'customer_id', of: 'customer' },
  { table: 'reactivation_links', column: 'customer_id', of: 'customer' },
  { table: 'customer_feature_groups', column: 'customer_id', of: 'customer' },
  { table: 'customer_user_feature_groups', column: 'customer_id', of: 'customer' },
  { table: 'order_status_rows', column: 'customer_id', of: 'customer' },
  { table: 'partner_migrations', column: 'customer_id', of: 'customer' },
  { table: 'outbox_mails', column: 'customer_id', of: 'customer' },
  { table: 'sales', column: 'customer_id', of: 'customer' },
  { table: 'alarms', column: 'customer_id', of: 'customer' },
  { table: 'invitations', column: 'customer_id', of: 'customer' },
  { table: 'live_tickets', column: 'site_id', of: 'site' },
  { table: 'fleet_cells', column: 'site_id', of: 'site' },
  { table: 'simulated_homes', column: 'site_id', of: 'site' },
  { table: 'appliances', column: 'gateway_id', of: 'gateway' },
  { table: 'gateway_places', column: 'gateway_id', of: 'gateway' },
  { table: 'gateway_events', column: 'gateway_id', of: 'gateway' },
  { table: 'gateway_runs', column: 'gateway_id', of: 'gateway' },
  { table: 'gateway_commands', column: 'gateway_id', of: 'gateway' },
  { table: 'silent_gateways', column: 'gateway_id', of: 'gateway' },
  { table: 'unallocated_installations', column: 'customer_id', of: 'customer' },
  { table: 'data_imports', column: 'customer_id', of: 'customer' },
  { table: 'installations', column: 'customer_id', of: 'customer' },
  { table: 'sites', column: 'customer_id', of: 'customer' },
  // After the sites: a running check locks their health, and may record an incident until then.
  { table: 'incidents', column: 'customer_id', of: 'customer' },
  { table: 'customer_users', column: 'customer_id', of: 'customer' },
  // A partner: everything of the tenant that its customers belonged to.
  { table: 'white_label_editions', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'white_label_domains', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'white_labels', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'unallocated_installations', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'installer_companies', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'gateway_deliveries', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'sale_templates', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'contents', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'content_files', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'alarm_rules', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'event_endpoints', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'customer_imports', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'order_status_runs', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'bulk_actions', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'outbox_mails', column: 'tenant_id', of: 'partnerTenant' },
  { table: 'access_loans', column: 'tenant_id', of: 'partnerTenant' },
  // Its members: their credentials and saved records.
  { table: 'saved_views', column: 'member_id', of: 'member' },
  { table: 'report_schedules', column: 'member_id', of: 'member' },
  { table: 'report_schedule_recipients', column: 'member_id', of: 'member' },
  { table: 'notifications', column: 'member_id', of: 'member' },
  { table: 'access_loans', column: 'member_id', of: 'member' },
  { table: 'access_requests', column: 'member_id', of: 'member' },
  { table: 'member_email_changes', column: 'member_id', of: 'member' },
  { table: 'work_claims', column: 'owner_id', of: 'member' },
  { table: 'installer_company_members', column: 'member_id', of: 'member' },
  { table: 'sessions', column: 'member_id', of: 'member' },
  { table: 'multifactors', column: 'member_id', of: 'member' },
]

/** Measurements of sites: deleted afterwards, a few thousand rows at a time in the order of a column. */
export const destroyedInBatches: readonly (Destroyed & { orderedBy: string })[] = [
  { table: 'samples', column: 'site_id', of: 'site', orderedBy: 'at' },
  { table: 'webhook_deliveries', column: 'site_id', of: 'site', orderedBy: 'received_at' },
  { table: 'rollup_slots', column: 'site_id', of: 'site', orderedBy: 'slot' },
  { table: 'energy_intervals', column: 'site_id', of: 'site', orderedBy: 'start' },
  { table: 'device_intervals', column: 'site_id', of: 'site', orderedBy: 'start' },
  { table: 'gas_intervals', column: 'site_id', of: 'site', orderedBy: 'start' },
  { table: 'counter_gaps', column: 'site_id', of: 'site', orderedBy: 'started_at' },
  { table: 'energy_days', column: 'site_id', of: 'site', orderedBy: 'day' },
  { table: 'day_changes', column: 'site_id', of: 'site', orderedBy: 'day' },
  { table: 'energy_months', column: 'site_id', of: 'site', orderedBy: 'month' },
  { table: 'home_quantities', column: 'site_id', of: 'site', orderedBy: 'noted_at' },
  { table: 'issued_forecasts', column: 'site_id', of: 'site', orderedBy: 'day' },
  { table: 'ingest_rejections', column: 'site_id', of: 'site', orderedBy: 'at' },
]

/** Tables whose rows a cascade deletes, with the table it starts from: for tests, which require every table to be listed. */
export const goesWith: Readonly<Record<string, string>> = {
  mail_pictures: 'outbox_mails',
  mail_files: 'outbox_mails',
  sale_steps: 'sales',
  device_limit_events: 'device_limits',
  pv_battery_configurations: 'installations',
  pv_panels: 'pv_battery_configurations',
  eeg9_records: 'pv_battery_configurations',
  smart_meters: 'installations',
  wallboxes: 'installations',
  charge_points: 'installations',
  charging_transactions: 'installations',
  charge_point_connectors: 'installations',
  unmatched_stops: 'installations',
  heat_pumps: 'installations',
  gas_meters: 'installations',
  smart_homes: 'installations',
  electric_cars: 'installations',
  data_import_parts: 'data_imports',
  site_tariffs: 'sites',
  former_tariffs: 'sites',
  former_charges: 'sites',
  gateway_stays: 'sites',
  installation_stays: 'sites',
  site_health: 'sites',
  alarm_comments: 'alarms',
  customer_identities: 'customer_users',
  customer_links: 'customer_users',
  customer_sessions: 'customer_users',
  sale_template_steps: 'sale_templates',
  content_translations: 'contents',
  content_versions: 'contents',
  customer_import_chunks: 'customer_imports',
  recovery_codes: 'multifactors',
  gateway_delivery_rows: 'gateway_deliveries',
  event_deliveries: 'outgoing_events',
  event_attempts: 'event_deliveries',
}

/** Kept without personal data: `purge.store.ts` handles each individually. */
export const mended: Readonly<Record<string, string>> = {
  customers: 'a bare key with its tenant, type, kind of source and dates',
  tenants: "a purged partner's own, as a bare key",
  members: 'people of a purged partner, removed and without name and address',
  gateways: "unpaired: the box is returned and goes to another home; a partner's boxes go to its region",
  customer_imports: 'the first rows of a file that held the customer are no longer shown',
  customer_import_pieces: 'a file that held the customer is no longer kept',
  customer_import_rows: 'rows of the customer lose their values',
  saved_views: 'those that contain the name of the customer are removed',
  bulk_actions: 'the reason that was typed for many is deleted',
  identities: "those of a partner's people are removed",
  identity_links: "those of a partner's people are removed",
  customer_moves: 'the place of the customer in the list is deleted, and the marks are recreated',
  customer_page_marks: 'a mark that is the customer is removed',
  activity_subject_keys: "the customer's key is destroyed",
}

/** Tables kept although they contain IDs of customers, users or sites, with the reason. */
export const kept: Readonly<Record<string, string>> = {
  activity_entries: 'the log: only keys; what people typed is sealed with the values',
  activity_values: 'sealed with a key that is destroyed',
  bulk_action_customers: 'only keys, while the bulk action is kept',
  customer_purges: 'remaining work, until it is done',
  rollup_marks: 'taken within seconds, before the second look at the site',
  record_changes: 'only keys, from which programs learn of the purge; kept for a month',
}
