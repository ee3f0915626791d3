create or replace function delete_rows_of_imports() returns trigger language plpgsql as $$
begin
  delete from customer_import_rows r using before_rows i where r.import_id = i.id;
  return null;
end $$;
create or replace trigger customer_imports_deleted after delete on customer_imports
  referencing old table as before_rows for each statement execute function delete_rows_of_imports();
