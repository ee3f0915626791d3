-- Processes of the deployment, each by its own report every ten seconds. One that ends removes itself; one that was killed is
-- removed a day later.
create table processes (
  id uuid primary key,
  host text not null,
  roles text[] not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Parts that it needs and does not reach.
  unavailable text[] not null,
  resident_bytes bigint not null,
  -- Of the disk that its data directory is on; null: unknown.
  disk_bytes bigint,
  disk_free_bytes bigint,
  waiting_samples integer not null,
  -- How far its clock is ahead of the database's.
  clock_off_ms integer not null
);
