-- Health of homes, and how a finding becomes an alarm.

-- Health of each site with devices. Checked when `check_at` passes; a site that was not well is checked again as soon as it
-- measures.
create table site_health (
  site_id uuid primary key references sites (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  -- The vendor whose gateway or cloud delivers the measurements.
  vendor_id uuid,
  status text not null default 'no_data' check (status in ('ok', 'warning', 'error', 'no_data', 'not_applicable')),
  components jsonb not null default '[]',
  -- Devices that measure by themselves: when each was last part of a measurement, in epoch milliseconds by device ID.
  devices jsonb not null default '{}',
  measured_at timestamptz,
  -- Quarter hours before this one are judged.
  judged_until timestamptz,
  -- What is missing for a time-of-use tariff.
  time_of_use_problems text[] not null default '{}',
  checked_at timestamptz,
  check_at timestamptz not null
) with (fillfactor = 80);
create index site_health_due on site_health (check_at);
create index site_health_of_customer on site_health (customer_id);
create index site_health_of_vendor on site_health (vendor_id) where measured_at is not null;
create index site_health_by_problem on site_health using gin (time_of_use_problems);

-- Sites are checked from their first device on.
create function check_sites_of_installations() returns trigger language plpgsql as $$
begin
  insert into site_health (site_id, customer_id, check_at)
  select distinct on (changed.site_id) changed.site_id, sites.customer_id, now()
  from changed join sites on sites.id = changed.site_id
  order by changed.site_id
  -- A row that exists may be locked by its check, which must not hold up whoever adds a device.
  on conflict (site_id) do nothing;
  return null;
end $$;
create trigger installations_added_check after insert on installations referencing new table as changed
  for each statement execute function check_sites_of_installations();

-- Many sites of one vendor that fall silent together.
create table vendor_outages (
  id uuid primary key,
  vendor_id uuid not null references vendors (id) on delete cascade,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at),
  -- Most sites that were silent at once.
  sites integer not null
);
create unique index vendor_outages_open on vendor_outages (vendor_id) where ended_at is null;
create index vendor_outages_of_vendor on vendor_outages (vendor_id);

-- How an alarm is dealt with. `raised_at` is when the incident had outlasted its delay; `first_seen_at` when it began.
alter table alarms
  add column first_seen_at timestamptz,
  add column seen_at timestamptz,
  add column vendor_id uuid,
  add column acknowledged_at timestamptz,
  add column assigned_to uuid references members (id),
  add column version integer not null default 1;
create index alarms_by_state on alarms ((cleared_at is null) desc, raised_at desc, id desc);
create index alarms_assigned on alarms (assigned_to) where assigned_to is not null and cleared_at is null;

-- What was found at a site, from the check that found it to the one that no longer did. It becomes an alarm only if it lasts.
create table incidents (
  id uuid primary key,
  -- Without foreign keys: noting what was found waits for nobody who changes the site or its customer.
  site_id uuid not null,
  customer_id uuid not null,
  vendor_id uuid,
  code text not null,
  -- Empty: the site itself.
  device_id text not null default '',
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  -- Only time that says something counts: a roof without yield at night does not.
  lasted_seconds integer not null default 0,
  outage_id uuid references vendor_outages (id) on delete set null,
  alarm_id uuid references alarms (id) on delete set null
);
create unique index incidents_open on incidents (site_id, code, device_id) where ended_at is null;
create index incidents_of_site on incidents (site_id, began_at desc);
create index incidents_of_customer on incidents (customer_id);
create index incidents_of_alarm on incidents (alarm_id) where alarm_id is not null;
create index incidents_of_outage on incidents (outage_id) where outage_id is not null;
create index incidents_open_of_vendor on incidents (vendor_id, began_at) where ended_at is null;
create index incidents_ended on incidents (ended_at) where ended_at is not null;

create table alarm_comments (
  id uuid primary key,
  alarm_id uuid not null references alarms (id) on delete cascade,
  member_id uuid not null references members (id),
  text text not null,
  created_at timestamptz not null
);
create index alarm_comments_of_alarm on alarm_comments (alarm_id, created_at, id);

-- Rules that a tenant set. A partner without one follows its affiliate, an affiliate the operator, the operator the defaults.
create table alarm_rules (
  tenant_id uuid not null references tenants (id) on delete cascade,
  code text not null,
  level text not null check (level in ('info', 'warning', 'error')),
  is_active boolean not null,
  limit_value double precision not null,
  delay_seconds integer not null check (delay_seconds >= 0),
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, code)
);

insert into site_health (site_id, customer_id, check_at)
select distinct on (i.site_id) i.site_id, i.customer_id, now() from installations i order by i.site_id;
