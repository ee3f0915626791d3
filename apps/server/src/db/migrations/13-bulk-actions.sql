-- One action on many customers: what a selection matched is written down, judged in stretches, then worked off in chunks.

create table bulk_actions (
  id uuid primary key,
  -- Who previewed it: nobody else sees or starts it.
  member_id uuid not null references members (id),
  member_name text not null,
  -- The member's own tenant: the action reaches as far as its members.
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  kind text not null check (kind in ('assign-feature-groups', 'send-invitation', 'deactivate', 'export')),
  action jsonb not null,
  feature_groups text[] not null,
  status text not null check (status in ('freezing', 'previewed', 'running', 'cancelled', 'done', 'undoing', 'undone')),
  -- What was selected, kept only until it is frozen: a search may contain a name.
  selection jsonb,
  request_id text not null,
  -- A long action is worked on in turns, each a job of its own. A job whose turn is over does nothing.
  turn integer not null default 0,
  total integer not null,
  -- Each planned customer ends as acted or overtaken; each acted one of an undo ends as undone or kept.
  planned integer not null,
  refused integer not null,
  acted integer not null default 0,
  overtaken integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  -- Up to which position customers are judged; later, up to which they are acted on or undone.
  reached integer not null default 0,
  -- How many customers were refused for which reason, by outcome. Kept, so that showing progress counts no rows.
  reasons jsonb not null default '[]',
  created_at timestamptz not null,
  -- When the matched customers were written down.
  frozen_at timestamptz,
  expires_at timestamptz not null,
  started_at timestamptz,
  -- When the last chunk was committed; an action that stalls is resumed.
  touched_at timestamptz,
  finished_at timestamptz,
  undo_until timestamptz,
  undo_started_at timestamptz,
  undo_finished_at timestamptz
);
create index bulk_actions_of_member on bulk_actions (member_id, created_at nulls first, id);
create index bulk_actions_by_time on bulk_actions (created_at);
create index bulk_actions_under_way on bulk_actions (touched_at) where status in ('freezing', 'running', 'undoing');

create table bulk_action_customers (
  bulk_action_id uuid not null references bulk_actions (id) on delete cascade,
  position integer not null,
  customer_id uuid not null,
  -- Feature groups the customer is to get: those that suit it and that it does not have.
  group_ids uuid[],
  acted_at timestamptz,
  outcome text not null check (outcome in ('meant', 'planned', 'refused', 'acted', 'overtaken', 'undone', 'kept')),
  reason text check ((reason is not null) = (outcome in ('refused', 'overtaken', 'kept'))),
  primary key (bulk_action_id, position)
);
-- Pages by outcome, the next chunk, and the count of each reason, without reading other rows.
create index bulk_action_customers_by_outcome on bulk_action_customers (bulk_action_id, outcome, position);
create index bulk_action_customers_by_reason on bulk_action_customers (bulk_action_id, outcome, reason, position) where reason is not null;
-- A purge finds the actions its customer was part of.
create index bulk_action_customers_of_customer on bulk_action_customers (customer_id);
