-- Names in the order that readers of all languages expect: Köhler before Krüger, and Łukasz before Zoe. A PostgreSQL that was
-- built without ICU orders them by code points, as before.
do $$ begin
  create collation name_order (provider = icu, locale = 'und');
exception when feature_not_supported then
  create collation name_order (provider = libc, locale = 'C');
end $$;

drop index customers_by_name;
create index customers_by_name on customers (affiliate_id, account_name collate name_order nulls first, id) include (type, status, source_kind) where status <> 'deleted';
drop index customers_by_city;
create index customers_by_city on customers (affiliate_id, city collate name_order nulls first, id) include (type, status, source_kind) where status <> 'deleted';

-- The previous release still makes marks in the order of code points, under the names of the columns.
alter table customer_page_marks drop constraint customer_page_marks_ordered_by_check;
alter table customer_page_marks add constraint customer_page_marks_ordered_by_check
  check (ordered_by in ('created_at', 'account_name', 'last_seen_at', 'city', 'zip_code', 'account_name collate name_order', 'city collate name_order'));
insert into customer_moves (affiliate_id, weight) select distinct affiliate_id, 0 from customer_page_mark_sets;
