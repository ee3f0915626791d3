-- Entries of the activity log name the call that started their import.
create index customer_imports_started on customer_imports (start_request_id) where start_request_id is not null;
