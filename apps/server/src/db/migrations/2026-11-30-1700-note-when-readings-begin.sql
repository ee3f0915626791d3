alter table customer_imports add column reading_at timestamptz;
comment on column customer_imports.reading_at is 'When a member had the file read anew; null: it is read as it was uploaded.';
