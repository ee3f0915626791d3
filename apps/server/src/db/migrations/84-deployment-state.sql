-- Names the database that a session is connected to: its cluster and its number there. A copy in another database or cluster has
-- another home.
create function database_home() returns text language plpgsql stable as $$
declare number text := (select oid from pg_database where datname = current_database());
begin
  return (select system_identifier || '/' || number from pg_control_system());
exception when insufficient_privilege or undefined_function then
  -- A service may hide its clusters.
  return number;
end $$;

-- What all processes of the deployment follow while they run; one row.
create table deployment_state (
  is_only boolean primary key default true check (is_only),
  -- Leads every name that the deployment has outside: sessions at brokers, subjects, message IDs.
  name text not null check (name ~ '^wattdesk(-[a-z0-9]{1,16})?$'),
  -- Where this database is the original. In any other home it is a copy, and reaches nothing outside.
  home text,
  -- Members see the notice from the beginning on, and change nothing between start and end. Null: no maintenance.
  maintenance_from timestamptz,
  maintenance_until timestamptz check (maintenance_until > maintenance_from),
  maintenance_note text check (length(maintenance_note) <= 500),
  -- In place of LOG_LEVEL, until this instant.
  log_level text check (log_level in ('trace', 'debug', 'info', 'warn', 'error')),
  log_level_until timestamptz
);
-- Deployments from before have sessions at their brokers by this name.
insert into deployment_state (name, home)
select case when exists (select from deployment) then 'wattdesk' else 'wattdesk-' || substr(md5(gen_random_uuid()::text), 1, 8) end,
  database_home();
revoke insert, delete, truncate on deployment_state from wattdesk_app;
