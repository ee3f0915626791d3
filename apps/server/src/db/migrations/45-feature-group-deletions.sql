-- Feature groups and features as members manage them: two writers, and deletions that a job carries out.
alter table features add column version integer not null default 1;

-- Set while a job takes the group from its customers; nobody gets it any more.
alter table feature_groups add column deleted_at timestamptz;

-- Deletions of feature groups. First customers lose the group, then apps may use their copy until spread_until.
create table feature_group_deletions (
  -- The group, whose row is gone when all customers lost it.
  group_id uuid primary key,
  name text not null,
  display_name text not null,
  tenant_id uuid not null references tenants (id),
  request_id text not null,
  requested_by uuid not null references members (id),
  requested_at timestamptz not null,
  customers integer not null,
  customers_done integer not null default 0,
  spread_until timestamptz
);
create index feature_group_deletions_under_way on feature_group_deletions (requested_at) where spread_until is null;
create index feature_group_deletions_by_age on feature_group_deletions (requested_at);
create index feature_group_deletions_by_member on feature_group_deletions (requested_by);

-- A deletion is a run as well: an entry for each customer that lost the group.
alter table activity_entries drop constraint activity_entries_run;
alter table activity_entries add constraint activity_entries_run
  check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal', 'feature-group-deletion')) not valid;
alter table activity_run_parts drop constraint activity_run_parts_run_check;
alter table activity_run_parts add constraint activity_run_parts_run_check
  check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal', 'feature-group-deletion')) not valid;
