-- The activity log. The application only appends: it has no right to change or delete entries, values or seals. Values lie
-- apart, encrypted under a key of their subject. Destroying that key forgets them, and the chain still verifies.

create table activity_entries (
  id uuid primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'system', 'client', 'device')),
  member_id uuid,
  actor_name text not null,
  action text not null check (action in ('create', 'read', 'update', 'delete')),
  event text not null,
  source text not null check (source in ('portal', 'csv_import', 'database_manipulation', 'event')),
  application text not null,
  object_type text not null,
  object_id text not null,
  customer_id uuid,
  tenant_id uuid not null,
  affiliate_id uuid,
  reason text,
  request_id text not null,
  -- Hash of the sealed values: a hash of the values themselves could be guessed.
  values_hash bytea
);
create index activity_entries_of_customer on activity_entries (customer_id, at desc, id desc) where customer_id is not null;
create index activity_entries_of_member on activity_entries (member_id, at desc, id desc) where member_id is not null;
create index activity_entries_of_affiliate on activity_entries (affiliate_id, at desc, id desc);
create index activity_entries_by_time on activity_entries (at desc, id desc);

-- Without a foreign key, whose check of each row would slow imports: one statement writes an entry with its values, and
-- only the expiry below deletes either.
create table activity_values (
  entry_id uuid primary key,
  subject_id uuid not null,
  sealed bytea not null
);
create table activity_subject_keys (
  subject_id uuid primary key,
  sealed_key bytea,
  destroyed_at timestamptz
);

-- The application destroys a key by emptying it.
revoke update, delete, truncate on activity_entries, activity_values from wattdesk_app;
revoke delete, truncate on activity_subject_keys from wattdesk_app;

create function delete_values_of_entries() returns trigger language plpgsql as $$
begin
  delete from activity_values v using before_rows e where v.entry_id = e.id;
  return null;
end $$;
create trigger activity_entries_deleted after delete on activity_entries
  referencing old table as before_rows for each statement execute function delete_values_of_entries();

-- Entries that wait for their place in the hash chain.
create table activity_unsealed (entry_id uuid primary key);
create table activity_seals (
  position bigint primary key,
  entry_id uuid not null unique,
  hash bytea not null
);
revoke update, delete, truncate on activity_seals from wattdesk_app;

-- Where the chain begins since older entries expired: the seal of the last entry removed.
create table activity_anchors (
  is_only boolean primary key default true check (is_only),
  position bigint not null,
  hash bytea not null,
  removed_until timestamptz not null
);
revoke insert, update, delete, truncate on activity_anchors from wattdesk_app;

-- Removes at most `most` entries written before an instant, from the beginning of the chain, and never one that is less
-- than two years old. The application has no other way to remove entries.
create function remove_expired_activities(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bound timestamptz := least(before, now() - interval '2 years');
  last activity_seals;
  newest timestamptz;
  removed integer;
begin
  -- Sealing takes the same lock, because it reads the end of the chain too.
  perform pg_advisory_xact_lock(7240012);
  select s.position, s.entry_id, s.hash into last
  from (
    select s.position, s.entry_id, s.hash, bool_and(e.at < bound) over (order by s.position) as is_expired
    from (select * from activity_seals order by position limit most) s join activity_entries e on e.id = s.entry_id
  ) s
  where s.is_expired order by s.position desc limit 1;
  if last.position is null then
    return 0;
  end if;
  select max(e.at) into newest from activity_seals s join activity_entries e on e.id = s.entry_id where s.position <= last.position;
  delete from activity_entries where id in (select entry_id from activity_seals where position <= last.position);
  delete from activity_seals where position <= last.position;
  get diagnostics removed = row_count;
  insert into activity_anchors (position, hash, removed_until) values (last.position, last.hash, newest)
  on conflict (is_only) do update
    set position = excluded.position, hash = excluded.hash, removed_until = greatest(activity_anchors.removed_until, excluded.removed_until);
  return removed;
end $$;
