-- Business reports that members get by mail.
create table report_schedules (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  report text not null,
  product text,
  -- As the call of the report takes it.
  filter text,
  states text,
  is_incremental boolean not null default false,
  rhythm text not null check (rhythm in ('day', 'week', 'month')),
  next_at timestamptz not null,
  last_sent_at timestamptz,
  created_at timestamptz not null
);
-- The same report comes once, even if it is asked for twice.
create unique index report_schedules_alike on report_schedules (member_id, report, product, filter, states, is_incremental, rhythm)
  nulls not distinct;
create index report_schedules_due on report_schedules (next_at, id);
