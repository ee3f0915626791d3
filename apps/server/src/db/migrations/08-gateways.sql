-- Gateways: the boxes in homes, what they found there, and what they went through.

create table gateways (
  id uuid primary key,
  -- Null while the gateway is not paired.
  installation_id uuid unique,
  kind text not null default 'gateway' check (kind = 'gateway'),
  site_id uuid references sites (id) on delete set null,
  serial_number text not null unique,
  start_code text not null unique,
  device_id text not null unique,
  vendor_name text not null,
  model text not null,
  firmware text,
  scan_state text not null default 'unknown' check (scan_state in ('Done', 'Failed', 'Pending', 'unknown')),
  last_scan_at timestamptz,
  contacted_at timestamptz,
  created_at timestamptz not null,
  foreign key (installation_id, kind) references installations (id, kind) on delete set null (installation_id)
);
call tie_kind('gateway', 'gateways', 'installation_id');
create index gateways_of_site on gateways (site_id);

create table appliances (
  id uuid primary key,
  gateway_id uuid not null references gateways (id) on delete cascade,
  device_id text not null,
  kind text not null,
  type text not null,
  manufacturer text,
  model text,
  serial_number text,
  added_at timestamptz not null,
  updated_at timestamptz not null,
  contacted_at timestamptz,
  unique (gateway_id, device_id)
);

-- Scans, and silences of a quarter hour or more. Kept for 90 days.
create table gateway_events (
  id bigint generated always as identity primary key,
  gateway_id uuid not null references gateways (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('scan', 'silence')),
  scan_state text check ((scan_state is not null) = (kind = 'scan')),
  silent_since timestamptz check ((silent_since is not null) = (kind = 'silence'))
);
create index gateway_events_of_gateway on gateway_events (gateway_id, kind, at desc, id desc);
create index gateway_events_by_time on gateway_events (at);

-- Triggers record events whoever reports them. Their conditions keep ordinary contacts, which are many, free of any cost.
create function note_gateway_scan() returns trigger language plpgsql as $$
begin
  insert into gateway_events (gateway_id, at, kind, scan_state) values (new.id, coalesce(new.last_scan_at, now()), 'scan', new.scan_state);
  return null;
end $$;
create trigger gateways_scanned after update of scan_state, last_scan_at on gateways for each row
  when (new.last_scan_at is distinct from old.last_scan_at and new.scan_state in ('Done', 'Failed'))
  execute function note_gateway_scan();

create function note_gateway_silence() returns trigger language plpgsql as $$
begin
  insert into gateway_events (gateway_id, at, kind, silent_since) values (new.id, new.contacted_at, 'silence', old.contacted_at);
  return null;
end $$;
create trigger gateways_heard_again after update of contacted_at on gateways for each row
  when (new.contacted_at - old.contacted_at >= interval '15 minutes')
  execute function note_gateway_silence();
