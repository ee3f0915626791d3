-- Business reports. When customers last used their app is kept per day like the other statistics: writers append deltas, a job
-- folds them into totals. A scope is an affiliate or a partner's tenant.

create table customer_use_statistics (
  scope_id uuid not null,
  -- The UTC day; '-infinity' if the app was never used.
  last_seen_on date not null,
  type text not null,
  status text not null,
  customers bigint not null,
  primary key (scope_id, last_seen_on, type, status)
);
create table customer_use_statistic_deltas (
  id bigint generated always as identity primary key,
  scope_id uuid not null,
  last_seen_on date not null,
  type text not null,
  status text not null,
  customers bigint not null
);
create index customer_use_statistic_deltas_of_scope on customer_use_statistic_deltas (scope_id);

create function day_of_use(last_seen_at timestamptz) returns date language sql immutable parallel safe as $$
  select coalesce((last_seen_at at time zone 'UTC')::date, date '-infinity')
$$;

create function keep_customer_use_statistics() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into customer_use_statistic_deltas (scope_id, last_seen_on, type, status, customers)
    select s.id, day_of_use(c.last_seen_at), c.type, c.status, count(*)
    from after_rows c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into customer_use_statistic_deltas (scope_id, last_seen_on, type, status, customers)
    select s.id, day_of_use(c.last_seen_at), c.type, c.status, -count(*)
    from before_rows c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4;
  else
    insert into customer_use_statistic_deltas (scope_id, last_seen_on, type, status, customers)
    select s.id, day_of_use(c.last_seen_at), c.type, c.status, sum(c.sign)
    from (
      select affiliate_id, tenant_id, last_seen_at, type, status, 1 as sign from after_rows
      union all
      select affiliate_id, tenant_id, last_seen_at, type, status, -1 from before_rows
    ) c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4 having sum(c.sign) <> 0;
  end if;
  return null;
end $$;

create trigger customers_inserted_use after insert on customers
  referencing new table as after_rows for each statement execute function keep_customer_use_statistics();
create trigger customers_updated_use after update on customers
  referencing old table as before_rows new table as after_rows for each statement execute function keep_customer_use_statistics();
create trigger customers_deleted_use after delete on customers
  referencing old table as before_rows for each statement execute function keep_customer_use_statistics();

-- Adds deltas to the totals and returns how many it took. Two at once take different ones.
create function fold_customer_use_statistics(most integer) returns bigint language plpgsql as $$
declare
  took bigint;
begin
  with taken as (
    delete from customer_use_statistic_deltas
    where id in (select id from customer_use_statistic_deltas order by id limit most for update skip locked)
    returning *
  ), folded as (
    insert into customer_use_statistics as kept (scope_id, last_seen_on, type, status, customers)
    select scope_id, last_seen_on, type, status, sum(customers) from taken
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (scope_id, last_seen_on, type, status) do update set customers = kept.customers + excluded.customers
  )
  select count(*) into took from taken;
  return took;
end $$;

-- Sums them anew, for rows that came in while the triggers were off.
create function recount_customer_use() returns void language plpgsql as $$
begin
  truncate customer_use_statistics, customer_use_statistic_deltas;
  insert into customer_use_statistics (scope_id, last_seen_on, type, status, customers)
  select s.id, day_of_use(c.last_seen_at), c.type, c.status, count(*)
  from customers c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
  group by 1, 2, 3, 4;
end $$;
select recount_customer_use();

-- Cars that one of the reports is about: few of all installations.
create index installations_bmw_and_mini on installations (customer_id)
  where kind = 'electriccar' and lower(manufacturer) in ('bmw', 'mini');
