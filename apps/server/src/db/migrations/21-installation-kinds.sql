-- The kinds of installations that had a head alone get tables of their own: what their heads say is kept, the rest is empty.

-- How long an affiliate's IDs of sold energy are, such as 18 in Sweden and 11 in Germany. Null: any length.
alter table tenants add column produced_installation_id_length smallint check (produced_installation_id_length between 1 and 64);
update tenants set produced_installation_id_length = case country when 'SE' then 18 when 'DE' then 11 end where kind = 'affiliate';

create table smart_meters (
  id uuid primary key,
  kind text not null default 'meter' check (kind = 'meter'),
  -- The vendor's ID of sold energy; that of bought energy is the head's.
  produced_installation_id text,
  customer_number text,
  device_category text not null default 'electricity' check (device_category in ('electricity', 'gas')),
  is_billed boolean not null default false,
  foreign key (id, kind) references installations (id, kind) on delete cascade,
  check (produced_installation_id is null or device_category = 'electricity')
);
insert into smart_meters (id) select id from installations where kind = 'meter';
call tie_kind('meter', 'smart_meters');

create table heat_pumps (
  id uuid primary key,
  kind text not null default 'heatpump' check (kind = 'heatpump'),
  -- Null for those from before it was asked for.
  model text,
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
insert into heat_pumps (id) select id from installations where kind = 'heatpump';
call tie_kind('heatpump', 'heat_pumps');

create table gas_meters (
  id uuid primary key,
  kind text not null default 'gas' check (kind = 'gas'),
  model text,
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
insert into gas_meters (id) select id from installations where kind = 'gas';
call tie_kind('gas', 'gas_meters');

create table smart_homes (
  id uuid primary key,
  kind text not null default 'smarthome' check (kind = 'smarthome'),
  -- Null for those from before it was asked for.
  device_name text,
  scan_state text not null default 'unknown' check (scan_state in ('Done', 'Failed', 'Pending', 'unknown')),
  last_scan_at timestamptz,
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
insert into smart_homes (id) select id from installations where kind = 'smarthome';
call tie_kind('smarthome', 'smart_homes');

create table electric_cars (
  id uuid primary key,
  kind text not null default 'electriccar' check (kind = 'electriccar'),
  model text,
  battery_capacity_wh integer check (battery_capacity_wh > 0),
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
insert into electric_cars (id) select id from installations where kind = 'electriccar';
call tie_kind('electriccar', 'electric_cars');
