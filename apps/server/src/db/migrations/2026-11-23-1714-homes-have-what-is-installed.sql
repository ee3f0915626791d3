-- Homes have what is installed there, and not only what was measured.
with installed as (
  select i.site_id, c.power, tstzrange(coalesce(i.installed_on::timestamp at time zone s.time_zone, i.added_at), null) as during
  from installations i join sites s on s.id = i.site_id
  left join pv_battery_configurations p on p.id = i.id and p.has_inverter
  left join smart_meters m on m.id = i.id and m.device_category = 'electricity' and i.is_gcp
  cross join lateral (
    select 'production' where p.inverter_kind in ('PV', 'HYBRID') union all
    select 'battery' where p.inverter_kind in ('BATTERY', 'HYBRID') union all
    select 'grid' where m.id is not null union all
    select 'ev' where i.kind = 'wallbox' union all
    select 'heatPump' where i.kind = 'heatpump') as c (power)
  where i.kind = 'pvbattery'
    or exists (select from vendors v where v.id = i.vendor_id and v.webhook_key is not null)
    or exists (select from vendor_region_keys r where r.vendor_id = i.vendor_id and r.webhook_key is not null)
), homes as (
  select site_id,
    coalesce(range_agg(during) filter (where power = 'production'), '{}') as production,
    coalesce(range_agg(during) filter (where power = 'battery'), '{}') as battery,
    coalesce(range_agg(during) filter (where power = 'grid'), '{}') as grid,
    coalesce(range_agg(during) filter (where power = 'ev'), '{}') as ev,
    coalesce(range_agg(during) filter (where power = 'heatPump'), '{}') as heat_pump
  from installed group by site_id
)
insert into home_quantities as q (site_id, production, battery, grid, ev, heat_pump)
select site_id, production, battery, grid, ev, heat_pump from homes
on conflict (site_id) do update set production = q.production + excluded.production, battery = q.battery + excluded.battery,
  grid = q.grid + excluded.grid, ev = q.ev + excluded.ev, heat_pump = q.heat_pump + excluded.heat_pump;

-- What was summed as if they had not is summed again.
update sites s set resum_at = now()
where exists (select from installations i where i.site_id = s.id and i.kind in ('pvbattery', 'wallbox', 'heatpump', 'meter'))
  and exists (select from energy_days d where d.site_id = s.id);
