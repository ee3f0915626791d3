-- Tenants, members, customers, installations and the activity log.

-- The words of a text in lower case: as they stand between blanks, and split at the signs that join names and addresses.
create function words_of(content text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(
    regexp_split_to_array(lower(content) || ' ' || translate(lower(content), '@.-_/&,()', '         '), '\s+'), ''))
$$;

create table tenants (
  id uuid primary key,
  parent_id uuid references tenants (id),
  -- The affiliate a tenant belongs to: itself for an affiliate, null for the operator at the root.
  affiliate_id uuid references tenants (id),
  kind text not null check (kind in ('operator', 'affiliate', 'partner')),
  name text not null,
  country text not null,
  time_zone text not null,
  language text not null,
  bidding_zone text,
  domain text,
  contact_email text,
  contact_phone text,
  created_at timestamptz not null,
  check ((kind = 'operator') = (affiliate_id is null))
);
create index tenants_by_affiliate on tenants (affiliate_id, kind, name);

create table members (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  email text not null unique,
  first_name text not null,
  last_name text not null,
  language text not null,
  -- The first role names the member; the permissions are the union over all.
  roles text[] not null check (cardinality(roles) > 0),
  preferences jsonb not null default '{}',
  created_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1
);
create index members_by_tenant on members (tenant_id, last_name, id);

create table customers (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid not null references tenants (id),
  -- A partner's own tenant, to which its sub-customers belong.
  partner_tenant_id uuid references tenants (id),
  type text not null check (type in ('residential_customer', 'partner', 'whitelabel_partner')),
  status text not null check (status in ('active', 'inactive', 'deleted')),
  account_name text not null,
  account_email text not null,
  external_reference_id text,
  second_external_reference_id text,
  subscription text,
  application_name text,
  source_kind text not null check (source_kind in ('crm', 'csv', 'open_registration', 'self_registration', 'stepup_registration', 'user')),
  source_member_id uuid references members (id),
  installation_status text not null default 'none' check (installation_status in ('none', 'planned', 'installed', 'commissioned')),
  idp_id text,
  idp_link text,
  idp_status text not null default 'unregistered' check (idp_status in ('registered', 'unregistered')),
  white_label boolean not null default false,
  two_factor boolean not null default false,
  gvs_enabled boolean not null default false,
  gvs_redeemed_cents bigint,
  created_at timestamptz not null,
  joined_at timestamptz,
  last_seen_at timestamptz,
  deactivated_at timestamptz,
  deleted_at timestamptz,
  updated_at timestamptz not null,
  -- Copies of the main site's, so that the list needs no join to filter and order.
  site_name text,
  address text,
  zip_code text,
  city text,
  version integer not null default 1,
  -- The words a search may begin: as written, and split where names and addresses are joined.
  search_words tsvector generated always as (
    words_of(account_name || ' ' || account_email || ' ' || coalesce(external_reference_id, '') || ' ' ||
             coalesce(second_external_reference_id, '') || ' ' || coalesce(zip_code, '') || ' ' || coalesce(city, ''))
  ) stored
);
create unique index customers_email on customers (affiliate_id, account_email) where status <> 'deleted';
create unique index customers_external_reference on customers (affiliate_id, external_reference_id) where status <> 'deleted';
create unique index customers_partner_tenant on customers (partner_tenant_id);
-- Each order of the list has its index, led by what a member may see; read backwards for the other direction. They hold
-- what an ordered page needs, so that skipping to a far page reads the index alone. `nulls first` is how lists are ordered.
create index customers_by_created on customers (affiliate_id, created_at nulls first, id) where status <> 'deleted';
create index customers_by_name on customers (affiliate_id, account_name nulls first, id) where status <> 'deleted';
create index customers_by_last_seen on customers (affiliate_id, last_seen_at nulls first, id) where status <> 'deleted';
create index customers_by_city on customers (affiliate_id, city nulls first, id) where status <> 'deleted';
create index customers_by_zip on customers (affiliate_id, zip_code nulls first, id) where status <> 'deleted';
create index customers_by_status on customers (affiliate_id, status, created_at nulls first, id);
create index customers_by_type on customers (affiliate_id, type, created_at nulls first, id) where status <> 'deleted';
create index customers_of_tenant on customers (tenant_id, created_at nulls first, id);
create index customers_search on customers using gin (search_words) with (gin_pending_list_limit = 256);

create table sites (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  name text not null,
  address text not null,
  zip_code text not null,
  city text not null,
  country text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  time_zone text not null,
  bidding_zone text,
  is_main boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index sites_main on sites (customer_id) where is_main;
create index sites_of_customer on sites (customer_id, created_at, id);

create table customer_users (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  username text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  language text not null,
  is_main boolean not null default false,
  consents jsonb not null default '{}',
  email_verified_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index customer_users_of_customer on customer_users (customer_id, created_at, id);
create index customer_users_by_email on customer_users (email);

create table invitations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  delivery_state text not null check (delivery_state in ('sent', 'pending', 'open', 'click', 'bounce', 'blocked', 'spam', 'unsub', 'n/a')),
  sent_at timestamptz,
  updated_at timestamptz not null,
  created_at timestamptz not null
);
create index invitations_of_user on invitations (customer_user_id, created_at desc);
create index invitations_of_customer on invitations (customer_id, created_at desc);

-- How many customers there are, by what the list is filtered with most. A scope is an affiliate, or a partner's tenant.
-- Writers only append deltas, so that they never wait for one another; a job folds them together.
create table customer_counts (
  scope_id uuid not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null,
  primary key (scope_id, type, status, source_kind)
);
create table customer_count_deltas (
  id bigint generated always as identity primary key,
  scope_id uuid not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null
);
create index customer_count_deltas_of_scope on customer_count_deltas (scope_id);

create function count_inserted_customers() returns trigger language plpgsql as $$
begin
  insert into customer_count_deltas (scope_id, type, status, source_kind, customers)
  select scope.id, c.type, c.status, c.source_kind, count(*)
  from after_rows c
  cross join lateral (select c.affiliate_id as id union select c.tenant_id) scope
  group by 1, 2, 3, 4;
  return null;
end $$;

create function count_deleted_customers() returns trigger language plpgsql as $$
begin
  insert into customer_count_deltas (scope_id, type, status, source_kind, customers)
  select scope.id, c.type, c.status, c.source_kind, -count(*)
  from before_rows c
  cross join lateral (select c.affiliate_id as id union select c.tenant_id) scope
  group by 1, 2, 3, 4;
  return null;
end $$;

create function count_updated_customers() returns trigger language plpgsql as $$
begin
  insert into customer_count_deltas (scope_id, type, status, source_kind, customers)
  select scope_id, type, status, source_kind, sum(customers)
  from (
    select scope.id as scope_id, c.type, c.status, c.source_kind, 1 as customers
    from after_rows c cross join lateral (select c.affiliate_id as id union select c.tenant_id) scope
    union all
    select scope.id, c.type, c.status, c.source_kind, -1
    from before_rows c cross join lateral (select c.affiliate_id as id union select c.tenant_id) scope
  ) changes
  group by 1, 2, 3, 4
  having sum(customers) <> 0;
  return null;
end $$;

create trigger customers_inserted after insert on customers
  referencing new table as after_rows for each statement execute function count_inserted_customers();
create trigger customers_updated after update on customers
  referencing old table as before_rows new table as after_rows for each statement execute function count_updated_customers();
create trigger customers_deleted after delete on customers
  referencing old table as before_rows for each statement execute function count_deleted_customers();

create table vendors (
  id uuid primary key,
  name text not null unique,
  display_name text not null,
  category text not null check (category in ('ev', 'idp', 'iothub', 'pvbattery', 'smarthome', 'smartmeter')),
  -- The account at the vendor to which the systems of this integration are assigned.
  reference_id uuid not null,
  -- How a PV and battery configuration of this vendor is identified there.
  identified_by text not null check (identified_by in ('serial_number', 'site_id', 'vrm_portal_id', 'logger_serial_number')),
  health text not null default 'ok' check (health in ('ok', 'warning', 'error', 'no_data', 'not_applicable')),
  -- Key of its signed webhooks, and the one before it, good until the rotation ends. Sealed.
  webhook_key bytea,
  previous_webhook_key bytea,
  previous_webhook_key_until timestamptz,
  created_at timestamptz not null
);

create table installations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  site_id uuid not null references sites (id),
  kind text not null check (kind in ('pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar')),
  vendor_id uuid references vendors (id),
  is_gcp boolean not null default false,
  data_import_status text check (data_import_status in ('binding', 'pending', 'running', 'done', 'error', 'no_data_found')),
  added_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index installations_of_customer on installations (customer_id, kind, added_at, id);
create index installations_of_site on installations (site_id);
-- One grid connection point a site, one gateway a customer: two requests at once cannot both win.
create unique index installations_gcp on installations (site_id) where is_gcp;
create unique index installations_gateway on installations (customer_id) where kind = 'gateway';

create table pv_battery_configurations (
  id uuid primary key references installations (id) on delete cascade,
  vendor_id uuid not null references vendors (id),
  -- The vendor's identifier of the installation: what tells two configurations of one vendor apart.
  installation_id text not null,
  serial_number text,
  vendor_site_id text,
  vendor_user_id text,
  api_key bytea,
  vrm_portal_id text,
  gateway_serial_number text,
  logger_serial_numbers text[] not null default '{}',
  has_inverter boolean not null,
  inverter_kind text check (inverter_kind in ('HYBRID', 'PV', 'BATTERY')),
  pv_peak_power_w integer check (pv_peak_power_w > 0),
  pv_inverter_provider text,
  pv_inverter_model text,
  pv_inverter_max_ac_power_w integer check (pv_inverter_max_ac_power_w > 0),
  battery_manufacturer text,
  battery_capacity_wh integer check (battery_capacity_wh > 0),
  battery_inverter_model text,
  battery_inverter_max_ac_power_w integer check (battery_inverter_max_ac_power_w > 0),
  installed_on date
);
create unique index pv_battery_vendor_installation on pv_battery_configurations (vendor_id, installation_id);

create table pv_panels (
  configuration_id uuid not null references pv_battery_configurations (id) on delete cascade,
  position smallint not null,
  panel_count integer not null check (panel_count > 0),
  peak_power_w integer not null check (peak_power_w > 0),
  azimuth_degrees real not null check (azimuth_degrees between -180 and 180),
  tilt_degrees real not null check (tilt_degrees between 0 and 90),
  shaded_segments_count smallint not null check (shaded_segments_count between 0 and 100),
  altitude_m real,
  primary key (configuration_id, position)
);

create table gateways (
  id uuid primary key,
  -- Null while the box is not paired.
  installation_id uuid unique references installations (id) on delete set null,
  site_id uuid references sites (id) on delete set null,
  serial_number text not null unique,
  start_code text not null unique,
  device_id text not null unique,
  vendor_name text not null,
  model text not null,
  firmware text,
  scan_state text not null default 'unknown' check (scan_state in ('Done', 'Failed', 'Pending', 'unknown')),
  last_scan_at timestamptz,
  contacted_at timestamptz,
  created_at timestamptz not null
);
create index gateways_of_site on gateways (site_id);

create table appliances (
  id uuid primary key,
  gateway_id uuid not null references gateways (id) on delete cascade,
  device_id text not null,
  kind text not null,
  type text not null,
  manufacturer text,
  model text,
  serial_number text,
  added_at timestamptz not null,
  updated_at timestamptz not null,
  contacted_at timestamptz,
  unique (gateway_id, device_id)
);

-- The activity log. Entries are never changed or deleted by the application (it has no right to); their values lie apart,
-- encrypted under a key of their subject, so that destroying the key forgets them and the chain still verifies.
create table activity_entries (
  id uuid primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'system', 'client', 'device')),
  member_id uuid,
  actor_name text not null,
  action text not null check (action in ('create', 'read', 'update', 'delete')),
  event text not null,
  source text not null check (source in ('portal', 'csv_import', 'database_manipulation', 'event')),
  application text not null,
  object_type text not null,
  object_id text not null,
  customer_id uuid,
  tenant_id uuid not null,
  affiliate_id uuid,
  reason text,
  request_id text not null,
  values_hash bytea
);
create index activity_entries_of_customer on activity_entries (customer_id, at desc, id desc) where customer_id is not null;
create index activity_entries_of_member on activity_entries (member_id, at desc, id desc) where member_id is not null;
create index activity_entries_of_affiliate on activity_entries (affiliate_id, at desc, id desc);
create index activity_entries_by_time on activity_entries (at desc, id desc);

create table activity_values (
  entry_id uuid primary key references activity_entries (id) on delete cascade,
  subject_id uuid not null,
  sealed bytea not null
);
create table activity_subject_keys (
  subject_id uuid primary key,
  sealed_key bytea,
  destroyed_at timestamptz
);
create table activity_unsealed (entry_id uuid primary key);
create table activity_seals (
  position bigint primary key,
  entry_id uuid not null unique,
  hash bytea not null
);
