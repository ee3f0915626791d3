-- Figures kept as customers change, so that lists show exact totals and reach far pages without counting.

-- Number of customers by what the list is filtered with most. A scope is an affiliate or a partner's tenant. Writers only
-- append deltas, so that they never wait for one another; a job folds them together.
create table customer_counts (
  scope_id uuid not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null,
  primary key (scope_id, type, status, source_kind)
);
create table customer_count_deltas (
  id bigint generated always as identity primary key,
  scope_id uuid not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null
);
create index customer_count_deltas_of_scope on customer_count_deltas (scope_id);

create function count_inserted_customers() returns trigger language plpgsql as $$
begin
  insert into customer_count_deltas (scope_id, type, status, source_kind, customers)
  select scope.id, c.type, c.status, c.source_kind, count(*)
  from after_rows c
  cross join lateral (select c.affiliate_id as id union select c.tenant_id) scope
  group by 1, 2, 3, 4;
  return null;
end $$;

create function count_deleted_customers() returns trigger language plpgsql as $$
begin
  insert into customer_count_deltas (scope_id, type, status, source_kind, customers)
  select scope.id, c.type, c.status, c.source_kind, -count(*)
  from before_rows c
  cross join lateral (select c.affiliate_id as id union select c.tenant_id) scope
  group by 1, 2, 3, 4;
  return null;
end $$;

create function count_updated_customers() returns trigger language plpgsql as $$
begin
  insert into customer_count_deltas (scope_id, type, status, source_kind, customers)
  select scope_id, type, status, source_kind, sum(customers)
  from (
    select scope.id as scope_id, c.type, c.status, c.source_kind, 1 as customers
    from after_rows c cross join lateral (select c.affiliate_id as id union select c.tenant_id) scope
    union all
    select scope.id, c.type, c.status, c.source_kind, -1
    from before_rows c cross join lateral (select c.affiliate_id as id union select c.tenant_id) scope
  ) changes
  group by 1, 2, 3, 4
  having sum(customers) <> 0;
  return null;
end $$;

create trigger customers_inserted after insert on customers
  referencing new table as after_rows for each statement execute function count_inserted_customers();
create trigger customers_updated after update on customers
  referencing old table as before_rows new table as after_rows for each statement execute function count_updated_customers();
create trigger customers_deleted after delete on customers
  referencing old table as before_rows for each statement execute function count_deleted_customers();

-- Every five-hundredth customer of an affiliate in each order of the list, so that a far page is read from nearby. Writers
-- only append what moved since; a job renews the marks once that has become much.
create table customer_page_mark_sets (
  affiliate_id uuid primary key references tenants (id) on delete cascade,
  -- What the marks were made from; moves it does not see came later.
  snapshot pg_snapshot not null
);
create table customer_page_marks (
  affiliate_id uuid not null references customer_page_mark_sets (affiliate_id) on delete cascade,
  ordered_by text not null check (ordered_by in ('created_at', 'account_name', 'last_seen_at', 'city', 'zip_code')),
  -- How many customers come before it.
  position integer not null,
  key_text text,
  key_instant timestamptz,
  customer_id uuid not null,
  primary key (affiliate_id, ordered_by, position),
  check (num_nonnulls(key_text, key_instant) = 1)
);

-- A customer left its place in the orders (-1) or took one (1). 0 stands for more moves than are worth recording singly.
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

-- Counts all customers anew, for rows that came in while the triggers were off.
create function recount_customers() returns void language plpgsql as $$
begin
  truncate customer_counts, customer_count_deltas, customer_moves;
  insert into customer_counts (scope_id, type, status, source_kind, customers)
  select scope.id, c.type, c.status, c.source_kind, count(*)
  from customers c
  cross join lateral (select c.affiliate_id as id union select c.tenant_id) scope
  group by 1, 2, 3, 4;
  insert into customer_moves (affiliate_id, weight) select distinct affiliate_id, 0 from customers;
end $$;
