-- A process of the previous release that purges a customer after this migration adds its installations of unknown size to those of deleted
-- customers as if their sizes were known.
alter table installation_statistics
  add column unsized_pv_systems bigint not null default 0,
  add column unsized_batteries bigint not null default 0;
alter table installation_statistic_deltas
  add column unsized_pv_systems bigint not null default 0,
  add column unsized_batteries bigint not null default 0;
comment on column installation_statistics.unsized_pv_systems is 'Installations with a PV system of unknown peak power, which the sum lacks.';
comment on column installation_statistics.unsized_batteries is 'Installations with a battery of unknown capacity, which the sum lacks, or of which it is unknown whether they have a battery.';

insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind, installations, pv_peak_power_w,
                                           battery_capacity_wh, unsized_pv_systems, unsized_batteries)
select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind, 0, 0, 0,
  count(*) filter (where p.pv_peak_power_w is null and p.inverter_kind is distinct from 'BATTERY'),
  count(*) filter (where p.battery_capacity_wh is null and p.inverter_kind is distinct from 'PV')
from pv_battery_configurations p
join installations i on i.id = p.id
join customers c on c.id = i.customer_id
cross join lateral (select c.affiliate_id union select c.tenant_id) s (id)
where p.pv_peak_power_w is null and p.inverter_kind is distinct from 'BATTERY'
  or p.battery_capacity_wh is null and p.inverter_kind is distinct from 'PV'
group by 1, 2, 3, 4, 5, 6, 7;
