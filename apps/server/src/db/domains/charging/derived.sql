-- Keeps the charges of a wallbox just before it is deleted, under the ID that it has in measurements. Nobody will report the end of one
-- that is under way: it is known up to its last reading.
create or replace function keep_charges() returns trigger language plpgsql as $$
begin
  insert into former_charges (site_id, device_id, removed_at, id, connector_id, started_at, start_reported_at, meter_start_wh, meter_wh,
    metered_at, max_power_w, plugged_in_at, plugged_out_at, stopped_at, stop_reported_at, stop_reason, refused_stop_wh)
  select s.id, coalesce(appliance.device_id, old.vendor_installation_id), now(), t.id, t.connector_id, t.started_at, t.start_reported_at,
    t.meter_start_wh, t.meter_wh, t.metered_at, t.max_power_w, t.plugged_in_at, t.plugged_out_at,
    coalesce(t.stopped_at, t.metered_at, t.started_at), t.stop_reported_at, t.stop_reason, t.refused_stop_wh
  from charging_transactions t
  -- A deleted home keeps nothing.
  join sites s on s.id = old.site_id
  left join lateral (
    select a.device_id from gateways g join appliances a on a.gateway_id = g.id
    where g.site_id = old.site_id and a.type = old.device_type and a.serial_number in (old.serial_number, old.vendor_installation_id)
    order by a.added_at, a.id limit 1) appliance on true
  where t.installation_id = old.id;
  perform note_day_changes(array_agg(s.id), array_agg((t.started_at at time zone s.time_zone)::date))
  from charging_transactions t join sites s on s.id = old.site_id
  where t.installation_id = old.id and t.stopped_at is null having count(*) > 0;
  return old;
end $$;
