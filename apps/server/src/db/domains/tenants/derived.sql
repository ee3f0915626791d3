-- A purged partner's tenant accepts no more customers.
create or replace function refuse_customers_of_removed_tenants(written customer_version[]) returns void language plpgsql as $$
begin
  if exists (select from tenants where id in (select tenant_id from unnest(written)) and removed_at is not null) then
    raise exception 'the tenant was purged'
      using errcode = 'foreign_key_violation', constraint = 'customers_of_removed_tenant', table = 'customers';
  end if;
end $$;
