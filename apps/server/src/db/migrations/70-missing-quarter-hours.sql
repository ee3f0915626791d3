-- Whether an import leaves what is stored, and reads only what is missing.
alter table data_imports add column only_missing boolean not null default false;
