-- The demonstration's own tables; empty in production.

-- Homes that the simulated fleet plays, and how.
create table simulated_homes (
  site_id uuid primary key,
  kind text not null check (kind in ('gateway', 'vendor-cloud')),
  profile jsonb not null
);

-- Loads of the demonstration. One that did not finish is loaded again from the start.
create table demonstration_loads (
  started_at timestamptz primary key,
  finished_at timestamptz,
  -- Keys, indexes and triggers that were taken off the tables while rows came in; null once they are back.
  taken_off jsonb
);
