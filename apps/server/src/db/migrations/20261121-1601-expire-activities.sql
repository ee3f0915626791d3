-- Entries of the activity log go after two years, from the beginning of the chain. The anchor is the seal of the last one
-- that went: what remains is verified from there on.
create table activity_anchors (
  is_only boolean primary key default true check (is_only),
  position bigint not null,
  hash bytea not null,
  removed_until timestamptz not null
);

-- Removes entries written before an instant, at most so many, and never one that is less than two years old: the
-- application has no other way to remove any. An entry is not removed before those that were sealed before it.
create function remove_expired_activities(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = public as $$
declare
  bound timestamptz := least(before, now() - interval '2 years');
  last activity_seals;
  newest timestamptz;
  removed integer;
begin
  -- The lock of whoever seals: the end of the chain is read by both.
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
