-- Where TimescaleDB is offered, it keeps the tables of measurements as hypertables (timescale.ts), of which it makes the chunks
-- itself. These functions then make no partitions, and retention drops its chunks.
create or replace function ensure_sample_partitions(first_at timestamptz, last_at timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  week timestamptz := date_trunc('week', first_at, 'UTC');
  partition text;
  made integer := 0;
begin
  if not exists (select from pg_partitioned_table where partrelid = 'samples'::regclass) then
    return 0;
  end if;
  perform pg_advisory_xact_lock(7240021);
  while week <= last_at loop
    partition := 'samples_' || to_char(week at time zone 'UTC', 'YYYYMMDD');
    if to_regclass(partition) is null then
      execute format('create table %I (like samples including all)', partition);
      execute format('alter table samples attach partition %I for values from (%L) to (%L)', partition, week, week + interval '7 days');
      made := made + 1;
    end if;
    week := week + interval '7 days';
  end loop;
  return made;
end $$;

create or replace function ensure_interval_partitions(first_year integer, last_year integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parent text;
  partition text;
  made integer := 0;
begin
  if not exists (select from pg_partitioned_table where partrelid = 'energy_intervals'::regclass) then
    return 0;
  end if;
  perform pg_advisory_xact_lock(7240021);
  foreach parent in array array['energy_intervals', 'device_intervals', 'gas_intervals'] loop
    for year in first_year..last_year loop
      partition := parent || '_' || year;
      if to_regclass(partition) is null then
        execute format('create table %I (like %I including all)', partition, parent);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, partition,
          make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC'), make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC'));
        made := made + 1;
      end if;
    end loop;
  end loop;
  return made;
end $$;

create or replace function drop_sample_partitions(before timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  partition record;
  dropped integer := 0;
  timescale text := (select quote_ident(extnamespace::regnamespace::text) from pg_extension where extname = 'timescaledb');
begin
  if not exists (select from pg_partitioned_table where partrelid = 'samples'::regclass) then
    execute format('select count(*) from %s.drop_chunks(''samples'', older_than => $1)', timescale) into dropped using before;
    return dropped;
  end if;
  for partition in
    select child.relname, to_date(right(child.relname, 8), 'YYYYMMDD') as week
    from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'samples'::regclass
  loop
    if (partition.week + 7)::timestamp at time zone 'UTC' <= before then
      execute format('drop table %I', partition.relname);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;
