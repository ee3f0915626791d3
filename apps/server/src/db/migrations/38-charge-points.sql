-- Wallboxes that connect by OCPP 1.6.

create table charge_points (
  installation_id uuid primary key references installations (id) on delete cascade,
  -- The password follows from the wallbox and this number.
  credential integer not null check (credential > 0),
  -- The process and the connection that it has now; null while it has none.
  connection_id uuid,
  heard_at timestamptz,
  vendor text,
  model text,
  serial_number text,
  firmware text,
  status text check (status in
    ('Available', 'Preparing', 'Charging', 'SuspendedEVSE', 'SuspendedEV', 'Finishing', 'Reserved', 'Unavailable', 'Faulted')),
  error_code text,
  status_at timestamptz,
  limit_a integer check (limit_a between 6 and 80)
);

-- Charges. OCPP numbers them with 32 bits. A wallbox repeats what was not answered: a charge is known by its start.
create table charging_transactions (
  id integer primary key generated always as identity,
  installation_id uuid not null references installations (id) on delete cascade,
  connector_id smallint not null check (connector_id > 0),
  id_tag text not null,
  started_at timestamptz not null,
  meter_start_wh integer not null,
  -- The latest reading while it runs.
  meter_wh integer not null,
  stopped_at timestamptz,
  stop_reason text,
  unique (installation_id, connector_id, started_at),
  check (stopped_at is not null or stop_reason is null)
);
create index charging_transactions_open on charging_transactions (installation_id) where stopped_at is null;

alter table ingest_rejections drop constraint ingest_rejections_channel_check;
alter table ingest_rejections add constraint ingest_rejections_channel_check check (channel in ('mqtt', 'webhook', 'ocpp'));
