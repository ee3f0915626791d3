alter table data_imports add column has_data boolean not null default false;
comment on column data_imports.has_data is 'Whether the vendor or the file has data, even if none of it was missing.';
