-- Vendors that are not valid and installations about to expire are work as well.
alter table work_claims drop constraint work_claims_kind_check;
alter table work_claims add constraint work_claims_kind_check
  check (kind in ('alarm', 'gateway', 'mail', 'import', 'vendor', 'expiry', 'purge', 'sale')) not valid;

-- Since when a vendor has not been valid; null while it is, and before it is measured again.
alter table vendors add column not_valid_since timestamptz;

create index unallocated_installations_to_expire on unallocated_installations (expires_at)
  where assigned_at is null and removed_at is null;
