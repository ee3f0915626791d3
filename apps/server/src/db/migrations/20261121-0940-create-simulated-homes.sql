-- Homes that the simulated fleet plays, and how: the demonstration's own, empty in production.
create table simulated_homes (
  site_id uuid primary key,
  kind text not null check (kind in ('gateway', 'vendor-cloud')),
  profile jsonb not null
);

-- That the demonstration was loaded, and whether to its end: one that was cut off is loaded again from the start.
create table demonstration_loads (
  started_at timestamptz primary key,
  finished_at timestamptz
);
