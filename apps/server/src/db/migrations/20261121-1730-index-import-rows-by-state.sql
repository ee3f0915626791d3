-- Rows of an upload are looked at by what is the matter with them; most are good ones, which need no such entry.
create index customer_import_rows_by_state on customer_import_rows (import_id, state, row) where state <> 'new';
