-- What stands in customers' homes, and the vendors it comes from.

create table vendors (
  id uuid primary key,
  name text not null unique,
  display_name text not null,
  category text not null check (category in ('ev', 'idp', 'iothub', 'pvbattery', 'smarthome', 'smartmeter')),
  -- The account at the vendor to which the systems of this integration are assigned.
  reference_id uuid not null,
  -- How a PV and battery configuration of this vendor is identified there.
  identified_by text not null check (identified_by in ('serial_number', 'site_id', 'vrm_portal_id', 'logger_serial_number')),
  health text not null default 'ok' check (health in ('ok', 'warning', 'error', 'no_data', 'not_applicable')),
  -- Sealed keys that sign its webhooks: the current one, and the one before it, valid until the rotation ends.
  webhook_key bytea,
  previous_webhook_key bytea,
  previous_webhook_key_until timestamptz,
  created_at timestamptz not null
);

-- The head of every installation, whatever its kind. A kind with columns of its own has them in a table of its own, whose rows
-- have the head's ID and kind; `tie_kind` keeps the two together.
create table installations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  site_id uuid not null references sites (id),
  kind text not null check (kind in ('pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar')),
  vendor_id uuid not null references vendors (id),
  -- The vendor's ID of the installation.
  vendor_installation_id text not null,
  serial_number text,
  device_type text not null check
    (device_type in ('Inverter', 'EV', 'Heatpump', 'Sphere', 'Gateway', 'smarthome', 'Meter', 'Gas', 'ElectricCar', 'HEAT_PUMP')),
  manufacturer text,
  is_gcp boolean not null default false,
  data_import_status text check (data_import_status in ('binding', 'pending', 'running', 'done', 'error', 'no_data_found')),
  installed_on date,
  added_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  constraint installations_vendor_installation unique (vendor_id, vendor_installation_id),
  -- What the tables of the kinds refer to.
  constraint installations_of_kind unique (id, kind)
);
create index installations_of_customer on installations (customer_id, kind, added_at, id);
create index installations_of_site on installations (site_id);
-- The form checks while one types whether a vendor's ID or a serial number is taken.
create index installations_by_vendor_installation on installations (vendor_installation_id);
create index installations_by_serial on installations (serial_number) where serial_number is not null;
-- One grid connection point a site and one gateway a customer, even if two requests come at once.
create unique index installations_gcp on installations (site_id) where is_gcp;
create unique index installations_gateway on installations (customer_id) where kind = 'gateway';

create function refuse_other_kind() returns trigger language plpgsql as $$
begin
  raise exception 'the kind of an installation cannot be changed' using errcode = 'check_violation', constraint = 'installations_kind_fixed';
end $$;
create trigger installations_kind_fixed before update of kind on installations for each row
  when (new.kind <> old.kind) execute function refuse_other_kind();

-- Demands, at commit, that each head of a kind has its row in the kind's table, and keeps the row from being removed alone.
-- `head_column` is the table's column with the head's ID.
create procedure tie_kind(kind text, kind_table text, head_column text default 'id') language plpgsql as $tie$
declare
  rule text := kind_table || '_of_heads';
begin
  execute format($sql$
    create function %1$I() returns trigger language plpgsql as $rule$
    declare
      head uuid;
    begin
      if tg_table_name = 'installations' then head := new.id; else head := old.%3$I; end if;
      if exists (select from installations where id = head) and not exists (select from %2$I where %3$I = head) then
        raise exception 'an installation has no row in %2$s' using errcode = 'foreign_key_violation', constraint = '%1$s';
      end if;
      return null;
    end $rule$
  $sql$, rule, kind_table, head_column);
  execute format($sql$
    create constraint trigger %1$I after insert on installations deferrable initially deferred for each row
      when (new.kind = %2$L) execute function %1$I()
  $sql$, rule, kind);
  execute format($sql$
    create constraint trigger %1$I after delete or update of %3$I on %2$I deferrable initially deferred for each row
      execute function %1$I()
  $sql$, rule, kind_table, head_column);
end $tie$;

create table pv_battery_configurations (
  id uuid primary key,
  kind text not null default 'pvbattery' check (kind = 'pvbattery'),
  vendor_site_id text,
  vendor_user_id text,
  api_key bytea,
  vrm_portal_id text,
  gateway_serial_number text,
  logger_serial_numbers text[] not null default '{}',
  has_inverter boolean not null,
  inverter_kind text check (inverter_kind in ('HYBRID', 'PV', 'BATTERY')),
  pv_peak_power_w integer check (pv_peak_power_w > 0),
  pv_inverter_model text,
  pv_inverter_max_ac_power_w integer check (pv_inverter_max_ac_power_w > 0),
  battery_manufacturer text,
  battery_capacity_wh integer check (battery_capacity_wh > 0),
  battery_inverter_model text,
  battery_inverter_max_ac_power_w integer check (battery_inverter_max_ac_power_w > 0),
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
call tie_kind('pvbattery', 'pv_battery_configurations');

create table pv_panels (
  configuration_id uuid not null references pv_battery_configurations (id) on delete cascade,
  position smallint not null,
  panel_count integer not null check (panel_count > 0),
  peak_power_w integer not null check (peak_power_w > 0),
  azimuth_degrees real not null check (azimuth_degrees between -180 and 180),
  tilt_degrees real not null check (tilt_degrees between 0 and 90),
  shaded_segments_count smallint not null check (shaded_segments_count between 0 and 100),
  altitude_m real,
  primary key (configuration_id, position)
);

create table wallboxes (
  id uuid primary key,
  kind text not null default 'wallbox' check (kind = 'wallbox'),
  power_output_a integer not null check (power_output_a > 0),
  modulation_minimal_level_a integer not null check (modulation_minimal_level_a >= 6),
  foreign key (id, kind) references installations (id, kind) on delete cascade,
  check (modulation_minimal_level_a <= power_output_a)
);
call tie_kind('wallbox', 'wallboxes');

-- Rows below a deleted row are deleted just before it, while triggers can still read what they are counted under.
create function delete_installations_first() returns trigger language plpgsql as $$
begin
  delete from installations where customer_id = old.id;
  return old;
end $$;
create trigger customers_deleted_first before delete on customers for each row execute function delete_installations_first();
create function delete_configuration_first() returns trigger language plpgsql as $$
begin
  delete from pv_battery_configurations where id = old.id;
  return old;
end $$;
create trigger installations_deleted_first before delete on installations for each row execute function delete_configuration_first();
