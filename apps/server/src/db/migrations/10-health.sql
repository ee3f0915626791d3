-- How homes fare: their alarms, and what energy costs them.

create table alarms (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  site_id uuid not null,
  device_id text,
  level text not null check (level in ('info', 'warning', 'error')),
  code text not null,
  raised_at timestamptz not null,
  cleared_at timestamptz check (cleared_at > raised_at),
  acknowledged_by uuid references members (id)
);
create index alarms_of_customer on alarms (customer_id, raised_at desc);
create index alarms_active on alarms (level, raised_at desc) where cleared_at is null;
create index alarms_cleared_of_customer on alarms (customer_id, cleared_at desc, id desc) where cleared_at is not null;

-- What energy costs at a site, in cents per MWh: whole numbers hold a thousandth of a cent per kWh.
create table site_tariffs (
  site_id uuid primary key references sites (id) on delete cascade,
  kind text not null check (kind in ('fixed', 'dynamic')),
  -- For a dynamic tariff, the surcharge on the exchange's price. Null: not known yet.
  import_cents_per_mwh integer,
  export_cents_per_mwh integer,
  updated_at timestamptz not null,
  version integer not null default 1
);
