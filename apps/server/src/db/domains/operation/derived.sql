create or replace function keep_newest_backups() returns trigger language plpgsql as $$
begin
  delete from backups where taken_at < (select taken_at from backups order by taken_at desc offset 99 limit 1);
  return null;
end $$;
create or replace trigger keep_newest_backups after insert on backups for each statement execute function keep_newest_backups();

-- Identifies the database of a session: its cluster and its number there. A copy in another database or cluster has another home.
create or replace function database_home() returns text language plpgsql stable as $$
declare number text := (select oid from pg_database where datname = current_database());
begin
  return (select system_identifier || '/' || number from pg_control_system());
exception when insufficient_privilege or undefined_function then
  -- A managed service may hide its clusters.
  return number;
end $$;

-- A restored copy contains the row of its original.
insert into deployment_state (name, home)
select 'wattdesk-' || substr(md5(gen_random_uuid()::text), 1, 8), database_home() where not exists (select from deployment_state);
