-- Files are read once, when they arrive: what is kept until their import has written it is their quarter hours, month by month,
-- as the server packs them (JSON, Zstandard).
create table data_import_parts (
  import_id uuid not null references data_imports (id) on delete cascade,
  start_at timestamptz not null,
  content bytea not null,
  primary key (import_id, start_at)
);
alter table data_import_parts alter column content set storage external;
drop table data_import_files;

-- What a file contained besides data that were imported: names of columns, and counts of rows.
alter table data_imports add column findings jsonb;
