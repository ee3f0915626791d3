-- The database refuses forbidden transitions too, whoever attempts them.
create or replace function keep_saved_sale_steps() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' and new.status = 'pending' then
    raise exception 'a saved step never returns to pending'
      using errcode = 'check_violation', constraint = 'sale_steps_never_pending_again', table = 'sale_steps';
  end if;
  return new;
end $$;
create or replace trigger sale_steps_saved before update of status on sale_steps for each row execute function keep_saved_sale_steps();

create or replace function keep_archived_sales() returns trigger language plpgsql as $$
begin
  if old.archived_at is not null and (new.archived_at is distinct from old.archived_at or new.version <> old.version) then
    raise exception 'an archived sale is never changed'
      using errcode = 'check_violation', constraint = 'sales_archived_for_good', table = 'sales';
  end if;
  return new;
end $$;
create or replace trigger sales_archived before update on sales for each row execute function keep_archived_sales();
