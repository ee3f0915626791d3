-- Telemetry. Every table leads with site_id and has no foreign key, so that a cluster can distribute it by that column:
-- whatever happens at one site is read and written by site. Samples are dropped by the week after 90 days; intervals stay.

create table samples (
  site_id uuid not null,
  at timestamptz not null,
  -- The gateway or the vendor that measured.
  source_id uuid not null,
  -- Columns of measurements: packages/energy/src/quantities.ts.
  production_w real,
  -- Above 0 import, below 0 export.
  grid_w real,
  -- Above 0 discharge, below 0 charge.
  battery_w real,
  household_w real,
  heat_pump_w real,
  ev_w real,
  heater_w real,
  battery_state_of_charge real,
  grid_import_reading_ws bigint,
  grid_export_reading_ws bigint,
  appliances jsonb,
  primary key (site_id, at, source_id)
) partition by range (at);

-- Quarter hours in Wh. Null: not measured.
create table energy_intervals (
  site_id uuid not null,
  start timestamptz not null,
  production_wh real,
  household_wh real,
  heat_pump_wh real,
  ev_wh real,
  heater_wh real,
  grid_import_wh real,
  grid_export_wh real,
  battery_charge_wh real,
  battery_discharge_wh real,
  battery_state_of_charge real,
  -- Seconds measured, of the power that was measured longest.
  covered_seconds smallint not null,
  -- Seconds of each power that was measured for less, by its name; null: none.
  less_covered jsonb,
  primary key (site_id, start)
) partition by range (start);

-- The same for single devices, one row for each quantity, by the ID under which the device measures.
create table device_intervals (
  site_id uuid not null,
  device_id text not null,
  quantity text not null check (quantity in (
    'production', 'household', 'heatPump', 'ev', 'heater', 'gridImport', 'gridExport', 'batteryCharge', 'batteryDischarge')),
  start timestamptz not null,
  energy_wh real not null,
  covered_seconds smallint not null,
  primary key (site_id, device_id, quantity, start)
) partition by range (start);

-- Sums of quarter hours by day and month in the site's time zone.
create table energy_days (
  site_id uuid not null,
  day date not null,
  production_wh double precision,
  household_wh double precision,
  heat_pump_wh double precision,
  ev_wh double precision,
  heater_wh double precision,
  grid_import_wh double precision,
  grid_export_wh double precision,
  battery_charge_wh double precision,
  battery_discharge_wh double precision,
  covered_seconds integer not null,
  primary key (site_id, day)
);
create table energy_months (
  site_id uuid not null,
  month date not null,
  production_wh double precision,
  household_wh double precision,
  heat_pump_wh double precision,
  ev_wh double precision,
  heater_wh double precision,
  grid_import_wh double precision,
  grid_export_wh double precision,
  battery_charge_wh double precision,
  battery_discharge_wh double precision,
  covered_seconds integer not null,
  primary key (site_id, month)
);

-- Quarter hours with new samples that are not summed yet. Appended in the transaction of the samples, so that writers wait
-- neither for one another nor for the sums.
create table rollup_marks (
  id bigint generated always as identity primary key,
  site_ids uuid[] not null,
  slots timestamptz[] not null
);
-- The same by quarter hour, with the time at which it is summed.
create table rollup_slots (
  site_id uuid not null,
  slot timestamptz not null,
  due_at timestamptz not null,
  primary key (site_id, slot)
);
create index rollup_slots_due on rollup_slots (due_at);

-- Rejected measurements: the newest few thousand, to find out why a home shows no data.
create table ingest_rejections (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  channel text not null check (channel in ('mqtt', 'webhook')),
  -- Serial number of the gateway, or the site as its vendor names it.
  origin text not null,
  site_id uuid,
  sample_index integer,
  field text not null,
  reason text not null
);
create index ingest_rejections_of_site on ingest_rejections (site_id, id desc) where site_id is not null;
create index ingest_rejections_of_origin on ingest_rejections (origin, id desc);

-- Deliveries of vendor clouds as received, kept for 30 days. A delivery ID has one effect and one answer.
create table webhook_deliveries (
  vendor_id uuid not null,
  delivery_id text not null,
  site_id uuid not null,
  received_at timestamptz not null,
  payload bytea not null,
  payload_hash bytea not null,
  answer jsonb not null,
  primary key (vendor_id, delivery_id)
);
-- The server compresses the payload (Zstandard, RFC 8878).
alter table webhook_deliveries alter column payload set storage external;
create index webhook_deliveries_by_time on webhook_deliveries (received_at);
create index webhook_deliveries_of_site on webhook_deliveries (site_id, received_at desc);

-- One-time tickets, each of which opens one live socket.
create table live_tickets (
  hash bytea primary key,
  site_id uuid not null,
  member_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null
);
create index live_tickets_by_expiry on live_tickets (expires_at);

-- Partitions. The application has no right to create or drop tables; these functions do so for it. A new partition is made
-- separately and then attached, which blocks neither reads nor writes.
create function ensure_sample_partitions(first_at timestamptz, last_at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  week timestamptz := date_trunc('week', first_at, 'UTC');
  partition text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(7240021);
  while week <= last_at loop
    partition := 'samples_' || to_char(week at time zone 'UTC', 'YYYYMMDD');
    if to_regclass(partition) is null then
      execute format('create table %I (like samples including all)', partition);
      execute format('alter table samples attach partition %I for values from (%L) to (%L)', partition, week, week + interval '7 days');
      made := made + 1;
    end if;
    week := week + interval '7 days';
  end loop;
  return made;
end $$;

create function ensure_interval_partitions(first_year integer, last_year integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parent text;
  partition text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(7240021);
  foreach parent in array array['energy_intervals', 'device_intervals'] loop
    for year in first_year..last_year loop
      partition := parent || '_' || year;
      if to_regclass(partition) is null then
        execute format('create table %I (like %I including all)', partition, parent);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, partition,
          make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC'), make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC'));
        made := made + 1;
      end if;
    end loop;
  end loop;
  return made;
end $$;

-- Drops the weeks of samples that end before an instant.
create function drop_sample_partitions(before timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  partition record;
  dropped integer := 0;
begin
  for partition in
    select child.relname, to_date(right(child.relname, 8), 'YYYYMMDD') as week
    from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'samples'::regclass
  loop
    if (partition.week + 7)::timestamp at time zone 'UTC' <= before then
      execute format('drop table %I', partition.relname);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;

select ensure_sample_partitions(now() - interval '98 days', now() + interval '56 days');
select ensure_interval_partitions(2023, extract(year from now())::integer + 2);
