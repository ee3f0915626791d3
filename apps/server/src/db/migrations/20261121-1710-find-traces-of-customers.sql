-- What a purge looks for beside a customer's own records: rows of bulk changes that name it, and bulk actions it was in.
create index order_status_rows_by_reference on order_status_rows (lower(reference));
create index bulk_action_customers_of_customer on bulk_action_customers (customer_id);
