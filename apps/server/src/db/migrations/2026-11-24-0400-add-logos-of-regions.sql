alter table tenants add column logo_file_id uuid references content_files (id) on delete set null;
comment on column tenants.logo_file_id is 'Of an affiliate: what its customers see where no partner has a brand of its own.';
create index tenants_of_logo on tenants (logo_file_id) where logo_file_id is not null;
