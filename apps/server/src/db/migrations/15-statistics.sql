-- Statistics of customers and installations, kept as they change. A scope is an affiliate or a partner's tenant. Writers only
-- append deltas of a day; a job folds them into totals of all time, years, months and days. For partners, which have few
-- customers, only all time and days are kept. Days are in UTC, as lists filter them.

create table customer_statistics (
  scope_id uuid not null,
  grain text not null check (grain in ('all', 'year', 'month', 'day')),
  starts_on date not null,
  -- The customer belongs to a partner.
  is_child boolean not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null,
  primary key (scope_id, grain, starts_on, is_child, type, status, source_kind)
);
create table customer_statistic_deltas (
  id bigint generated always as identity primary key,
  scope_id uuid not null,
  created_on date not null,
  is_child boolean not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null
);
create index customer_statistic_deltas_of_scope on customer_statistic_deltas (scope_id, created_on);

create table installation_statistics (
  scope_id uuid not null,
  grain text not null check (grain in ('all', 'year', 'month', 'day')),
  starts_on date not null,
  kind text not null,
  vendor_id uuid,
  type text not null,
  status text not null,
  source_kind text not null,
  installations bigint not null,
  pv_peak_power_w bigint not null,
  battery_capacity_wh bigint not null
);
create unique index installation_statistics_key on installation_statistics
  (scope_id, grain, starts_on, kind, vendor_id, type, status, source_kind) nulls not distinct;
create table installation_statistic_deltas (
  id bigint generated always as identity primary key,
  scope_id uuid not null,
  added_on date not null,
  kind text not null,
  vendor_id uuid,
  type text not null,
  status text not null,
  source_kind text not null,
  installations bigint not null,
  pv_peak_power_w bigint not null,
  battery_capacity_wh bigint not null
);
create index installation_statistic_deltas_of_scope on installation_statistic_deltas (scope_id, added_on);

-- The periods a day is counted in.
create function periods_of(day date, scope_kind text) returns table (grain text, starts_on date) language sql immutable parallel safe as $$
  select 'all', date '-infinity'
  union all select 'day', day
  union all select 'month', date_trunc('month', day::timestamp)::date where scope_kind = 'affiliate'
  union all select 'year', date_trunc('year', day::timestamp)::date where scope_kind = 'affiliate'
$$;

-- Adds deltas to the totals and returns how many it took. Two at once take different ones.
create function fold_customer_statistics(most integer) returns bigint language plpgsql as $$
declare
  took bigint;
begin
  with taken as (
    delete from customer_statistic_deltas
    where id in (select id from customer_statistic_deltas order by id limit most for update skip locked)
    returning *
  ), folded as (
    insert into customer_statistics as kept (scope_id, grain, starts_on, is_child, type, status, source_kind, customers)
    select d.scope_id, p.grain, p.starts_on, d.is_child, d.type, d.status, d.source_kind, sum(d.customers)
    from taken d join tenants t on t.id = d.scope_id cross join lateral periods_of(d.created_on, t.kind) p
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (scope_id, grain, starts_on, is_child, type, status, source_kind)
      do update set customers = kept.customers + excluded.customers
  )
  select count(*) into took from taken;
  return took;
end $$;

create function fold_installation_statistics(most integer) returns bigint language plpgsql as $$
declare
  took bigint;
begin
  with taken as (
    delete from installation_statistic_deltas
    where id in (select id from installation_statistic_deltas order by id limit most for update skip locked)
    returning *
  ), folded as (
    insert into installation_statistics as kept (scope_id, grain, starts_on, kind, vendor_id, type, status, source_kind,
                                                 installations, pv_peak_power_w, battery_capacity_wh)
    select d.scope_id, p.grain, p.starts_on, d.kind, d.vendor_id, d.type, d.status, d.source_kind,
           sum(d.installations), sum(d.pv_peak_power_w), sum(d.battery_capacity_wh)
    from taken d join tenants t on t.id = d.scope_id cross join lateral periods_of(d.added_on, t.kind) p
    group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (scope_id, grain, starts_on, kind, vendor_id, type, status, source_kind) do update set
      installations = kept.installations + excluded.installations,
      pv_peak_power_w = kept.pv_peak_power_w + excluded.pv_peak_power_w,
      battery_capacity_wh = kept.battery_capacity_wh + excluded.battery_capacity_wh
  )
  select count(*) into took from taken;
  return took;
end $$;

-- One row for each scope a record counts in: its affiliate and, where that is another, its tenant.
create function scopes_of(affiliate_id uuid, tenant_id uuid) returns table (id uuid) language sql immutable parallel safe as $$
  select affiliate_id union select tenant_id
$$;

create function keep_customer_statistics() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into customer_statistic_deltas (scope_id, created_on, is_child, type, status, source_kind, customers)
    select s.id, (c.created_at at time zone 'UTC')::date, c.tenant_id <> c.affiliate_id, c.type, c.status, c.source_kind, count(*)
    from after_rows c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into customer_statistic_deltas (scope_id, created_on, is_child, type, status, source_kind, customers)
    select s.id, (c.created_at at time zone 'UTC')::date, c.tenant_id <> c.affiliate_id, c.type, c.status, c.source_kind, -count(*)
    from before_rows c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6;
  else
    insert into customer_statistic_deltas (scope_id, created_on, is_child, type, status, source_kind, customers)
    select s.id, (c.created_at at time zone 'UTC')::date, c.tenant_id <> c.affiliate_id, c.type, c.status, c.source_kind, sum(c.sign)
    from (
      select affiliate_id, tenant_id, created_at, type, status, source_kind, 1 as sign from after_rows
      union all
      select affiliate_id, tenant_id, created_at, type, status, source_kind, -1 from before_rows
    ) c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6 having sum(c.sign) <> 0;
    if found then
      -- Installations are counted under their customer's type, status and source.
      insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                                 installations, pv_peak_power_w, battery_capacity_wh)
      select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
             sum(c.sign), sum(c.sign * coalesce(p.pv_peak_power_w, 0)), sum(c.sign * coalesce(p.battery_capacity_wh, 0))
      from (
        select id, affiliate_id, tenant_id, type, status, source_kind, 1 as sign from after_rows
        union all
        select id, affiliate_id, tenant_id, type, status, source_kind, -1 from before_rows
      ) c
      join installations i on i.customer_id = c.id
      left join pv_battery_configurations p on p.id = i.id
      cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
      group by 1, 2, 3, 4, 5, 6, 7 having sum(c.sign) <> 0;
    end if;
  end if;
  return null;
end $$;

create function keep_installation_statistics() returns trigger language plpgsql as $$
begin
  -- Locks the customers: one that changed its status meanwhile would be counted under both.
  if tg_op = 'INSERT' then
    perform from customers where id in (select customer_id from after_rows) order by id for share;
    insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                               installations, pv_peak_power_w, battery_capacity_wh)
    select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind, count(*), 0, 0
    from after_rows i join customers c on c.id = i.customer_id cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7;
  elsif tg_op = 'DELETE' then
    perform from customers where id in (select customer_id from before_rows) order by id for share;
    insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                               installations, pv_peak_power_w, battery_capacity_wh)
    select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind, -count(*), 0, 0
    from before_rows i join customers c on c.id = i.customer_id cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7;
  elsif exists (
    select from after_rows a join before_rows b using (id)
    where (a.kind, a.vendor_id, a.customer_id, a.added_at) is distinct from (b.kind, b.vendor_id, b.customer_id, b.added_at)
  ) then
    perform from customers where id in (select customer_id from after_rows union select customer_id from before_rows) order by id for share;
    insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                               installations, pv_peak_power_w, battery_capacity_wh)
    select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
           sum(i.sign), sum(i.sign * coalesce(p.pv_peak_power_w, 0)), sum(i.sign * coalesce(p.battery_capacity_wh, 0))
    from (
      select id, customer_id, kind, vendor_id, added_at, 1 as sign from after_rows
      union all
      select id, customer_id, kind, vendor_id, added_at, -1 from before_rows
    ) i
    join customers c on c.id = i.customer_id
    left join pv_battery_configurations p on p.id = i.id
    cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7;
  end if;
  return null;
end $$;

create function keep_capacity_statistics() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from installations i join customers c on c.id = i.customer_id where i.id in (select id from after_rows) order by c.id, i.id for share;
    insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                               installations, pv_peak_power_w, battery_capacity_wh)
    select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
           0, sum(coalesce(p.pv_peak_power_w, 0)), sum(coalesce(p.battery_capacity_wh, 0))
    from after_rows p join installations i on i.id = p.id join customers c on c.id = i.customer_id
    cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7;
  elsif tg_op = 'DELETE' then
    perform from installations i join customers c on c.id = i.customer_id where i.id in (select id from before_rows) order by c.id, i.id for share;
    insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                               installations, pv_peak_power_w, battery_capacity_wh)
    select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
           0, -sum(coalesce(p.pv_peak_power_w, 0)), -sum(coalesce(p.battery_capacity_wh, 0))
    from before_rows p join installations i on i.id = p.id join customers c on c.id = i.customer_id
    cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7;
  elsif exists (
    select from after_rows a join before_rows b using (id)
    where (a.pv_peak_power_w, a.battery_capacity_wh) is distinct from (b.pv_peak_power_w, b.battery_capacity_wh)
  ) then
    perform from installations i join customers c on c.id = i.customer_id where i.id in (select id from after_rows) order by c.id, i.id for share;
    insert into installation_statistic_deltas (scope_id, added_on, kind, vendor_id, type, status, source_kind,
                                               installations, pv_peak_power_w, battery_capacity_wh)
    select s.id, (i.added_at at time zone 'UTC')::date, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
           0, sum(p.sign * coalesce(p.pv_peak_power_w, 0)), sum(p.sign * coalesce(p.battery_capacity_wh, 0))
    from (
      select id, pv_peak_power_w, battery_capacity_wh, 1 as sign from after_rows
      union all
      select id, pv_peak_power_w, battery_capacity_wh, -1 from before_rows
    ) p
    join installations i on i.id = p.id join customers c on c.id = i.customer_id
    cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7;
  end if;
  return null;
end $$;

create trigger customers_inserted_statistics after insert on customers
  referencing new table as after_rows for each statement execute function keep_customer_statistics();
create trigger customers_updated_statistics after update on customers
  referencing old table as before_rows new table as after_rows for each statement execute function keep_customer_statistics();
create trigger customers_deleted_statistics after delete on customers
  referencing old table as before_rows for each statement execute function keep_customer_statistics();

create trigger installations_inserted_statistics after insert on installations
  referencing new table as after_rows for each statement execute function keep_installation_statistics();
create trigger installations_updated_statistics after update on installations
  referencing old table as before_rows new table as after_rows for each statement execute function keep_installation_statistics();
create trigger installations_deleted_statistics after delete on installations
  referencing old table as before_rows for each statement execute function keep_installation_statistics();

create trigger pv_battery_inserted_statistics after insert on pv_battery_configurations
  referencing new table as after_rows for each statement execute function keep_capacity_statistics();
create trigger pv_battery_updated_statistics after update on pv_battery_configurations
  referencing old table as before_rows new table as after_rows for each statement execute function keep_capacity_statistics();
create trigger pv_battery_deleted_statistics after delete on pv_battery_configurations
  referencing old table as before_rows for each statement execute function keep_capacity_statistics();

-- Sums all statistics anew, for rows that came in while the triggers were off.
create function recount_statistics() returns void language plpgsql as $$
begin
  truncate customer_statistics, customer_statistic_deltas, installation_statistics, installation_statistic_deltas;
  insert into customer_statistics (scope_id, grain, starts_on, is_child, type, status, source_kind, customers)
  select d.scope_id, p.grain, p.starts_on, d.is_child, d.type, d.status, d.source_kind, sum(d.customers)
  from (
    select s.id as scope_id, (c.created_at at time zone 'UTC')::date as day, c.tenant_id <> c.affiliate_id as is_child,
           c.type, c.status, c.source_kind, count(*) as customers
    from customers c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6
  ) d join tenants t on t.id = d.scope_id cross join lateral periods_of(d.day, t.kind) p
  group by 1, 2, 3, 4, 5, 6, 7;
  insert into installation_statistics (scope_id, grain, starts_on, kind, vendor_id, type, status, source_kind,
                                       installations, pv_peak_power_w, battery_capacity_wh)
  select d.scope_id, p.grain, p.starts_on, d.kind, d.vendor_id, d.type, d.status, d.source_kind,
         sum(d.installations), sum(d.pv_peak_power_w), sum(d.battery_capacity_wh)
  from (
    select s.id as scope_id, (i.added_at at time zone 'UTC')::date as day, i.kind, i.vendor_id, c.type, c.status, c.source_kind,
           count(*) as installations, sum(coalesce(b.pv_peak_power_w, 0)) as pv_peak_power_w,
           sum(coalesce(b.battery_capacity_wh, 0)) as battery_capacity_wh
    from installations i
    join customers c on c.id = i.customer_id
    left join pv_battery_configurations b on b.id = i.id
    cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
    group by 1, 2, 3, 4, 5, 6, 7
  ) d join tenants t on t.id = d.scope_id cross join lateral periods_of(d.day, t.kind) p
  group by 1, 2, 3, 4, 5, 6, 7, 8;
end $$;
