-- The map of the fleet: sites of active customers counted by their state in squares of the map, for each scope (an affiliate or
-- a partner's tenant). Closer views, which show few sites, count the sites themselves.

create index sites_by_place on sites (latitude, longitude) where latitude is not null and longitude is not null;

create table fleet_cells (
  scope_id uuid not null,
  -- The map (Web Mercator) is 2^level squares wide. Level 0 has the totals: x is -1 for sites without a place.
  level smallint not null,
  x integer not null,
  y integer not null,
  ok integer not null,
  warning integer not null,
  error integer not null,
  silent integer not null,
  no_gateway integer not null,
  -- The middle of the sites, and a town where most of them are.
  latitude double precision,
  longitude double precision,
  town text not null,
  -- The site of a square with one.
  site_id uuid,
  primary key (scope_id, level, x, y)
);
create index fleet_cells_of_site on fleet_cells (site_id) where site_id is not null;

-- When the sites were last counted, and how long that took: a large fleet is counted less often.
create table fleet_counts (
  is_only boolean primary key default true check (is_only),
  counted_at timestamptz not null,
  took_ms integer not null
);

-- A home whose gateway is missing cannot be heard: it is silent only with one.
create function fleet_state(health text, has_gateway boolean) returns text language sql immutable parallel safe as $$
  select case when health in ('ok', 'warning', 'error') then health when has_gateway then 'silent' else 'no_gateway' end
$$;

-- Where a place lies on the map, from 0 to 1, south and east. The map ends 85 degrees from the equator.
create function map_x(longitude double precision) returns double precision language sql immutable parallel safe as $$
  select (longitude + 180) / 360
$$;
create function map_y(latitude double precision) returns double precision language sql immutable parallel safe as $$
  select (1 - ln(tan(radians(greatest(-85, least(85, latitude)))) + 1 / cos(radians(greatest(-85, least(85, latitude))))) / pi()) / 2
$$;

-- Counts all sites again and writes what changed.
create function count_fleet() returns void language plpgsql as $$
begin
  with seen as materialized (
    select c.affiliate_id, c.tenant_id, s.id, s.city, s.latitude, s.longitude, s.latitude is not null and s.longitude is not null as is_placed,
      fleet_state(h.status, g.site_id is not null) as state
    from sites s
    join customers c on c.id = s.customer_id and c.status = 'active'
    left join site_health h on h.site_id = s.id
    left join (select distinct i.site_id from installations i where i.kind = 'gateway') g on g.site_id = s.id
  ), squares as materialized (
    select o.id as scope_id, case when is_placed then floor(map_x(longitude) * 4096)::int else -1 end as x,
      case when is_placed then floor(map_y(latitude) * 4096)::int else -1 end as y,
      count(*) as sites, count(*) filter (where state = 'ok') as ok, count(*) filter (where state = 'warning') as warning,
      count(*) filter (where state = 'error') as error, count(*) filter (where state = 'silent') as silent,
      count(*) filter (where state = 'no_gateway') as no_gateway, sum(latitude) as latitude, sum(longitude) as longitude,
      min(city collate "C") as town, min(seen.id::text) as site_id
    from seen
    cross join lateral unnest(case when tenant_id = affiliate_id then array[affiliate_id] else array[affiliate_id, tenant_id] end) o (id)
    group by 1, 2, 3
  ), counted as materialized (
    select scope_id, 0::smallint as level, case when x < 0 then -1 else 0 end as x, case when x < 0 then -1 else 0 end as y,
      sum(ok)::int as ok, sum(warning)::int as warning, sum(error)::int as error, sum(silent)::int as silent, sum(no_gateway)::int as no_gateway,
      null::double precision as latitude, null::double precision as longitude, '' as town, null::uuid as site_id
    from squares group by 1, 3
    union all
    select scope_id, level::smallint, x >> (12 - level), y >> (12 - level), sum(ok)::int, sum(warning)::int, sum(error)::int, sum(silent)::int,
      sum(no_gateway)::int, sum(latitude) / sum(sites), sum(longitude) / sum(sites), (array_agg(town order by sites desc, town))[1],
      case when sum(sites) = 1 then min(site_id)::uuid end
    from squares cross join generate_series(5, 12) level where x >= 0 group by 1, 2, 3, 4
  ), gone as (
    delete from fleet_cells f where not exists (
      select from counted n where n.scope_id = f.scope_id and n.level = f.level and n.x = f.x and n.y = f.y
    )
  )
  insert into fleet_cells as f select * from counted
  on conflict (scope_id, level, x, y) do update set
    ok = excluded.ok, warning = excluded.warning, error = excluded.error, silent = excluded.silent, no_gateway = excluded.no_gateway,
    latitude = excluded.latitude, longitude = excluded.longitude, town = excluded.town, site_id = excluded.site_id
  where (f.ok, f.warning, f.error, f.silent, f.no_gateway, f.latitude, f.longitude, f.town, f.site_id) is distinct from
    (excluded.ok, excluded.warning, excluded.error, excluded.silent, excluded.no_gateway, excluded.latitude, excluded.longitude,
     excluded.town, excluded.site_id);
end $$;
