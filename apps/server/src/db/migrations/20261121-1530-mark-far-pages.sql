-- Where every five-hundredth customer of an affiliate stands in each order of the list, so that a far page is read from
-- near by. Writers only append what moved since; a job marks anew when that has become much.
create table customer_page_mark_sets (
  affiliate_id uuid primary key references tenants (id) on delete cascade,
  -- What the marks were made from: moves that it does not see have come since.
  snapshot pg_snapshot not null
);
create table customer_page_marks (
  affiliate_id uuid not null references customer_page_mark_sets (affiliate_id) on delete cascade,
  ordered_by text not null check (ordered_by in ('created_at', 'account_name', 'last_seen_at', 'city', 'zip_code')),
  -- How many customers stand before it.
  position integer not null,
  key_text text,
  key_instant timestamptz,
  customer_id uuid not null,
  primary key (affiliate_id, ordered_by, position),
  check (num_nonnulls(key_text, key_instant) = 1)
);

-- A customer that left its place in the orders (-1) or took one (1); 0 stands for more than is worth telling one by one.
create table customer_moves (
  id bigint generated always as identity primary key,
  affiliate_id uuid not null,
  weight smallint not null check (weight between -1 and 1),
  written_by xid8 not null default pg_current_xact_id(),
  customer_id uuid,
  created_at timestamptz,
  account_name text,
  last_seen_at timestamptz,
  city text,
  zip_code text
);
create index customer_moves_of_affiliate on customer_moves (affiliate_id);

create function note_inserted_customers() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from after_rows limit 201) first_ones) > 200 then
    insert into customer_moves (affiliate_id, weight) select distinct affiliate_id, 0 from after_rows;
  else
    insert into customer_moves (affiliate_id, weight, customer_id, created_at, account_name, last_seen_at, city, zip_code)
    select affiliate_id, 1, id, created_at, account_name, last_seen_at, city, zip_code from after_rows where status <> 'deleted';
  end if;
  return null;
end $$;

create function note_deleted_customers() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from before_rows limit 201) first_ones) > 200 then
    insert into customer_moves (affiliate_id, weight) select distinct affiliate_id, 0 from before_rows;
  else
    insert into customer_moves (affiliate_id, weight, customer_id, created_at, account_name, last_seen_at, city, zip_code)
    select affiliate_id, -1, id, created_at, account_name, last_seen_at, city, zip_code from before_rows where status <> 'deleted';
  end if;
  return null;
end $$;

create function note_updated_customers() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from after_rows limit 201) first_ones) > 200 then
    insert into customer_moves (affiliate_id, weight)
    select distinct affiliate_id, 0 from (select affiliate_id from before_rows union select affiliate_id from after_rows) touched;
  else
    insert into customer_moves (affiliate_id, weight, customer_id, created_at, account_name, last_seen_at, city, zip_code)
    select affiliate_id, weight, id, created_at, account_name, last_seen_at, city, zip_code
    from (
      select -1 as weight, b.* from before_rows b
      union all
      select 1, a.* from after_rows a
    ) places
    where status <> 'deleted' and exists (
      select from before_rows b join after_rows a on a.id = b.id
      where b.id = places.id
        and (b.affiliate_id, b.status = 'deleted', b.created_at, b.account_name, b.last_seen_at, b.city, b.zip_code)
          is distinct from (a.affiliate_id, a.status = 'deleted', a.created_at, a.account_name, a.last_seen_at, a.city, a.zip_code)
    );
  end if;
  return null;
end $$;

create trigger customers_inserted_moves after insert on customers
  referencing new table as after_rows for each statement execute function note_inserted_customers();
create trigger customers_updated_moves after update on customers
  referencing old table as before_rows new table as after_rows for each statement execute function note_updated_customers();
create trigger customers_deleted_moves after delete on customers
  referencing old table as before_rows for each statement execute function note_deleted_customers();

-- Whoever is there already has moved in.
insert into customer_moves (affiliate_id, weight) select id, 0 from tenants where kind = 'affiliate';
