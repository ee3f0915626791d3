-- The periods in which a day is counted.
create or replace function periods_of(day date, scope_kind text) returns table (grain text, starts_on date) language sql immutable parallel safe as $$
  select 'all', date '-infinity'
  union all select 'day', day
  union all select 'month', date_trunc('month', day::timestamp)::date where scope_kind = 'affiliate'
  union all select 'year', date_trunc('year', day::timestamp)::date where scope_kind = 'affiliate'
$$;

-- Adds deltas to the totals of the same columns and returns how many it took. Concurrent calls take different ones. With `day`, the
-- deltas' column of that name is counted in each of its periods. Figures are the columns of the totals outside their key.
create or replace function fold_deltas(deltas regclass, totals regclass, day text, most integer) returns bigint language plpgsql as $$
declare
  keys text;
  figures text;
  sums text;
  changes text;
  took bigint;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where k.is_key),
    string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where not k.is_key),
    string_agg(format('sum(%I)', a.attname), ', ' order by a.attnum) filter (where not k.is_key),
    string_agg(format('%1$I = kept.%1$I + excluded.%1$I', a.attname), ', ' order by a.attnum) filter (where not k.is_key)
  into keys, figures, sums, changes
  from pg_attribute a
  cross join lateral (
    select exists (select from pg_index i where i.indrelid = totals and i.indisunique and a.attnum = any(i.indkey)) as is_key
  ) k
  where a.attrelid = totals and a.attnum > 0 and not a.attisdropped;
  execute format(
    'with taken as (
       delete from %1$s where id in (select id from %1$s order by id limit $1 for update skip locked) returning *
     ), folded as (
       insert into %2$s as kept (%3$s, %4$s)
       select %3$s, %5$s from %6$s d group by %3$s order by %3$s
       on conflict (%3$s) do update set %7$s
     ) select count(*) from taken',
    deltas, totals, keys, figures, sums,
    case
      when day is null then 'taken'
      else format('(select s.*, p.grain, p.starts_on from taken s join tenants t on t.id = s.scope_id
                    cross join lateral periods_of(s.%I, t.kind) p)', day)
    end, changes)
  into took using most;
  return took;
end $$;

-- One row for each scope in which a record counts: its affiliate and, if different, its tenant.
create or replace function scopes_of(affiliate_id uuid, tenant_id uuid) returns table (id uuid) language sql immutable parallel safe as $$
  select affiliate_id union select tenant_id
$$;

-- 1 for an installation with a PV system of unknown peak power, or with a battery of unknown capacity, otherwise 0. One without a kind of
-- inverter may have both. A kind of installation that has no such size has no configuration, so all is null.
create or replace function unsized_pv(kind text, inverter_kind text, pv_peak_power_w integer)
returns integer language sql immutable parallel safe as $$
  select case when kind = 'pvbattery' and inverter_kind is distinct from 'BATTERY' and pv_peak_power_w is null then 1 else 0 end
$$;

create or replace function unsized_battery(kind text, inverter_kind text, battery_capacity_wh integer)
returns integer language sql immutable parallel safe as $$
  select case when kind = 'pvbattery' and inverter_kind is distinct from 'PV' and battery_capacity_wh is null then 1 else 0 end
$$;

create or replace function keep_customer_statistics(former customer_version[], written customer_version[]) returns void language plpgsql as $$
begin
  insert into customer_statistic_deltas (scope_id, created_on, is_child, type, status, source_kind, customers)
  select s.id, (c.created_at at time zone 'UTC')::date, c.tenant_id <> c.affiliate_id, c.type, c.status, c.source_kind, sum(c.sign)
  from (
    select affiliate_id, tenant_id, created_at, type, status, source_kind, 1 as sign from unnest(written)
    union all
    select affiliate_id, tenant_id, created_at, type, status, source_kind, -1 from unnest(former)
  ) c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
  group by 1, 2, 3, 4, 5, 6 having sum(c.sign) <> 0;
  -- New customers have no installations yet, and those of deleted ones were deleted first. Customers that change places are as many as
  -- before, but not their installations.
  if cardinality(former) > 0 and cardinality(written) > 0 and exists (
    select from (
      select id, affiliate_id, tenant_id, type, status, source_kind from unnest(written) union all
      select id, affiliate_id, tenant_id, type, status, source_kind from unnest(former)
    ) c group by c.* having count(*) = 1
  ) then
    insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                               installations, pv_peak_power_w, battery_capacity_wh, unsized_pv_systems,
                                               unsized_batteries)
    select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
           sum(c.sign), sum(c.sign * coalesce(p.pv_peak_power_w, 0)), sum(c.sign * coalesce(p.battery_capacity_wh, 0)),
           sum(c.sign * unsized_pv(p.kind, p.inverter_kind, p.pv_peak_power_w)),
           sum(c.sign * unsized_battery(p.kind, p.inverter_kind, p.battery_capacity_wh))
    from (
      select id, affiliate_id, tenant_id, type, status, source_kind, sum(sign) as sign
      from (
        select id, affiliate_id, tenant_id, type, status, source_kind, 1 as sign from unnest(written)
        union all
        select id, affiliate_id, tenant_id, type, status, source_kind, -1 from unnest(former)
      ) versions group by 1, 2, 3, 4, 5, 6 having sum(sign) <> 0
    ) c
    join installations i on i.customer_id = c.id
    left join pv_battery_configurations p on p.id = i.id
    cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7;
  end if;
end $$;

create or replace function keep_installation_statistics(former installation_version[], written installation_version[]) returns void language plpgsql as $$
declare
  -- Capacities of new and deleted installations are counted with their configurations.
  moves boolean := cardinality(former) > 0 and cardinality(written) > 0;
begin
  -- Most updates change nothing that is counted, and then lock no customer.
  if not exists (
    select from (
      select id, kind, vendor_id, customer_id, added_at from unnest(written) union all
      select id, kind, vendor_id, customer_id, added_at from unnest(former)
    ) i group by i.* having count(*) = 1
  ) then
    return;
  end if;
  -- Otherwise a customer that changed its status meanwhile would be counted under both.
  perform from customers where id in (select customer_id from unnest(written) union select customer_id from unnest(former))
  order by id for share;
  insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                             installations, pv_peak_power_w, battery_capacity_wh, unsized_pv_systems,
                                             unsized_batteries)
  select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
         sum(i.sign), sum(i.sign * coalesce(p.pv_peak_power_w, 0)), sum(i.sign * coalesce(p.battery_capacity_wh, 0)),
         sum(i.sign * unsized_pv(p.kind, p.inverter_kind, p.pv_peak_power_w)),
         sum(i.sign * unsized_battery(p.kind, p.inverter_kind, p.battery_capacity_wh))
  from (
    select id, customer_id, kind, vendor_id, added_at, 1 as sign from unnest(written)
    union all
    select id, customer_id, kind, vendor_id, added_at, -1 from unnest(former)
  ) i
  join customers c on c.id = i.customer_id
  left join pv_battery_configurations p on p.id = i.id and moves
  cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
  group by 1, 2, 3, 4, 5, 6, 7;
end $$;

create or replace function keep_capacity_statistics() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from installations i join customers c on c.id = i.customer_id where i.id in (select id from after_rows) order by c.id, i.id for share;
    insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                               installations, pv_peak_power_w, battery_capacity_wh, unsized_pv_systems,
                                               unsized_batteries)
    select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
           0, sum(coalesce(p.pv_peak_power_w, 0)), sum(coalesce(p.battery_capacity_wh, 0)),
           sum(unsized_pv(p.kind, p.inverter_kind, p.pv_peak_power_w)),
           sum(unsized_battery(p.kind, p.inverter_kind, p.battery_capacity_wh))
    from after_rows p join installations i on i.id = p.id join customers c on c.id = i.customer_id
    cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7;
  elsif tg_op = 'DELETE' then
    perform from installations i join customers c on c.id = i.customer_id where i.id in (select id from before_rows) order by c.id, i.id for share;
    insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                               installations, pv_peak_power_w, battery_capacity_wh, unsized_pv_systems,
                                               unsized_batteries)
    select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
           0, -sum(coalesce(p.pv_peak_power_w, 0)), -sum(coalesce(p.battery_capacity_wh, 0)),
           -sum(unsized_pv(p.kind, p.inverter_kind, p.pv_peak_power_w)),
           -sum(unsized_battery(p.kind, p.inverter_kind, p.battery_capacity_wh))
    from before_rows p join installations i on i.id = p.id join customers c on c.id = i.customer_id
    cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7;
  elsif exists (
    select from after_rows a join before_rows b using (id)
    where (a.inverter_kind, a.pv_peak_power_w, a.battery_capacity_wh)
      is distinct from (b.inverter_kind, b.pv_peak_power_w, b.battery_capacity_wh)
  ) then
    perform from installations i join customers c on c.id = i.customer_id where i.id in (select id from after_rows) order by c.id, i.id for share;
    insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                               installations, pv_peak_power_w, battery_capacity_wh, unsized_pv_systems,
                                               unsized_batteries)
    select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
           0, sum(p.sign * coalesce(p.pv_peak_power_w, 0)), sum(p.sign * coalesce(p.battery_capacity_wh, 0)),
           sum(p.sign * unsized_pv(p.kind, p.inverter_kind, p.pv_peak_power_w)),
           sum(p.sign * unsized_battery(p.kind, p.inverter_kind, p.battery_capacity_wh))
    from (
      select id, kind, inverter_kind, pv_peak_power_w, battery_capacity_wh, 1 as sign from after_rows
      union all
      select id, kind, inverter_kind, pv_peak_power_w, battery_capacity_wh, -1 from before_rows
    ) p
    join installations i on i.id = p.id join customers c on c.id = i.customer_id
    cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7;
  end if;
  return null;
end $$;
create or replace trigger pv_battery_inserted_statistics after insert on pv_battery_configurations
  referencing new table as after_rows for each statement execute function keep_capacity_statistics();
create or replace trigger pv_battery_updated_statistics after update on pv_battery_configurations
  referencing old table as before_rows new table as after_rows for each statement execute function keep_capacity_statistics();
create or replace trigger pv_battery_deleted_statistics after delete on pv_battery_configurations
  referencing old table as before_rows for each statement execute function keep_capacity_statistics();

-- Sums all statistics again, for rows loaded while the triggers were off.
create or replace function recount_statistics() returns void language plpgsql as $$
begin
  truncate customer_statistics, customer_statistic_deltas, installation_statistics, installation_statistic_deltas;
  insert into customer_statistics (scope_id, grain, starts_on, is_child, type, status, source_kind, customers)
  select d.scope_id, p.grain, p.starts_on, d.is_child, d.type, d.status, d.source_kind, sum(d.customers)
  from (
    select s.id as scope_id, (c.created_at at time zone 'UTC')::date as day, c.tenant_id <> c.affiliate_id as is_child,
           c.type, c.status, c.source_kind, count(*) as customers
    from customers c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6
  ) d join tenants t on t.id = d.scope_id cross join lateral periods_of(d.day, t.kind) p
  group by 1, 2, 3, 4, 5, 6, 7;
  insert into installation_statistics (scope_id, grain, starts_on, kind, vendor_id, type, status, source_kind,
                                       installations, pv_peak_power_w, battery_capacity_wh, unsized_pv_systems, unsized_batteries)
  select d.scope_id, p.grain, p.starts_on, d.kind, d.vendor_id, d.type, d.status, d.source_kind,
         sum(d.installations), sum(d.pv_peak_power_w), sum(d.battery_capacity_wh), sum(d.unsized_pv_systems), sum(d.unsized_batteries)
  from (
    select s.id as scope_id, (i.added_at at time zone 'UTC')::date as day, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
           count(*) as installations, sum(coalesce(b.pv_peak_power_w, 0)) as pv_peak_power_w,
           sum(coalesce(b.battery_capacity_wh, 0)) as battery_capacity_wh,
           sum(unsized_pv(b.kind, b.inverter_kind, b.pv_peak_power_w)) as unsized_pv_systems,
           sum(unsized_battery(b.kind, b.inverter_kind, b.battery_capacity_wh)) as unsized_batteries
    from installations i
    join customers c on c.id = i.customer_id
    left join pv_battery_configurations b on b.id = i.id
    cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7
  ) d join tenants t on t.id = d.scope_id cross join lateral periods_of(d.day, t.kind) p
  group by 1, 2, 3, 4, 5, 6, 7, 8;
end $$;

create or replace function day_of_use(last_seen_at timestamptz) returns date language sql immutable parallel safe as $$
  select coalesce((last_seen_at at time zone 'UTC')::date, date '-infinity')
$$;

create or replace function keep_customer_use_statistics(former customer_version[], written customer_version[]) returns void language plpgsql as $$
begin
  insert into customer_use_statistic_deltas (scope_id, last_seen_on, type, status, customers)
  select s.id, day_of_use(c.last_seen_at), c.type, c.status, sum(c.sign)
  from (
    select affiliate_id, tenant_id, last_seen_at, type, status, 1 as sign from unnest(written)
    union all
    select affiliate_id, tenant_id, last_seen_at, type, status, -1 from unnest(former)
  ) c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
  group by 1, 2, 3, 4 having sum(c.sign) <> 0;
end $$;

-- Sums them again, for rows loaded while the triggers were off.
create or replace function recount_customer_use() returns void language plpgsql as $$
begin
  truncate customer_use_statistics, customer_use_statistic_deltas;
  insert into customer_use_statistics (scope_id, last_seen_on, type, status, customers)
  select s.id, day_of_use(c.last_seen_at), c.type, c.status, count(*)
  from customers c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
  group by 1, 2, 3, 4;
end $$;

-- The state of a home, by which the map counts and the data status filters. Silence outweighs health, which is unknown without measurements.
create or replace function home_state(has_devices boolean, measured_at timestamptz, health text, silent_before timestamptz)
returns text language sql immutable parallel safe as $$
  select case when not has_devices then 'no_devices' when measured_at is null then 'never' when measured_at < silent_before then 'silent'
    when health in ('warning', 'error') then health else 'ok' end
$$;

-- Called only by the previous release.
create or replace function fleet_state(health text, has_gateway boolean) returns text language sql immutable parallel safe as $$
  select case when health in ('ok', 'warning', 'error') then health when has_gateway then 'silent' else 'no_gateway' end
$$;

-- The position of a place on the map, from 0 to 1, to the east or the south. The map ends 85 degrees from the equator.
create or replace function map_x(longitude double precision) returns double precision language sql immutable parallel safe as $$
  select (longitude + 180) / 360
$$;

create or replace function map_y(latitude double precision) returns double precision language sql immutable parallel safe as $$
  select (1 - ln(tan(radians(greatest(-85, least(85, latitude)))) + 1 / cos(radians(greatest(-85, least(85, latitude))))) / pi()) / 2
$$;

-- Counts all sites again and writes only what changed. The previous release calls it without an argument, and reads `no_gateway`.
create or replace function count_fleet(silent_before timestamptz default now() - interval '24 hours') returns void language plpgsql as $$
begin
  with seen as materialized (
    select c.affiliate_id, c.tenant_id, s.id, s.city, coalesce(s.latitude, s.approximate_latitude) as latitude,
      coalesce(s.longitude, s.approximate_longitude) as longitude,
      coalesce(s.latitude, s.approximate_latitude) is not null and coalesce(s.longitude, s.approximate_longitude) is not null as is_placed,
      home_state(i.site_id is not null, h.measured_at, h.status, silent_before) as state
    from sites s
    join customers c on c.id = s.customer_id and c.status = 'active'
    left join site_health h on h.site_id = s.id
    left join (select distinct site_id from installations) i on i.site_id = s.id
    -- The address of a company is not a home, unless it has devices.
    where c.type = 'residential_customer' or i.site_id is not null
  ), squares as materialized (
    select o.id as scope_id, case when is_placed then floor(map_x(longitude) * 4096)::int else -1 end as x,
      case when is_placed then floor(map_y(latitude) * 4096)::int else -1 end as y,
      count(*) as sites, count(*) filter (where state = 'ok') as ok, count(*) filter (where state = 'warning') as warning,
      count(*) filter (where state = 'error') as error, count(*) filter (where state = 'silent') as silent,
      count(*) filter (where state = 'never') as never, count(*) filter (where state = 'no_devices') as no_devices, sum(latitude) as latitude, sum(longitude) as longitude,
      min(city collate "C") as town, min(seen.id::text) as site_id
    from seen
    cross join lateral unnest(case when tenant_id = affiliate_id then array[affiliate_id] else array[affiliate_id, tenant_id] end) o (id)
    group by 1, 2, 3
  ), counted as materialized (
    select scope_id, 0::smallint as level, case when x < 0 then -1 else 0 end as x, case when x < 0 then -1 else 0 end as y,
      sum(ok)::int as ok, sum(warning)::int as warning, sum(error)::int as error, sum(silent)::int as silent, sum(never)::int as never,
      sum(no_devices)::int as no_devices, null::double precision as latitude, null::double precision as longitude, '' as town, null::uuid as site_id
    from squares group by 1, 3
    union all
    select scope_id, level::smallint, x >> (12 - level), y >> (12 - level), sum(ok)::int, sum(warning)::int, sum(error)::int, sum(silent)::int,
      sum(never)::int, sum(no_devices)::int, sum(latitude) / sum(sites), sum(longitude) / sum(sites), (array_agg(town order by sites desc, town))[1],
      case when sum(sites) = 1 then min(site_id)::uuid end
    from squares cross join generate_series(5, 12) level where x >= 0 group by 1, 2, 3, 4
  ), gone as (
    delete from fleet_cells f where not exists (
      select from counted n where n.scope_id = f.scope_id and n.level = f.level and n.x = f.x and n.y = f.y
    )
  )
  insert into fleet_cells as f (scope_id, level, x, y, ok, warning, error, silent, never, no_gateway, latitude, longitude, town,
    site_id)
  select scope_id, level, x, y, ok, warning, error, silent, never, never + no_devices, latitude, longitude, town, site_id from counted
  on conflict (scope_id, level, x, y) do update set
    ok = excluded.ok, warning = excluded.warning, error = excluded.error, silent = excluded.silent, never = excluded.never,
    no_gateway = excluded.no_gateway, latitude = excluded.latitude, longitude = excluded.longitude, town = excluded.town, site_id = excluded.site_id
  where (f.ok, f.warning, f.error, f.silent, f.never, f.no_gateway, f.latitude, f.longitude, f.town, f.site_id) is distinct from
    (excluded.ok, excluded.warning, excluded.error, excluded.silent, excluded.never, excluded.no_gateway, excluded.latitude,
     excluded.longitude, excluded.town, excluded.site_id);
end $$;
