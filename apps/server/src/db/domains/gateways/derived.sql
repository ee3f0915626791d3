-- A gateway follows its home: it belongs to its customer's tenant and to the company that installed it.
create or replace function settle_gateway() returns trigger language plpgsql as $$
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
create or replace trigger gateways_settled before insert or update of installation_id, site_id, unallocated_installation_id on gateways
  for each row execute function settle_gateway();

create or replace function move_gateways_with_customers(written customer_version[]) returns void language plpgsql as $$
begin
  update gateways g set tenant_id = c.tenant_id, affiliate_id = c.affiliate_id
  from unnest(written) c join installations i on i.customer_id = c.id and i.kind = 'gateway'
  where g.installation_id = i.id and g.tenant_id is distinct from c.tenant_id;
end $$;
