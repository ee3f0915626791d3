-- The stock of gateways: whose a gateway is, where it is while it is in no home, and who was shown its password.

alter table gateways
  -- Whose stock it belongs to, or whose customer has it. The affiliate is null for the operator's own.
  add column tenant_id uuid references tenants (id),
  add column affiliate_id uuid references tenants (id),
  -- What it is while it is in no home. Whatever takes it out of a home, it is returned.
  add column unpaired_state text not null default 'in_stock'
    check (unpaired_state in ('in_stock', 'sent', 'returned', 'retired', 'lost')),
  -- The installer company that it was sent to.
  add column company_id uuid references installer_companies (id) on delete set null,
  -- When it was last moved, or left its last home. Null: not since it was added.
  add column moved_at timestamptz,
  -- The newest credential whose password was shown to a member.
  add column shown_credential integer;

update gateways g set (tenant_id, affiliate_id, unpaired_state) = (
  select c.tenant_id, c.affiliate_id, 'returned' from installations i join customers c on c.id = i.customer_id where i.id = g.installation_id)
where g.installation_id is not null;
update gateways g set tenant_id = u.tenant_id, affiliate_id = u.affiliate_id, company_id = u.company_id,
  unpaired_state = case when u.company_id is null then 'in_stock' else 'sent' end
from unallocated_installations u where u.id = g.unallocated_installation_id;
update gateways g set tenant_id = t.id, affiliate_id = t.affiliate_id
from (select id, affiliate_id from tenants where kind = 'operator' order by created_at, id limit 1) t where g.tenant_id is null;

alter table gateways
  add column state text not null generated always as (
    case when num_nonnulls(installation_id, site_id, unallocated_installation_id) > 0 then 'paired' else unpaired_state end) stored,
  alter column tenant_id set not null,
  add constraint gateways_paired check (state <> 'paired' or unpaired_state not in ('retired', 'lost')),
  add constraint gateways_sent check (company_id is null or unpaired_state = 'sent');

create index gateways_by_time on gateways (created_at, id);
create index gateways_of_affiliate on gateways (affiliate_id, created_at, id);
create index gateways_of_tenant on gateways (tenant_id, created_at, id);
create index gateways_of_company on gateways (company_id, created_at, id) where company_id is not null;
create index gateways_by_state on gateways (state, created_at, id);
create index gateways_of_affiliate_by_state on gateways (affiliate_id, state, created_at, id);
create index gateways_of_affiliate_by_serial on gateways (affiliate_id, serial_number);
create index gateways_serial_prefix on gateways (lower(serial_number) text_pattern_ops);
create index gateways_serial_search on gateways (identifier_of(serial_number) text_pattern_ops);

-- A gateway follows its home: it belongs to the tenant of its customer, and the company that puts it into service has it.
create function settle_gateway() returns trigger language plpgsql as $$
declare
  was_in_home boolean := tg_op = 'UPDATE' and old.state = 'paired';
begin
  if new.installation_id is not null and (tg_op = 'INSERT' or new.installation_id is distinct from old.installation_id) then
    select c.tenant_id, c.affiliate_id into new.tenant_id, new.affiliate_id
    from installations i join customers c on c.id = i.customer_id where i.id = new.installation_id;
    new.unpaired_state := 'returned';
    new.company_id := null;
    new.moved_at := now();
  elsif new.unallocated_installation_id is not null
      and (tg_op = 'INSERT' or new.unallocated_installation_id is distinct from old.unallocated_installation_id) then
    select u.tenant_id, u.affiliate_id, u.company_id into new.tenant_id, new.affiliate_id, new.company_id
    from unallocated_installations u where u.id = new.unallocated_installation_id;
    new.unpaired_state := case when new.company_id is null then 'returned' else 'sent' end;
    new.moved_at := now();
  elsif was_in_home and num_nonnulls(new.installation_id, new.site_id, new.unallocated_installation_id) = 0 then
    new.moved_at := now();
  end if;
  if new.tenant_id is null then
    select id, affiliate_id into new.tenant_id, new.affiliate_id from tenants where kind = 'operator' order by created_at, id limit 1;
  end if;
  return new;
end $$;
create trigger gateways_settled before insert or update of installation_id, site_id, unallocated_installation_id on gateways
  for each row execute function settle_gateway();

create function move_gateway_with_customer() returns trigger language plpgsql as $$
begin
  update gateways g set tenant_id = new.tenant_id, affiliate_id = new.affiliate_id
  from installations i where i.customer_id = new.id and i.kind = 'gateway' and g.installation_id = i.id;
  return null;
end $$;
create trigger customers_moved_gateways after update of tenant_id on customers
  for each row when (old.tenant_id is distinct from new.tenant_id) execute function move_gateway_with_customer();

-- Moves of many gateways, and deliveries, are runs: an entry for each gateway.
alter table activity_entries drop constraint activity_entries_run;
alter table activity_entries add constraint activity_entries_run
  check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal', 'feature-group-deletion',
    'shared-settings', 'gateway-moves', 'gateway-delivery')) not valid;
alter table activity_run_parts drop constraint activity_run_parts_run_check;
alter table activity_run_parts add constraint activity_run_parts_run_check
  check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal', 'feature-group-deletion',
    'shared-settings', 'gateway-moves', 'gateway-delivery')) not valid;
