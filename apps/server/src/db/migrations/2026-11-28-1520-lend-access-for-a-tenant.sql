-- The permissions of a loan for one tenant have their own column, because the previous release would grant those in `permissions` everywhere.
alter table access_loans
  add column tenant_id uuid references tenants (id) on delete cascade,
  add column tenant_permissions text[] check (cardinality(tenant_permissions) > 0),
  drop constraint access_loans_permissions_check,
  add constraint access_loans_permissions_check check ((cardinality(permissions) > 0) = (tenant_permissions is null)),
  add constraint access_loans_tenant_check check ((tenant_id is null) = (tenant_permissions is null));
comment on column access_loans.tenant_id is 'The tenant that the loan is for. Null: everything that its member may see.';
comment on column access_loans.permissions is 'Fixed when it is lent, so that a role that gains permissions later lends none of them. Empty for a loan for one tenant.';
comment on column access_loans.tenant_permissions is 'Permissions that count only in sessions that work in the tenant.';

drop index access_loans_open;
create unique index access_loans_open on access_loans (member_id, role, tenant_id) nulls not distinct where closed_at is null;
create index access_loans_of_tenant on access_loans (tenant_id) where tenant_id is not null;

alter table sessions add column working_loan_id uuid references access_loans (id) on delete set null;
comment on column sessions.working_loan_id is 'The loan by which this session works in one tenant, while it runs.';
create index sessions_by_working_loan on sessions (working_loan_id) where working_loan_id is not null;

alter table order_status_runs add column working_tenant_id uuid references tenants (id);
comment on column order_status_runs.working_tenant_id is 'The tenant that its member worked in, by a loan, when they applied it.';
