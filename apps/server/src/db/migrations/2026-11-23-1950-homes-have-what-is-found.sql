-- Homes have what their gateways found, and wallboxes that were given a password for OCPP, although it was never measured.
with found as (
  select coalesce(g.site_id, g.unallocated_installation_id) as site_id, c.power, tstzrange(a.added_at, null) as during
  from gateways g join appliances a on a.gateway_id = g.id
  join (values ('production', array['PV', 'PV_EXTERNAL', 'BTTP', 'FUEL_CELL', 'WIND_TURBINE', 'HYBRID']), ('grid', array['GRID']),
    ('battery', array['BATTERY']), ('heat_pump', array['HEAT_PUMP', 'HEAT_PUMP_EXTERNAL']), ('ev', array['EVSTATION', 'CLUSTER']),
    ('heater', array['HEATING'])) as c (power, kinds) on a.kind = any (c.kinds)
  where coalesce(g.site_id, g.unallocated_installation_id) is not null
  union all
  select i.site_id, 'ev', tstzrange(coalesce(i.installed_on::timestamp at time zone s.time_zone, i.added_at), null)
  from charge_points p join installations i on i.id = p.installation_id join sites s on s.id = i.site_id
), homes as (
  select site_id,
    coalesce(range_agg(during) filter (where power = 'production'), '{}') as production,
    coalesce(range_agg(during) filter (where power = 'grid'), '{}') as grid,
    coalesce(range_agg(during) filter (where power = 'battery'), '{}') as battery,
    coalesce(range_agg(during) filter (where power = 'heat_pump'), '{}') as heat_pump,
    coalesce(range_agg(during) filter (where power = 'ev'), '{}') as ev,
    coalesce(range_agg(during) filter (where power = 'heater'), '{}') as heater
  from found group by site_id
), noted as (
  insert into home_quantities as q (site_id, production, grid, battery, heat_pump, ev, heater)
  select site_id, production, grid, battery, heat_pump, ev, heater from homes
  on conflict (site_id) do update set production = q.production + excluded.production, grid = q.grid + excluded.grid,
    battery = q.battery + excluded.battery, heat_pump = q.heat_pump + excluded.heat_pump, ev = q.ev + excluded.ev,
    heater = q.heater + excluded.heater
  where not (q.production @> excluded.production and q.grid @> excluded.grid and q.battery @> excluded.battery
    and q.heat_pump @> excluded.heat_pump and q.ev @> excluded.ev and q.heater @> excluded.heater)
  returning site_id
)
-- What was summed as if they had not is summed again.
update sites s set resum_at = now() from noted n where n.site_id = s.id
  and exists (select from energy_days d where d.site_id = s.id);
