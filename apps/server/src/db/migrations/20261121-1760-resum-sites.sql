-- Days and months are cut in a site's time zone: where it changes, they are summed anew. A little later than the change,
-- when every rollup that still knew the former zone has ended.
alter table sites add column resum_at timestamptz;

create index sites_resum on sites (resum_at) where resum_at is not null;

create function ask_for_new_sums() returns trigger language plpgsql as $$
begin
  new.resum_at := now() + interval '1 minute';
  return new;
end
$$;

create trigger sites_ask_for_new_sums before update of time_zone on sites
  for each row when (old.time_zone is distinct from new.time_zone) execute function ask_for_new_sums();
