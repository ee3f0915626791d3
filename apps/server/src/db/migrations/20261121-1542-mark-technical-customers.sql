-- Customers for a demonstration or a test, whom nobody has a contract with.
alter table customers add column technical boolean not null default false;
create index customers_technical on customers (affiliate_id, created_at nulls first, id) where technical;
