-- Triggered by a write of customers, in this order. The first runs before each deleted row, the others once for each statement:
--   before  delete_installations_first            installations  the installations of a deleted customer go first
--   1       refuse_customers_of_removed_tenants   tenants        a purged partner's tenant accepts no more customers (inserts)
--   2       count_customers                       customers      the totals of lists
--   3       move_customers                        customers      the marks of far pages
--   4       keep_customer_statistics              statistics     customers by day, and installations counted under them
--   5       keep_customer_use_statistics          statistics     customers by the day they were last seen
--   6       collect_customer_words                search         the words that typing errors are corrected to
--   7       move_gateways_with_customers          gateways       a customer's gateway goes with it to another tenant (updates)
--   8       note_customer_changes                 changes        what programs that read changes receive
-- An update of one customer that changes nothing that is counted skips 2, 4 and 7. Each function gets the rows before and after the
-- statement. Whoever loads rows with the triggers off calls `derive_customers` afterwards.
create or replace function customers_written() returns trigger language plpgsql
-- Planning each call would take longer than the statements.
set plan_cache_mode = force_generic_plan as $$
declare
  former customer_version[] := '{}';
  written customer_version[] := '{}';
  is_counted boolean := true;
begin
  if tg_op <> 'INSERT' then
    former := array(select row(b.id, b.affiliate_id, b.tenant_id, b.type, b.status, b.source_kind, b.created_at, b.account_name, b.last_seen_at,
      b.city, b.zip_code, b.search_words)::customer_version from before_rows b);
  end if;
  if tg_op <> 'DELETE' then
    written := array(select row(a.id, a.affiliate_id, a.tenant_id, a.type, a.status, a.source_kind, a.created_at, a.account_name, a.last_seen_at,
      a.city, a.zip_code, a.search_words)::customer_version from after_rows a);
  end if;
  if tg_op = 'INSERT' then perform refuse_customers_of_removed_tenants(written); end if;
  if cardinality(former) = 1 and cardinality(written) = 1 then
    -- Most writes update one customer and change nothing that is counted.
    is_counted := (former[1].affiliate_id, former[1].tenant_id, former[1].type, former[1].status, former[1].source_kind, former[1].created_at)
      <> (written[1].affiliate_id, written[1].tenant_id, written[1].type, written[1].status, written[1].source_kind, written[1].created_at);
  end if;
  if is_counted then perform count_customers(former, written); end if;
  perform move_customers(former, written);
  if is_counted then perform keep_customer_statistics(former, written); end if;
  perform keep_customer_use_statistics(former, written);
  perform collect_customer_words(former, written);
  if tg_op = 'UPDATE' and is_counted then perform move_gateways_with_customers(written); end if;
  perform note_customer_changes(former, written);
  return null;
end $$;
create or replace trigger customers_inserted after insert on customers
  referencing new table as after_rows for each statement execute function customers_written();
create or replace trigger customers_updated after update on customers
  referencing old table as before_rows new table as after_rows for each statement execute function customers_written();
create or replace trigger customers_deleted after delete on customers
  referencing old table as before_rows for each statement execute function customers_written();

-- Deletes rows below a deleted row just before it, while triggers can still read what they are counted under. The status of the deleted
-- row does not follow them, because a row that changes while it is deleted cannot be deleted. The setting, which ends with the
-- transaction, is the only way to pass the row's key to the trigger of its installations.
create or replace function delete_installations_first() returns trigger language plpgsql as $$
begin
  perform set_config('wattdesk.deleted_customer', old.id::text, true);
  delete from installations where customer_id = old.id;
  return old;
end $$;
create or replace trigger customers_deleted_first before delete on customers
  for each row execute function delete_installations_first();

-- Recomputes from all customers what their triggers maintain. The two parts need nothing of each other, so a load runs both at once.
create or replace function derive_customers() returns void language plpgsql as $$
begin
  perform recount_statistics();
  perform derive_customer_lists();
end $$;

create or replace function derive_customer_lists() returns void language plpgsql as $$
begin
  perform recount_customers();
  perform recount_customer_use();
  perform recollect_customer_words();
  perform note_missing_changes();
end $$;

-- Adds to the counts of lists, as deltas that a job folds.
create or replace function count_customers(former customer_version[], written customer_version[]) returns void language plpgsql as $$
begin
  insert into customer_count_deltas (scope_id, type, status, source_kind, customers)
  select s.id, c.type, c.status, c.source_kind, sum(c.sign)
  from (
    select affiliate_id, tenant_id, type, status, source_kind, 1 as sign from unnest(written)
    union all
    select affiliate_id, tenant_id, type, status, source_kind, -1 from unnest(former)
  ) c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
  group by 1, 2, 3, 4 having sum(c.sign) <> 0;
end $$;

-- Records which customers left or entered a place in a list's orders. After many at once, the marks are recalculated.
create or replace function move_customers(former customer_version[], written customer_version[]) returns void language plpgsql as $$
begin
  if greatest(cardinality(former), cardinality(written)) > 200 then
    insert into customer_moves (affiliate_id, weight)
    select affiliate_id, 0 from unnest(former) union select affiliate_id, 0 from unnest(written);
  else
    insert into customer_moves (affiliate_id, weight, customer_id, created_at, account_name, last_seen_at, city, zip_code)
    select affiliate_id, sum(weight), id, created_at, account_name, last_seen_at, city, zip_code
    from (
      select -1 as weight, affiliate_id, id, status, created_at, account_name, last_seen_at, city, zip_code from unnest(former)
      union all
      select 1, affiliate_id, id, status, created_at, account_name, last_seen_at, city, zip_code from unnest(written)
    ) places
    where status <> 'deleted'
    group by affiliate_id, id, created_at, account_name, last_seen_at, city, zip_code having sum(weight) <> 0;
  end if;
end $$;

-- Recounts all customers, for rows loaded while the triggers were off.
create or replace function recount_customers() returns void language plpgsql as $$
begin
  truncate customer_counts, customer_count_deltas, customer_moves;
  insert into customer_counts (scope_id, type, status, source_kind, customers)
  select s.id, c.type, c.status, c.source_kind, count(*)
  from customers c cross join lateral scopes_of(c.affiliate_id, c.tenant_id) s
  group by 1, 2, 3, 4;
  insert into customer_moves (affiliate_id, weight) select distinct affiliate_id, 0 from customers;
end $$;

-- Triggered by writes of customer_users: copies the names and e-mails of the first 200 users to their customer for the search. Whoever
-- adds a customer with its main user copies them in the same statement.
create or replace function copy_user_terms() returns trigger language plpgsql as $$
declare
  owners uuid[];
begin
  if tg_op = 'INSERT' then
    owners := array(select distinct customer_id from after_rows where not is_main);
  elsif tg_op = 'DELETE' then
    owners := array(select distinct customer_id from before_rows);
  else
    owners := array(
      select distinct a.customer_id from after_rows a join before_rows b using (id)
      where (a.first_name, a.last_name, a.email) is distinct from (b.first_name, b.last_name, b.email));
  end if;
  update customers c set user_terms = (
    select string_agg(u.first_name || ' ' || u.last_name || ' ' || u.email, ' ')
    from (select * from customer_users where customer_id = c.id order by is_main desc, created_at, id limit 200) u
  ) where c.id = any(owners);
  return null;
end $$;
create or replace trigger customer_users_inserted after insert on customer_users
  referencing new table as after_rows for each statement execute function copy_user_terms();
create or replace trigger customer_users_updated after update on customer_users
  referencing old table as before_rows new table as after_rows for each statement execute function copy_user_terms();
create or replace trigger customer_users_deleted after delete on customer_users
  referencing old table as before_rows for each statement execute function copy_user_terms();

-- Locates a site without coordinates by its town, if it has a full address. The towns are those of gazetteer.sql.
create or replace function place_approximately() returns trigger language plpgsql as $$
begin
  new.approximate_latitude := null;
  new.approximate_longitude := null;
  if (new.latitude is null or new.longitude is null) and btrim(new.address) <> '' and btrim(new.zip_code) <> '' then
    select g.latitude, g.longitude into new.approximate_latitude, new.approximate_longitude
    from gazetteer g where g.country = new.country and g.name = lower(btrim(new.city));
  end if;
  return new;
end $$;
create or replace trigger sites_placed before insert or update of address, zip_code, city, country, latitude, longitude on sites
  for each row when (new.latitude is null or new.longitude is null or new.approximate_latitude is not null)
  execute function place_approximately();
