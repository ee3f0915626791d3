-- The journey of a sale, step by step, and what went wrong at a home.

create table sales (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  installation_kind text not null check (installation_kind in ('pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar')),
  created_at timestamptz not null,
  archived_at timestamptz
);
create index sales_of_customer on sales (customer_id, created_at desc);

create table sale_steps (
  sale_id uuid not null references sales (id) on delete cascade,
  position smallint not null,
  name text not null,
  status text not null check (status in ('pending', 'skipped', 'completed')),
  needs_installation boolean not null default false,
  planned_on date,
  completed_on date check ((completed_on is not null) = (status = 'completed')),
  comment text,
  customer_message text,
  primary key (sale_id, position)
);

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
