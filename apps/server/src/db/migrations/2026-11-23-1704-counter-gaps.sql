create table counter_gaps (
  site_id uuid not null,
  source_id uuid not null,
  device_id text not null,
  quantity text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  energy_wh double precision not null check (energy_wh >= 0),
  check (ended_at > started_at),
  primary key (site_id, device_id, quantity, started_at, source_id)
);

comment on table counter_gaps is 'What a meter counted between two readings of one source that are too far apart for quarter hours. Derived from samples, and void where the time is measured otherwise.';
comment on column counter_gaps.device_id is 'Empty: the meter at the grid connection point.';
