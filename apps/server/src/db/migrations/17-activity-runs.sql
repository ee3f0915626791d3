-- Entries that one run (a bulk action, an import, …) wrote, shown as one in the log. The request that started the run is part
-- of each sealed entry; `run` repeats it for indexes, and parts count it. Lists read single entries and runs apart, so each
-- page is read from an index whatever the size of the runs in between.

alter table activity_entries add column run text
  constraint activity_entries_run check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge'));

-- What one statement of a run wrote to one tenant: only appended, so that the writers of a run never wait for each other.
create table activity_run_parts (
  first_entry_id uuid primary key,
  run text not null check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge')),
  request_id text collate "C" not null,
  -- Of the run, the same in all of its parts.
  started_at timestamptz not null,
  tenant_id uuid not null,
  affiliate_id uuid,
  member_id uuid,
  action text not null check (action in ('create', 'read', 'update', 'delete')),
  event text not null,
  source text not null check (source in ('portal', 'csv_import', 'database_manipulation', 'event')),
  application text not null,
  object_type text not null,
  has_customers boolean not null,
  entries integer not null check (entries > 0)
);
revoke update, delete, truncate on activity_run_parts from wattdesk_app;

-- Runs of the previous release, as far as they are still known.
create temporary table known_runs on commit drop as
  select distinct on (request_id) request_id, run, started_at from (
    select request_id, 'bulk-action' as run, coalesce(undo_started_at, started_at) as started_at from bulk_actions where started_at is not null
    union all select start_request_id, 'import', started_at from customer_imports where start_request_id is not null and started_at is not null
    union all select request_id, 'order-status', started_at from order_status_runs where request_id is not null and started_at is not null
    union all select request_id, 'migration', created_at from partner_migrations
  ) known order by request_id;
update activity_entries e set run = k.run from known_runs k where k.request_id = e.request_id;
insert into activity_run_parts
  select (array_agg(e.id order by e.at, e.id))[1], k.run, e.request_id, k.started_at, e.tenant_id, e.affiliate_id, e.member_id, e.action,
    e.event, e.source, e.application, e.object_type, e.customer_id is not null, count(*)
  from activity_entries e join known_runs k on k.request_id = e.request_id
  group by k.run, e.request_id, k.started_at, e.tenant_id, e.affiliate_id, e.member_id, e.action, e.event, e.source, e.application,
    e.object_type, e.customer_id is not null;

create index activity_run_parts_by_time on activity_run_parts (started_at desc, request_id desc);
create index activity_run_parts_of_affiliate on activity_run_parts (affiliate_id, started_at desc, request_id desc);
create index activity_run_parts_of_tenant on activity_run_parts (tenant_id, started_at desc, request_id desc);
create index activity_run_parts_of_member on activity_run_parts (member_id, started_at desc, request_id desc) where member_id is not null;
create index activity_run_parts_of_run on activity_run_parts (request_id);

-- Single entries in the order of the log, with what its filters compare.
create index activity_single_entries_by_time on activity_entries (at desc, id desc) include (action, source, object_type) where run is null;
create index activity_single_entries_of_affiliate on activity_entries (affiliate_id, at desc, id desc) include (action, source, object_type) where run is null;
create index activity_single_entries_of_tenant on activity_entries (tenant_id, at desc, id desc) where run is null;
create index activity_single_entries_of_member on activity_entries (member_id, at desc, id desc) where run is null and member_id is not null;
create index activity_entries_of_run on activity_entries (request_id, at desc, id desc) where run is not null;
-- A customer's own entries have their index.
create index activity_entries_of_object on activity_entries (object_id, at desc, id desc) where customer_id is null or object_id <> customer_id::text;
create index activity_entries_with_reason on activity_entries (at desc, id desc) where reason is not null;
drop index activity_entries_by_time, activity_entries_of_affiliate, activity_entries_of_member;

create function delete_parts_of_entries() returns trigger language plpgsql as $$
begin
  delete from activity_run_parts p using before_rows e where p.first_entry_id = e.id;
  return null;
end $$;
create trigger activity_entries_deleted_of_runs after delete on activity_entries
  referencing old table as before_rows for each statement execute function delete_parts_of_entries();
