-- Scans of gateways with their start, end and counts. Gaps are read from the measurements themselves, so that every screen
-- shows the same ones; silences are no longer recorded.

drop trigger gateways_heard_again on gateways;
drop function note_gateway_silence();
delete from gateway_events where kind = 'silence';

-- `at` is when a scan ended or, while it runs, when it began.
alter table gateway_events
  -- The command that a gateway reports on: several reports on one are one scan.
  add column command_id uuid,
  -- Null: only its end is known.
  add column started_at timestamptz,
  add column appliances_found smallint,
  -- Of these, the ones that were not known before.
  add column appliances_new smallint,
  add constraint gateway_events_of_command unique (gateway_id, command_id);

-- Records scans that the previous release reports; this one has recorded its own before it changes the gateway.
create or replace function note_gateway_scan() returns trigger language plpgsql as $$
begin
  insert into gateway_events (gateway_id, at, kind, scan_state)
  select new.id, new.last_scan_at, 'scan', new.scan_state
  where not exists (select from gateway_events e where e.gateway_id = new.id and e.kind = 'scan' and e.at = new.last_scan_at);
  return null;
end $$;

-- Gateways whose last scan was not recorded.
insert into gateway_events (gateway_id, at, kind, scan_state)
select g.id, g.last_scan_at, 'scan', g.scan_state from gateways g
where g.installation_id is not null and g.last_scan_at is not null and g.scan_state in ('Done', 'Failed')
  and not exists (select from gateway_events e where e.gateway_id = g.id and e.kind = 'scan' and e.at >= g.last_scan_at);
