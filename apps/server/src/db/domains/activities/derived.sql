-- Deletes the values and the parts of runs that belong to expired entries.
create or replace function activity_entries_deleted() returns trigger language plpgsql as $$
begin
  delete from activity_values v using before_rows e where v.entry_id = e.id;
  delete from activity_run_parts p using before_rows e where p.first_entry_id = e.id;
  return null;
end $$;
create or replace trigger activity_entries_deleted after delete on activity_entries
  referencing old table as before_rows for each statement execute function activity_entries_deleted();

-- Removes at most `most` entries written before an instant, from the beginning of the chain, and never one less than two years old. The
-- application has no other way to remove entries.
create or replace function remove_expired_activities(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  bound timestamptz := least(before, now() - interval '2 years');
  last activity_seals;
  newest timestamptz;
  removed integer;
begin
  -- Sealing takes the same lock, because it also reads the end of the chain.
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
