-- The search: words without marks, with the names of users and partners, and identifiers of devices without punctuation.

-- Replaces the words of 04-customers.sql: the same words in lower case without the marks of letters, so that `Müller` and
-- `muller` are one. `platform/words.ts` folds the same way. Indexes are built without a search path: it calls no other function.
-- PL/pgSQL keeps the plans of its expressions; a SQL function with a subquery would be planned again for each row.
create or replace function words_of(content text) returns tsvector language plpgsql immutable parallel safe as $$
declare
  folded text := lower(content);
begin
  if octet_length(content) <> char_length(content) then
    folded := replace(replace(replace(
      translate(lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧ', 'loddhit'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  end if;
  return array_to_tsvector(array_remove(string_to_array(
    folded || ' ' ||
    regexp_replace(folded, $p$[\s\u00a0@.\-_/&,()%'+:;"!?*#=<>\[\]{}|\\~^`’‘“”„«»–—·…]$p$, ' ', 'g') ||
    case when folded ~ '[%_]' then ' ' || replace(replace(folded, '%', ' %'), '_', ' _') else '' end,
    ' '), ''));
end $$;

alter table customers disable trigger user;
-- Names and e-mails of its users, copied for the search.
alter table customers add column user_terms text;
update customers c set user_terms = u.terms
from (
  select customer_id, string_agg(first_name || ' ' || last_name || ' ' || email, ' ' order by is_main desc, created_at, id) as terms
  from customer_users group by customer_id
) u where u.customer_id = c.id;
alter table customers enable trigger user;

-- Whoever adds a customer with its main user copies the terms in the same statement; every later change is copied here, of the
-- first 200 users.
create function copy_user_terms() returns trigger language plpgsql as $$
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
create trigger customer_users_added_terms after insert on customer_users
  referencing new table as after_rows for each statement execute function copy_user_terms();
create trigger customer_users_changed_terms after update on customer_users
  referencing old table as before_rows new table as after_rows for each statement execute function copy_user_terms();
create trigger customer_users_removed_terms after delete on customer_users
  referencing old table as before_rows for each statement execute function copy_user_terms();

-- A customer of a partner also has its tenant as a word: whoever searches for the partner's name searches for that word, and
-- a partner's members search within their tenant by the index alone.
drop index customers_search;
alter table customers drop column search_words;
alter table customers add column search_words tsvector generated always as (
  words_of(account_name || ' ' || account_email || ' ' || coalesce(external_reference_id, '') || ' ' ||
           coalesce(second_external_reference_id, '') || ' ' || coalesce(user_terms, '') || ' ' || coalesce(address, '') || ' ' ||
           coalesce(zip_code, '') || ' ' || coalesce(city, '')) ||
  case when tenant_id <> affiliate_id then array_to_tsvector(array['tenant:' || tenant_id::text]) else ''::tsvector end
) stored;
create index customers_search on customers using gin (search_words) with (gin_pending_list_limit = 256);

-- Partners by their name, and by the brand that their customers see.
create index tenants_search on tenants using gin (words_of(name)) where kind = 'partner';
create index white_labels_search on white_labels using gin (words_of(app_name));

-- An identifier as it is compared: letters and digits alone, so that `SN-12 345` and `sn12345` are one.
create function identifier_of(content text) returns text language sql immutable parallel safe as $$
  select regexp_replace(lower(content), '[^a-z0-9]', '', 'g')
$$;
create function identifiers_of(contents text[]) returns text[] language sql immutable parallel safe as $$
  select array(select regexp_replace(lower(content), '[^a-z0-9]', '', 'g') from unnest(contents) content)
$$;
-- `text_pattern_ops` orders by characters in every locale, so that a beginning is a range.
create index installations_serial_search on installations (identifier_of(serial_number) text_pattern_ops) where serial_number is not null;
create index installations_vendor_search on installations (identifier_of(vendor_installation_id) text_pattern_ops);
create index pv_battery_site_search on pv_battery_configurations (identifier_of(vendor_site_id) text_pattern_ops) where vendor_site_id is not null;
create index pv_battery_portal_search on pv_battery_configurations (identifier_of(vrm_portal_id) text_pattern_ops) where vrm_portal_id is not null;
create index pv_battery_gateway_search on pv_battery_configurations (identifier_of(gateway_serial_number) text_pattern_ops)
  where gateway_serial_number is not null;
create index pv_battery_logger_search on pv_battery_configurations using gin (identifiers_of(logger_serial_numbers));
create index gateways_start_code_search on gateways (identifier_of(start_code) text_pattern_ops);
create index gateways_device_search on gateways (identifier_of(device_id) text_pattern_ops);
create index appliances_serial_search on appliances (identifier_of(serial_number) text_pattern_ops) where serial_number is not null;

-- Results of a search are ranked, and no list any more that could be viewed in another way.
delete from saved_views where list = 'search';
