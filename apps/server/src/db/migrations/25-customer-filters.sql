-- Filters of the customer list that few customers meet: without these, a page or its count may read the whole table. Imports
-- do not pay for them, because the customers they create have not joined and are no whitelabel partners.
create index customers_by_joined on customers (affiliate_id, joined_at, id) where joined_at is not null and status <> 'deleted';
create index customers_white_label on customers (affiliate_id, created_at nulls first, id) where white_label;
