-- A customer with a device is at least installed; with the last one gone, the installation begins anew. Whoever adds or removes
-- devices locks the customer first: of two transactions that share it, neither could change it.
create function follow_installations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update customers set installation_status = 'installed'
    where id in (select customer_id from after_rows) and installation_status in ('none', 'planned');
  else
    update customers c set installation_status = 'none'
    where c.id in (select customer_id from before_rows) and c.installation_status in ('installed', 'commissioned')
      and not exists (select from installations i where i.customer_id = c.id);
  end if;
  return null;
end $$;
create trigger installations_inserted_status after insert on installations
  referencing new table as after_rows for each statement execute function follow_installations();
create trigger installations_deleted_status after delete on installations
  referencing old table as before_rows for each statement execute function follow_installations();

update customers c set installation_status = 'installed'
where c.installation_status in ('none', 'planned') and c.status <> 'deleted' and exists (select from installations i where i.customer_id = c.id);
