-- Members edit affiliates: the version tells two edits at once from each other.
alter table tenants add column version integer not null default 1;
