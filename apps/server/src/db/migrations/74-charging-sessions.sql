-- What a charge's session needs beyond its start and stop. A charge that ended without a stop has stopped_at without stop_reason.
alter table charging_transactions
  -- The latest message about the charge, by the server's clock.
  add column heard_at timestamptz,
  -- The time of the latest reading, which is meter_wh. Null: the charge had none.
  add column metered_at timestamptz,
  -- The greatest power reported.
  add column max_power_w real,
  -- When the car was plugged in and out. Null: not known, or not yet.
  add column plugged_in_at timestamptz,
  add column plugged_out_at timestamptz,
  -- What the wallbox reported as start and stop where that cannot be right: then started_at and stopped_at are when it was received.
  add column start_reported_at timestamptz,
  add column stop_reported_at timestamptz,
  -- A final reading below the first: kept, but no energy follows from it.
  add column refused_stop_wh integer;
-- The repetition of a start with an impossible time is known by that time.
create index charging_transactions_misdated on charging_transactions (installation_id, connector_id, start_reported_at, meter_start_wh)
  where start_reported_at is not null;
create index charging_transactions_by_start on charging_transactions (installation_id, started_at desc);

-- Charges that block their wallbox since a wrong clock dated their start.
update charging_transactions set stopped_at = started_at
where stopped_at is null and (started_at > now() + interval '1 day' or started_at < '2020-01-01');

-- The connectors of a wallbox, as they report.
create table charge_point_connectors (
  installation_id uuid not null references installations (id) on delete cascade,
  connector_id smallint not null check (connector_id > 0),
  status text not null check (status in
    ('Available', 'Preparing', 'Charging', 'SuspendedEVSE', 'SuspendedEV', 'Finishing', 'Reserved', 'Unavailable', 'Faulted')),
  -- Since when every change has been reported.
  watched_since timestamptz not null,
  -- Since when a car is plugged in. Null: none is, or it is not known since when.
  plugged_in_at timestamptz,
  primary key (installation_id, connector_id)
);

-- Stops of charges that are not known, for inspection, and for starts that arrive after their stop. The newest of each wallbox.
create table unmatched_stops (
  id bigint primary key generated always as identity,
  installation_id uuid not null references installations (id) on delete cascade,
  transaction_id integer not null,
  meter_wh integer not null,
  stopped_at timestamptz not null,
  id_tag text,
  stop_reason text not null,
  received_at timestamptz not null,
  unique (installation_id, transaction_id, stopped_at, meter_wh)
);

-- Prices that held until a tariff was changed, so that a charge costs what it cost then.
create table former_tariffs (
  site_id uuid not null references sites (id) on delete cascade,
  until timestamptz not null,
  kind text not null check (kind in ('fixed', 'dynamic')),
  import_cents_per_mwh integer,
  primary key (site_id, until)
);
