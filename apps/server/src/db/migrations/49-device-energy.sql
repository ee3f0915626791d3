-- Readings of gas meters as they were sent.
alter table samples add column gas_meters jsonb;

-- Where the energy of a single device comes from: its own counter, or power over time (null).
alter table device_intervals add column source text check (source = 'counter');
-- What power says in Wh where the counter, which decides, contradicts it.
alter table device_intervals add column contradicted_wh real;

-- What gas meters counted by the quarter hour, by the ID under which they measure.
create table gas_intervals (
  site_id uuid not null,
  device_id text not null,
  start timestamptz not null,
  volume_m3 real not null,
  covered_seconds smallint not null,
  primary key (site_id, device_id, start)
) partition by range (start);

create or replace function ensure_interval_partitions(first_year integer, last_year integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parent text;
  partition text;
  made integer := 0;
begin
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

select ensure_interval_partitions(2023, extract(year from now())::integer + 2);
