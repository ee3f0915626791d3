-- References that are checked row by row and cannot be broken, or that one check covers: together they were a tenth of
-- everything an import of customers costs.

-- One check instead of two, and a stronger one: a customer's affiliate is that of its tenant.
alter table tenants add constraint tenants_with_affiliate unique (id, affiliate_id);
alter table customers add constraint customers_tenant foreign key (tenant_id, affiliate_id) references tenants (id, affiliate_id) not valid;
alter table customers validate constraint customers_tenant;
alter table customers drop constraint customers_tenant_id_fkey, drop constraint customers_affiliate_id_fkey;

-- Rows come into being only in the transaction that has locked their import, and go with it.
alter table customer_import_rows drop constraint customer_import_rows_import_id_fkey;
create function delete_rows_of_imports() returns trigger language plpgsql as $$
begin
  delete from customer_import_rows r using before_rows i where r.import_id = i.id;
  return null;
end $$;
create trigger customer_imports_deleted after delete on customer_imports
referencing old table as before_rows for each statement execute function delete_rows_of_imports();

-- One statement writes an entry and its values, and nobody but the expiry may delete either.
alter table activity_values drop constraint activity_values_entry_id_fkey;
create function delete_values_of_entries() returns trigger language plpgsql as $$
begin
  delete from activity_values v using before_rows e where v.entry_id = e.id;
  return null;
end $$;
create trigger activity_entries_deleted after delete on activity_entries
referencing old table as before_rows for each statement execute function delete_values_of_entries();
