-- What was measured at a site, for statements that read other tables too. A cluster that spreads measurements over its nodes by
-- site does not join them with tables of the coordinator; a function asks the node that has the site.

-- The newest samples of a site after one instant and until another, the newest first. Null as source: of any source.
create function newest_samples(of_site uuid, of_source uuid, since timestamptz, until timestamptz, most integer)
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

-- Until when a site's newest quarter hour is measured.
create function intervals_measured_until(of_site uuid) returns timestamptz
language plpgsql stable parallel safe as $$
begin
  return (
    select i.start + make_interval(secs => i.covered_seconds) from energy_intervals i
    where i.site_id = of_site order by i.start desc limit 1);
end $$;

-- For how long a site was measured on days from the first to the last, in seconds.
create function measured_seconds(of_site uuid, first_day date, last_day date) returns bigint
language plpgsql stable parallel safe as $$
begin
  return (
    select coalesce(sum(d.covered_seconds), 0) from energy_days d where d.site_id = of_site and d.day >= first_day and d.day <= last_day);
end $$;
