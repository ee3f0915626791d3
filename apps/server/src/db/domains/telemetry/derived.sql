-- Waits a minute, until every rollup that still used the former time zone has ended.
create or replace function ask_for_new_sums() returns trigger language plpgsql as $$
begin
  new.resum_at := now() + interval '1 minute';
  return new;
end
$$;
create or replace trigger sites_ask_for_new_sums before update of time_zone on sites
  for each row when (old.time_zone is distinct from new.time_zone) execute function ask_for_new_sums();

-- Partitions. The application has no right to create or drop tables, so these functions do it. A new partition is created separately and
-- then attached, which blocks neither reads nor writes.
create or replace function ensure_sample_partitions(first_at timestamptz, last_at timestamptz) returns integer
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

create or replace function ensure_interval_partitions(first_year integer, last_year integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parent text;
  partition text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(7240021);
  foreach parent in array array['energy_intervals', 'device_intervals', 'gas_intervals'] loop
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
create or replace function drop_sample_partitions(before timestamptz) returns integer
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

-- The newest samples of a site after one instant and up to another, newest first. Null as source: any.
create or replace function newest_samples(of_site uuid, of_source uuid, since timestamptz, until timestamptz, most integer)
returns table (
  at timestamptz, source_id uuid, production_w real, grid_w real, battery_w real, household_w real, heat_pump_w real, ev_w real,
  heater_w real, battery_state_of_charge real, appliances jsonb)
language plpgsql stable parallel safe as $$
begin
  return query
    select s.at, s.source_id, s.production_w, s.grid_w, s.battery_w, s.household_w, s.heat_pump_w, s.ev_w, s.heater_w,
      s.battery_state_of_charge, s.appliances
    from samples s
    where s.site_id = of_site and s.at > since and s.at <= until and (of_source is null or s.source_id = of_source)
    order by s.at desc limit most;
end $$;

-- When a source last measured a site, if that is among the newest 20,000 samples of the site: two weeks of a sample a minute. A silent
-- home has no others.
create or replace function source_measured_at(of_site uuid, of_source uuid) returns timestamptz
language plpgsql stable parallel safe as $$
begin
  return (
    select max(newest.at) from (
      select s.at, s.source_id from samples s where s.site_id = of_site order by s.at desc limit 20000) newest
    where newest.source_id = of_source);
end $$;

-- When the PV system or battery of a site was last measured since an instant. A quarter hour in the dark counts as known without that.
create or replace function pv_measured_at(of_site uuid, since timestamptz) returns timestamptz
language plpgsql stable parallel safe as $$
begin
  return (
    select s.at from samples s
    where s.site_id = of_site and s.at > since and (s.production_w is not null or s.battery_w is not null)
    order by s.at desc limit 1);
end $$;

create or replace function is_measured_here(sources jsonb, quantity text) returns boolean
language sql immutable parallel safe as $$ select coalesce(sources ->> quantity not in ('imported', 'estimate'), true) $$;

-- The end of a site's newest quarter hour since an instant that measured what devices of a kind do. Imported ones were not measured here,
-- and production is 0 in the dark without being measured.
create or replace function kind_measured_at(of_site uuid, of_kind text, since timestamptz) returns timestamptz
language plpgsql stable parallel safe as $$
begin
  return (
    select measured.at
    from energy_days d cross join lateral (
      select i.start + make_interval(secs => i.covered_seconds) as at
      from energy_intervals i
      where i.site_id = of_site and i.start > greatest(since - interval '15 minutes', d.day::timestamp at time zone 'UTC' - interval '1 day')
        and i.start < d.day::timestamp at time zone 'UTC' + interval '2 days'
        and case of_kind
          when 'pvbattery' then (i.production_wh > 0 and is_measured_here(i.sources, 'production'))
            or (i.battery_charge_wh is not null and is_measured_here(i.sources, 'batteryCharge'))
          when 'meter' then i.grid_import_wh is not null and is_measured_here(i.sources, 'gridImport')
          when 'wallbox' then i.ev_wh is not null and is_measured_here(i.sources, 'ev')
          when 'heatpump' then i.heat_pump_wh is not null and is_measured_here(i.sources, 'heatPump') end
      order by i.start desc limit 1) measured
    where d.site_id = of_site and d.day >= (since at time zone 'UTC')::date - 1
      and case of_kind
        when 'pvbattery' then d.production_wh > 0 or d.battery_charge_wh is not null
        when 'meter' then d.grid_import_wh is not null
        when 'wallbox' then d.ev_wh is not null
        when 'heatpump' then d.heat_pump_wh is not null end
    order by d.day desc limit 1);
end $$;

-- The end of measurement in a site's newest quarter hour.
create or replace function intervals_measured_until(of_site uuid) returns timestamptz
language plpgsql stable parallel safe as $$
begin
  return (
    select i.start + make_interval(secs => i.covered_seconds) from energy_intervals i
    where i.site_id = of_site order by i.start desc limit 1);
end $$;

-- The measured seconds of a site, from the first day to the last.
create or replace function measured_seconds(of_site uuid, first_day date, last_day date) returns bigint
language plpgsql stable parallel safe as $$
begin
  return (
    select coalesce(sum(d.covered_seconds), 0) from energy_days d where d.site_id = of_site and d.day >= first_day and d.day <= last_day);
end $$;

-- Whether a site has gaps that its meters' counters span. Hardly any has, which saves a statement for each reading of its past.
create or replace function has_counter_gaps(of_site uuid) returns boolean
language plpgsql stable parallel safe as $$
begin
  return exists (select from counter_gaps g where g.site_id = of_site);
end $$;

-- Records that a power was measured at an instant: the home has it from then on, up to where it is already known to have it.
create or replace function measured_from(known tstzmultirange, at timestamptz) returns tstzmultirange
language sql immutable parallel safe as $$
  select case when at is null or known @> at then known
    else known + tstzmultirange(tstzrange(at, (select min(lower(one)) from unnest(known) one where lower(one) > at))) end
$$;

-- What a home has, as lists of starts and ends in epoch ms by power. A function, so that statements about sites may call it on a
-- cluster that spreads measurements over its nodes.
create or replace function home_quantities_of(of_site uuid) returns jsonb
language plpgsql stable parallel safe as $$
begin
  return (
    select jsonb_object_agg(had.power, (
      select jsonb_agg(jsonb_build_array((extract(epoch from lower(one)) * 1000)::float8, (extract(epoch from upper(one)) * 1000)::float8) order by one)
      from unnest(had.during) one))
    from home_quantities q cross join lateral (values ('production', q.production), ('grid', q.grid), ('battery', q.battery),
      ('household', q.household), ('heatPump', q.heat_pump), ('ev', q.ev), ('heater', q.heater)) as had (power, during)
    where q.site_id = of_site and not isempty(had.during));
end $$;

-- When a gas meter of a site was last in contact: its newest reading since an instant, or the end of its newest quarter hour. Null as
-- device: any. Meters are found one after another in the key, because there are few of them and many quarter hours.
create or replace function gas_measured_at(of_site uuid, of_device text, since timestamptz) returns timestamptz
language plpgsql stable parallel safe as $$
begin
  return greatest(
    (select s.at from samples s
      where s.site_id = of_site and s.at > since and s.gas_meters is not null
        and (of_device is null or s.gas_meters @> jsonb_build_array(jsonb_build_object('deviceId', of_device)))
      order by s.at desc limit 1),
    (with recursive meters as (
      (select g.device_id from gas_intervals g
        where g.site_id = of_site and (of_device is null or g.device_id = of_device) order by g.device_id limit 1)
      union all
      select (select g.device_id from gas_intervals g where g.site_id = of_site and g.device_id > m.device_id order by g.device_id limit 1)
      from meters m where m.device_id is not null and of_device is null)
    select max(newest.until) from meters m cross join lateral (
      select g.start + make_interval(secs => g.covered_seconds) as until from gas_intervals g
      where g.site_id = of_site and g.device_id = m.device_id order by g.start desc limit 1) newest));
end $$;
