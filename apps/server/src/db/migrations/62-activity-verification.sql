-- The latest verification of the activity log's hash chain that a member asked for: waiting, running, done.
create table activity_verifications (
  is_only boolean primary key default true check (is_only),
  state text not null check (state in ('waiting', 'running', 'done')),
  requested_at timestamptz not null,
  -- A run that does not progress any more was interrupted; another process starts it again.
  progressed_at timestamptz not null,
  finished_at timestamptz,
  checked bigint not null default 0,
  total bigint not null default 0,
  fault_kind text check (fault_kind in ('hash', 'missing', 'values')),
  fault_position bigint,
  fault_entry_id uuid,
  check ((state = 'done') = (finished_at is not null)),
  check (num_nonnulls(fault_kind, fault_position, fault_entry_id) in (0, 3))
);
