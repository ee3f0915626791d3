-- Sales are started from templates, changed step by step, and archived for good.

alter table sales add column version integer not null default 1;
-- The template's name as it was: templates are changed and removed, sales stay.
alter table sales add column template_name text;
alter table sales add column installation_id uuid references installations (id) on delete set null;
alter table sales add column archived_by uuid references members (id);
create index sales_of_installation on sales (installation_id) where installation_id is not null;

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

-- What never happens is refused here as well, whoever asks.
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
