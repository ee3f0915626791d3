-- Triggered by a write of installations, in this order, once for each statement:
--   before  delete_configuration_first    installations  the PV and battery configuration of a deleted installation goes first
--   before  keep_charges                  charging       the charges of a deleted wallbox stay with its home
--   before  refuse_other_kind             installations  an installation keeps its kind
--   1       check_sites_of_installations  health         a site is checked from its first device on
--   2       keep_installation_statistics  statistics     installations by day, under their customer's type, status and source
--   3       follow_installations          installations  the customer's installation status
--   commit  require_kind_row              installations  an installation has a row in the table of its kind
-- Each function gets the rows before and after the statement.
create or replace function installations_written() returns trigger language plpgsql
-- Planning each call would take longer than the statements.
set plan_cache_mode = force_generic_plan as $$
declare
  former installation_version[] := '{}';
  written installation_version[] := '{}';
begin
  if tg_op <> 'INSERT' then
    former := array(select row(b.id, b.customer_id, b.site_id, b.kind, b.vendor_id, b.added_at)::installation_version from before_rows b);
  end if;
  if tg_op <> 'DELETE' then
    written := array(select row(a.id, a.customer_id, a.site_id, a.kind, a.vendor_id, a.added_at)::installation_version from after_rows a);
  end if;
  if tg_op = 'INSERT' then perform check_sites_of_installations(written); end if;
  perform keep_installation_statistics(former, written);
  if tg_op <> 'UPDATE' then perform follow_installations(former, written); end if;
  return null;
end $$;
create or replace trigger installations_inserted after insert on installations
  referencing new table as after_rows for each statement execute function installations_written();
create or replace trigger installations_updated after update on installations
  referencing old table as before_rows new table as after_rows for each statement execute function installations_written();
create or replace trigger installations_deleted after delete on installations
  referencing old table as before_rows for each statement execute function installations_written();

create or replace function refuse_other_kind() returns trigger language plpgsql as $$
begin
  raise exception 'the kind of an installation cannot be changed' using errcode = 'check_violation', constraint = 'installations_kind_fixed';
end $$;
create or replace trigger installations_kind_fixed before update of kind on installations for each row
  when (new.kind <> old.kind) execute function refuse_other_kind();

-- Deletes the row in the kind's table just before the installation's, while triggers can still read what it is counted under.
create or replace function delete_configuration_first() returns trigger language plpgsql as $$
begin
  delete from pv_battery_configurations where id = old.id;
  return old;
end $$;
create or replace trigger installations_deleted_first before delete on installations
  for each row execute function delete_configuration_first();
create or replace trigger wallboxes_deleted_first before delete on installations
  for each row when (old.kind = 'wallbox') execute function keep_charges();

create or replace function has_kind_row(installation_id uuid, kind text) returns boolean language plpgsql as $$
begin
  case kind
    when 'pvbattery' then return exists (select from pv_battery_configurations r where r.id = has_kind_row.installation_id);
    when 'gateway' then return exists (select from gateways r where r.installation_id = has_kind_row.installation_id);
    when 'meter' then return exists (select from smart_meters r where r.id = has_kind_row.installation_id);
    when 'wallbox' then return exists (select from wallboxes r where r.id = has_kind_row.installation_id);
    when 'heatpump' then return exists (select from heat_pumps r where r.id = has_kind_row.installation_id);
    when 'gas' then return exists (select from gas_meters r where r.id = has_kind_row.installation_id);
    when 'smarthome' then return exists (select from smart_homes r where r.id = has_kind_row.installation_id);
    when 'electriccar' then return exists (select from electric_cars r where r.id = has_kind_row.installation_id);
  end case;
end $$;

-- At commit, each installation has its row in the table of its kind, and the row is not removed alone. On the kinds' tables the
-- trigger's argument is the column with the installation's ID.
create or replace function require_kind_row() returns trigger language plpgsql as $$
declare
  installation installations;
begin
  if tg_table_name = 'installations' then
    installation := new;
  else
    select * into installation from installations where id = (to_jsonb(old) ->> tg_argv[0])::uuid;
    if not found then return null; end if;
  end if;
  -- The installation may have been deleted again in the same transaction.
  if exists (select from installations where id = installation.id) and not has_kind_row(installation.id, installation.kind) then
    raise exception 'installation % has no row in the table of its kind %', installation.id, installation.kind
      using errcode = 'foreign_key_violation', constraint = 'installations_have_kind_rows';
  end if;
  return null;
end $$;
-- Constraint triggers cannot be replaced.
do $$
declare
  tied record;
begin
  for tied in
    select * from (values ('installations', 'insert', ''), ('pv_battery_configurations', 'delete or update of id', 'id'),
      ('gateways', 'delete or update of installation_id', 'installation_id'), ('smart_meters', 'delete or update of id', 'id'),
      ('wallboxes', 'delete or update of id', 'id'), ('heat_pumps', 'delete or update of id', 'id'),
      ('gas_meters', 'delete or update of id', 'id'), ('smart_homes', 'delete or update of id', 'id'),
      ('electric_cars', 'delete or update of id', 'id')) tied (kind_table, event, head_column)
  loop
    execute format('drop trigger if exists %1$s_have_kind_rows on %1$I', tied.kind_table);
    execute format(
      'create constraint trigger %1$s_have_kind_rows after %2$s on %1$I deferrable initially deferred for each row execute function require_kind_row(%3$L)',
      tied.kind_table, tied.event, tied.head_column);
  end loop;
end $$;

-- A customer with a device is at least installed; without its last device, the installation starts again. Whoever adds or removes devices
-- locks the customer first: of two transactions that share it, neither could change it.
create or replace function follow_installations(former installation_version[], written installation_version[]) returns void language plpgsql as $$
begin
  update customers set installation_status = 'installed'
  where id in (select customer_id from unnest(written)) and installation_status in ('none', 'planned');
  update customers c set installation_status = 'none'
  where c.id in (select customer_id from unnest(former)) and c.installation_status in ('installed', 'commissioned')
    and c.id::text is distinct from current_setting('wattdesk.deleted_customer', true)
    and not exists (select from installations i where i.customer_id = c.id);
end $$;
