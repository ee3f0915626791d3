-- Sales: started from templates, changed step by step, archived for good; one by one or many orders at once.

create table sales (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  installation_id uuid references installations (id) on delete set null,
  installation_kind text not null check (installation_kind in ('pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar')),
  -- A copy of the template's name: templates are changed and removed, sales stay.
  template_name text,
  created_at timestamptz not null,
  archived_at timestamptz,
  archived_by uuid references members (id),
  version integer not null default 1
);
create index sales_of_customer on sales (customer_id, created_at desc);
create index sales_of_installation on sales (installation_id) where installation_id is not null;

create table sale_steps (
  sale_id uuid not null references sales (id) on delete cascade,
  position smallint not null,
  name text not null,
  status text not null check (status in ('pending', 'skipped', 'completed')),
  needs_installation boolean not null default false,
  planned_on date,
  completed_on date check ((completed_on is not null) = (status = 'completed')),
  comment text,
  customer_message text,
  primary key (sale_id, position)
);

-- The database refuses forbidden transitions too, whoever attempts them.
create function keep_saved_sale_steps() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' and new.status = 'pending' then
    raise exception 'a saved step never returns to pending'
      using errcode = 'check_violation', constraint = 'sale_steps_never_pending_again', table = 'sale_steps';
  end if;
  return new;
end $$;
create trigger sale_steps_saved before update of status on sale_steps for each row execute function keep_saved_sale_steps();

create function keep_archived_sales() returns trigger language plpgsql as $$
begin
  if old.archived_at is not null and (new.archived_at is distinct from old.archived_at or new.version <> old.version) then
    raise exception 'an archived sale is never changed'
      using errcode = 'check_violation', constraint = 'sales_archived_for_good', table = 'sales';
  end if;
  return new;
end $$;
create trigger sales_archived before update on sales for each row execute function keep_archived_sales();

create table sale_templates (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  -- Null for the operator's own, which every tenant inherits.
  affiliate_id uuid references tenants (id),
  name text not null,
  installation_kind text not null check (installation_kind in ('pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index sale_templates_name on sale_templates (tenant_id, lower(name));
create index sale_templates_of_affiliate on sale_templates (affiliate_id, name, id);

create table sale_template_steps (
  template_id uuid not null references sale_templates (id) on delete cascade,
  position smallint not null,
  name text not null,
  needs_installation boolean not null default false,
  -- Days from the sale's start to the step's planned date.
  planned_after_days smallint check (planned_after_days between 0 and 730),
  customer_message text,
  primary key (template_id, position)
);

-- Changes of many orders at once: previewed, frozen with the versions seen, then applied in chunks.
create table order_status_runs (
  id uuid primary key,
  member_id uuid not null references members (id),
  member_name text not null,
  -- The member's own tenant: whoever sees that tenant sees the run.
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  origin text not null check (origin in ('chosen', 'pasted', 'csv')),
  status text not null check (status in ('previewed', 'running', 'done')),
  request_id text not null,
  total integer not null,
  -- Rows the preview would change; each of them ends as applied or overtaken.
  planned integer not null,
  unchanged integer not null,
  refused integer not null,
  applied integer not null default 0,
  overtaken integer not null default 0,
  created_at timestamptz not null,
  -- Until when the preview may be applied.
  expires_at timestamptz not null,
  started_at timestamptz,
  -- When the last chunk was committed; a run that stalls is resumed.
  touched_at timestamptz,
  finished_at timestamptz
);
create index order_status_runs_of_affiliate on order_status_runs (affiliate_id, created_at nulls first, id);
create index order_status_runs_by_time on order_status_runs (created_at nulls first, id);
create index order_status_runs_under_way on order_status_runs (touched_at) where status = 'running';

create table order_status_rows (
  run_id uuid not null references order_status_runs (id) on delete cascade,
  position integer not null,
  -- The first row of the same customer: those are applied together, so that one does not overtake another.
  group_position integer not null,
  reference text not null,
  customer_id uuid,
  sale_id uuid,
  customer_version integer,
  sale_version integer,
  change jsonb not null,
  differences jsonb not null,
  outcome text not null check (outcome in ('planned', 'unchanged', 'refused', 'applied', 'overtaken')),
  reason text check ((reason is not null) = (outcome in ('refused', 'overtaken'))),
  primary key (run_id, position)
);
create index order_status_rows_by_outcome on order_status_rows (run_id, outcome, position);
create index order_status_rows_to_apply on order_status_rows (run_id, group_position, position) where outcome = 'planned';
-- A purge finds the rows that name its customer, by ID or by reference.
create index order_status_rows_of_customer on order_status_rows (customer_id) where customer_id is not null;
create index order_status_rows_by_reference on order_status_rows (lower(reference));
