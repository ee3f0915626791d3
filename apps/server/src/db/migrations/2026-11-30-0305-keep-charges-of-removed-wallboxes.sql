-- Wallboxes that a process of the previous release removes keep theirs too: the trigger of installations keeps them.
create table former_charges (
  site_id uuid not null references sites (id) on delete cascade,
  device_id text not null,
  removed_at timestamptz not null,
  id integer not null,
  connector_id smallint not null,
  started_at timestamptz not null,
  start_reported_at timestamptz,
  meter_start_wh integer,
  meter_wh integer,
  metered_at timestamptz,
  max_power_w real,
  plugged_in_at timestamptz,
  plugged_out_at timestamptz,
  stopped_at timestamptz not null,
  stop_reported_at timestamptz,
  stop_reason text,
  refused_stop_wh integer,
  primary key (site_id, device_id, removed_at, started_at, id)
);
comment on table former_charges is 'Charges of wallboxes that were removed. What was measured stays with the home.';
comment on column former_charges.device_id is 'The wallbox in measurements.';
comment on column former_charges.id is 'The number of the charge while its wallbox was there. The other columns are as in charging_transactions.';
comment on column former_charges.removed_at is 'When the wallbox was removed. Until then, it had the charges that it reported.';
