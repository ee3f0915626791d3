-- A million customers are not frozen within one request: what is meant is written first, and judged in stretches.

alter table bulk_actions
  -- What was asked for, until it is frozen: a search may hold a name, and is not kept.
  add column selection jsonb,
  -- When the customers were written down. Judged are those up to the position reached, and acted on, and undone, likewise.
  add column frozen_at timestamptz,
  add column reached integer not null default 0,
  -- How many customers were refused for which reason, by outcome: kept, so that nobody counts a million rows to show progress.
  add column reasons jsonb not null default '[]',
  drop constraint bulk_actions_status_check,
  add constraint bulk_actions_status_check
    check (status in ('freezing', 'previewed', 'running', 'cancelled', 'done', 'undoing', 'undone'));

alter table bulk_action_customers
  drop constraint bulk_action_customers_outcome_check,
  add constraint bulk_action_customers_outcome_check
    check (outcome in ('meant', 'planned', 'refused', 'acted', 'overtaken', 'undone', 'kept')),
  -- Whether the action still applies decides, not whether anything else of a customer was changed.
  drop column version,
  drop column version_after;

drop index bulk_actions_under_way;
create index bulk_actions_under_way on bulk_actions (touched_at) where status in ('freezing', 'running', 'undoing');
