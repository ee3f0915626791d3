-- What uploads say of a customer is counted before a purge, and found by it. The keys of new customers grow with time, so that
-- the first index is only ever added to at its end while a file is read.
create index customer_import_rows_of_customer on customer_import_rows (customer_id);
create index customer_import_rows_of_existing on customer_import_rows (existing_id) where existing_id is not null;
