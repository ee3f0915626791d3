-- Changes of many orders at once: what was previewed, frozen with the versions seen, then applied in chunks.

create table order_status_runs (
  id uuid primary key,
  member_id uuid not null references members (id),
  member_name text not null,
  -- The member's own tenant: whoever sees it sees the run.
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  origin text not null check (origin in ('chosen', 'pasted', 'csv')),
  status text not null check (status in ('previewed', 'running', 'done')),
  request_id text not null,
  total integer not null,
  -- Rows the preview would change; each of them ends as applied or overtaken.
  planned integer not null,
  unchanged integer not null,
  refused integer not null,
  applied integer not null default 0,
  overtaken integer not null default 0,
  created_at timestamptz not null,
  -- Until when the preview may be applied.
  expires_at timestamptz not null,
  started_at timestamptz,
  -- The last chunk that was committed: a run that stands still is taken up again.
  touched_at timestamptz,
  finished_at timestamptz
);
create index order_status_runs_of_affiliate on order_status_runs (affiliate_id, created_at desc, id desc);
create index order_status_runs_by_time on order_status_runs (created_at desc, id desc);
create index order_status_runs_under_way on order_status_runs (touched_at) where status = 'running';

create table order_status_rows (
  run_id uuid not null references order_status_runs (id) on delete cascade,
  position integer not null,
  -- The first row of the same customer: those are applied together, so that one does not overtake another.
  group_position integer not null,
  reference text not null,
  customer_id uuid,
  sale_id uuid,
  customer_version integer,
  sale_version integer,
  change jsonb not null,
  differences jsonb not null,
  outcome text not null check (outcome in ('planned', 'unchanged', 'refused', 'applied', 'overtaken')),
  reason text check ((reason is not null) = (outcome in ('refused', 'overtaken'))),
  primary key (run_id, position)
);
create index order_status_rows_by_outcome on order_status_rows (run_id, outcome, position);
create index order_status_rows_to_apply on order_status_rows (run_id, group_position, position) where outcome = 'planned';
