-- The region that a feature group belongs to; null if all regions share it.
alter table feature_groups add column affiliate_id uuid references tenants (id);
create index feature_groups_of_affiliate on feature_groups (affiliate_id) where affiliate_id is not null;
alter table feature_group_deletions add column affiliate_id uuid references tenants (id);

-- A change of what regions share is a run as well: an entry in the log of each region.
alter table activity_entries drop constraint activity_entries_run;
alter table activity_entries add constraint activity_entries_run check (run in (
  'bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal', 'feature-group-deletion', 'shared-settings')) not valid;
alter table activity_run_parts drop constraint activity_run_parts_run_check;
alter table activity_run_parts add constraint activity_run_parts_run_check check (run in (
  'bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal', 'feature-group-deletion', 'shared-settings')) not valid;
