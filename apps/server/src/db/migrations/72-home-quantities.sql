-- What a home has, and since when: while it has a power that was not measured, that power is unknown instead of 0. It has a power
-- from the first measurement on, until its last device of that kind is removed.
create table home_quantities (
  site_id uuid primary key,
  production tstzmultirange not null default '{}',
  grid tstzmultirange not null default '{}',
  battery tstzmultirange not null default '{}',
  household tstzmultirange not null default '{}',
  heat_pump tstzmultirange not null default '{}',
  ev tstzmultirange not null default '{}',
  heater tstzmultirange not null default '{}',
  noted_at timestamptz not null default now()
);

-- Adds that a power was measured at an instant: from then on the home has it, up to where it is known to have it anyway.
create function measured_from(known tstzmultirange, at timestamptz) returns tstzmultirange
language sql immutable parallel safe as $$
  select case when at is null or known @> at then known
    else known + tstzmultirange(tstzrange(at, (select min(lower(one)) from unnest(known) one where lower(one) > at))) end
$$;

-- What a home has, as lists of starts and ends in epoch ms by power. A function, so that statements about sites may call it on a
-- cluster that spreads measurements over its nodes.
create function home_quantities_of(of_site uuid) returns jsonb
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

insert into home_quantities (site_id, production, grid, battery, household, heat_pump, ev, heater)
select i.site_id,
  measured_from('{}', min(i.start) filter (where i.production_wh is not null)),
  measured_from('{}', min(i.start) filter (where i.grid_import_wh is not null or i.grid_export_wh is not null)),
  measured_from('{}', min(i.start) filter (where i.battery_charge_wh is not null or i.battery_discharge_wh is not null)),
  measured_from('{}', min(i.start) filter (where i.household_wh is not null)),
  measured_from('{}', min(i.start) filter (where i.heat_pump_wh is not null)),
  measured_from('{}', min(i.start) filter (where i.ev_wh is not null)),
  measured_from('{}', min(i.start) filter (where i.heater_wh is not null))
from energy_intervals i
group by i.site_id;

-- What is known of a day's or month's balance, in Wh and seconds: sums over the quarter hours in which all that it needs was
-- measured. Null: those are all of them, and it follows from the sums.
alter table energy_days add column balanced jsonb;
alter table energy_months add column balanced jsonb;
update sites set resum_at = now() where id in (select site_id from home_quantities);
