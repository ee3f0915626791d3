import type { TestServer } from './server.ts'

/** A row of a table to copy, found by a condition or built by a query, and the differences: SQL by column, with the copy's number `n`. */
export type Planted = { table: string; like: string; differing: Record<string, string> }

const nowhere = { installation_id: 'null', site_id: 'null', unallocated_installation_id: 'null' }
const ownId = { id: 'gen_random_uuid()' }
/** The same in each table for a copy's number. */
const plantedId = "md5('planted ' || n)::uuid"

/** The row to copy for each list, or one of each table that it reads. `$id` is the first parameter of the request, `$member` and `$tenant` are the caller's. */
export const plantedRows: Record<string, Planted | readonly Planted[]> = {
  listMembers: {
    table: 'members',
    like: 'id = $member',
    differing: { ...ownId, email: "'planted-' || n || '@example.com'" },
  },
  listAccountActivities: { table: 'activity_entries', like: 'member_id = $member', differing: ownId },
  listMyActivities: { table: 'activity_entries', like: 'member_id = $member', differing: ownId },
  listCustomerActivities: { table: 'activity_entries', like: 'customer_id = $id', differing: ownId },
  listSaleChanges: {
    table: 'activity_entries',
    like: 'customer_id = $id',
    differing: { ...ownId, object_type: "'sale'" },
  },
  listCustomers: {
    table: 'customers',
    like: 'affiliate_id = $tenant',
    differing: { ...ownId, account_email: "'planted-' || n || '@example.com'", external_reference_id: 'null', partner_tenant_id: 'null' },
  },
  listCmsCustomers: {
    table: 'customers',
    like: 'affiliate_id = $tenant',
    differing: { ...ownId, account_email: "'cms-' || n || '@example.com'", external_reference_id: 'null', partner_tenant_id: 'null' },
  },
  listCustomersOfPartner: {
    table: 'customers',
    like: 'id = $id',
    differing: {
      ...ownId,
      tenant_id: "(c ->> 'partner_tenant_id')::uuid",
      account_email: "'below-' || n || '@example.com'",
      external_reference_id: 'null',
      partner_tenant_id: 'null',
    },
  },
  listCustomerUsers: { table: 'customer_users', like: 'customer_id = $id', differing: { ...ownId, is_main: 'false' } },
  listEmailCampaigns: {
    table: 'invitations',
    like: `select jsonb_build_object('customer_id', customer_id, 'customer_user_id', id, 'delivery_state', 'sent',
             'updated_at', created_at, 'created_at', created_at) as c from customer_users where id = $id`,
    differing: ownId,
  },
  listCustomerNotes: {
    table: 'customer_notes',
    like: `select jsonb_build_object('customer_id', $id, 'member_id', $member, 'text', 'Called back', 'is_pinned', false,
             'mentioned_ids', jsonb_build_array(), 'created_at', now(), 'version', 1) as c`,
    differing: ownId,
  },
  listDeviceLimits: {
    table: 'device_limits',
    like: `select jsonb_build_object('customer_id', customer_id, 'site_id', id, 'kind', 'grid-signal', 'power_w', 4200, 'starts_at', now(),
             'ends_at', now() + interval '1 hour', 'asked_by_kind', 'system', 'asked_at', now()) as c from sites where customer_id = $id`,
    differing: ownId,
  },
  listWork: {
    table: 'customers',
    like: 'affiliate_id = $tenant',
    differing: {
      ...ownId,
      status: "'inactive'",
      deactivated_at: 'now()',
      account_email: "'inactive-' || n || '@example.com'",
      external_reference_id: 'null',
      partner_tenant_id: 'null',
    },
  },
  ...Object.fromEntries(
    ['listAlarms', 'listGatewayAlarms', 'listCustomerAlarms'].map((name): [string, Planted] => [
      name,
      {
        table: 'alarms',
        like: `select jsonb_build_object('customer_id', coalesce((select id from customers where id::text = $id),
                 (select id from customers where affiliate_id = $tenant limit 1)), 'site_id', gen_random_uuid(), 'level', 'error',
                 'code', 'GatewayOffline', 'raised_at', now(), 'version', 1) as c`,
        differing: ownId,
      },
    ]),
  ),
  listTimeOfUse: {
    table: 'site_health',
    like: `select jsonb_build_object('customer_id', (select id from customers where affiliate_id = $tenant limit 1), 'status', 'ok',
             'components', jsonb_build_array(), 'devices', jsonb_build_object(), 'check_at', now() + interval '1 day', 'checked_at', now(),
             'time_of_use_problems', jsonb_build_array()) as c`,
    differing: { site_id: 'gen_random_uuid()' },
  },
  listMails: { table: 'outbox_mails', like: 'affiliate_id = $tenant', differing: ownId },
  listArchivedSales: { table: 'sales', like: 'true', differing: { ...ownId, customer_id: '$id::uuid', archived_at: 'now()' } },
  listSaleTemplates: { table: 'sale_templates', like: 'tenant_id = $tenant', differing: { ...ownId, name: "'Planted ' || n" } },
  listOrderStatusRuns: { table: 'order_status_runs', like: 'affiliate_id = $tenant', differing: ownId },
  listOrderStatusRows: { table: 'order_status_rows', like: 'run_id = $id', differing: { position: 'n + 10' } },
  listBulkActions: { table: 'bulk_actions', like: 'member_id = $member', differing: ownId },
  listBulkActionCustomers: { table: 'bulk_action_customers', like: 'bulk_action_id = $id', differing: { position: 'n + 10' } },
  listCustomerImports: { table: 'customer_imports', like: 'uploaded_by = $member', differing: ownId },
  listCustomerImportsOfPartner: {
    table: 'customer_imports',
    like: 'uploaded_by = $member',
    differing: { ...ownId, tenant_id: '(select partner_tenant_id from customers where id = $id)' },
  },
  listInstallerCompanies: {
    table: 'installer_companies',
    like: 'tenant_id = $tenant',
    differing: { ...ownId, name: "'Planted ' || n" },
  },
  listInstallers: {
    table: 'members',
    like: 'id = $member',
    differing: { ...ownId, email: "'installer-' || n || '@example.com'", roles: '\'["installer"]\'::jsonb' },
  },
  listStockGateways: {
    table: 'gateways',
    like: 'affiliate_id = $tenant',
    differing: { ...ownId, serial_number: "'PLANTED-' || n", start_code: "'PLANTED-' || n", device_id: "'PLANTED-' || n", ...nowhere },
  },
  listStockGatewayHistory: {
    table: 'activity_entries',
    like: 'member_id = $member',
    differing: { ...ownId, object_id: '$id', customer_id: 'null' },
  },
  listDeliveries: { table: 'gateway_deliveries', like: 'tenant_id = $tenant', differing: ownId },
  listDeliveryRows: { table: 'gateway_delivery_rows', like: 'delivery_id = $id', differing: { row: 'n + 10' } },
  listUnallocatedInstallations: {
    table: 'unallocated_installations',
    like: 'tenant_id = $tenant and assigned_at is null',
    differing: ownId,
  },
  listAssignedInstallations: {
    table: 'unallocated_installations',
    like: 'tenant_id = $tenant and assigned_at is not null',
    differing: ownId,
  },
  // Homes with a device, and their health.
  listDataStatus: [
    {
      table: 'sites',
      like: "customer_id in (select id from customers where affiliate_id = $tenant and status = 'active')",
      differing: { id: plantedId, is_main: 'false' },
    },
    {
      table: 'installations',
      like: "kind <> 'gateway'",
      differing: { ...ownId, site_id: plantedId, vendor_installation_id: "'planted-' || n" },
    },
    {
      table: 'site_health',
      like: `select jsonb_build_object('site_id', s.id, 'customer_id', s.customer_id, 'status', 'ok', 'components', jsonb_build_array(),
               'devices', jsonb_build_object(), 'time_of_use_problems', jsonb_build_array(), 'check_at', now()) as c
             from sites s join customers on customers.id = s.customer_id where customers.affiliate_id = $tenant limit 1`,
      differing: { site_id: plantedId },
    },
  ],
  listDataImports: {
    table: 'data_imports',
    like: `select jsonb_build_object('customer_id', customer_id, 'site_id', id, 'vendor_name', 'gridX', 'action', 'reimport', 'status', 'done',
             'from_at', now() - interval '1 day', 'to_at', now(), 'continue_at', now(), 'written_intervals', 0, 'replaced_intervals', 0,
             'rejected_values', 0, 'only_missing', false, 'has_data', false, 'totals', jsonb_build_object(), 'attempts', 0, 'requested_by', $member,
             'requested_at', now(), 'worked_at', now()) as c from sites where id = $id`,
    differing: ownId,
  },
  listEventDeliveries: {
    table: 'event_deliveries',
    like: 'endpoint_id in (select id from event_endpoints where tenant_id = $tenant and removed_at is null)',
    differing: { ...ownId, event_id: 'gen_random_uuid()' },
  },
  listImportRows: { table: 'customer_import_rows', like: 'import_id = $id', differing: { row: 'n + 10' } },
}

type About = { id: string | undefined; member: string; tenant: string }

/** Copies a row `count` times. No trigger and no reference is checked, because the copies are only listed and counted. */
export async function plant(server: TestServer, planted: Planted | readonly Planted[], about: About, count: number): Promise<void> {
  for (const one of [planted].flat()) await plantRows(server, one, about, count)
}

async function plantRows(server: TestServer, { table, like, differing }: Planted, about: About, count: number): Promise<void> {
  const columns = await server.sql<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = columns.map(({ name }) => name).join(', ')
  const filled = (text: string) => text.replace(/\$(member|tenant|id)/g, (_, name: keyof About) => `'${about[name]}'`)
  const one = like.startsWith('select') ? filled(like) : `select to_jsonb(t) as c from ${table} t where ${filled(like)} limit 1`
  const other = Object.entries({ copy: 'n', ...differing }).map(([column, value]) => `'${column}', ${filled(value)}`)
  await server.sql(`
    begin;
    set local session_replication_role = replica;
    with one as materialized (${one})
    insert into ${table} (${names}) select ${names} from one
    cross join generate_series(1, ${count}) n
    cross join lateral jsonb_populate_record(null::${table}, c || jsonb_build_object(${other.join(', ')})) copy;
    commit`)
}
