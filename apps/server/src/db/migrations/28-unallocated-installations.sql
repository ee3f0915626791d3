-- Gateways that installers put into service before their customers are known, and the companies that installers work for.

create table installer_companies (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid not null,
  name text not null,
  created_at timestamptz not null,
  foreign key (tenant_id, affiliate_id) references tenants (id, affiliate_id)
);
create unique index installer_companies_name on installer_companies (tenant_id, lower(name));
create index installer_companies_of_affiliate on installer_companies (affiliate_id, name);

-- An installer belongs to one company at most.
create table installer_company_members (
  member_id uuid primary key references members (id) on delete cascade,
  company_id uuid not null references installer_companies (id) on delete cascade
);
create index installer_company_members_of_company on installer_company_members (company_id);

-- For how long installers can view and change an unallocated installation.
alter table tenants add column unallocated_access_days smallint not null default 14 check (unallocated_access_days between 1 and 365);

-- The greatest output printed on an inverter, as its installer read it.
alter table appliances add column peak_power_w integer check (peak_power_w > 0);

-- Until it is assigned, its measurements are stored under its ID in place of a site's.
create table unallocated_installations (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid not null,
  gateway_id uuid not null references gateways (id) on delete cascade,
  company_id uuid references installer_companies (id) on delete set null,
  installer_id uuid not null references members (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- Set together by the assignment.
  assigned_at timestamptz,
  assigned_by uuid references members (id),
  customer_id uuid references customers (id) on delete cascade,
  site_id uuid references sites (id) on delete cascade,
  -- When its measurements are moved to the site next; null when all were.
  move_due_at timestamptz,
  -- Its gateway is free; the row goes when its measurements are deleted.
  removed_at timestamptz,
  foreign key (tenant_id, affiliate_id) references tenants (id, affiliate_id),
  check (num_nonnulls(assigned_at, assigned_by, customer_id, site_id) in (0, 4)),
  check (removed_at is null or assigned_at is null)
);
create index unallocated_installations_of_gateway on unallocated_installations (gateway_id);
create index unallocated_installations_of_tenant on unallocated_installations (tenant_id, created_at desc, id desc);
create index unallocated_installations_of_affiliate on unallocated_installations (affiliate_id, created_at desc, id desc);
create index unallocated_installations_of_company on unallocated_installations (company_id, created_at desc, id desc);
create index unallocated_installations_of_customer on unallocated_installations (customer_id);
create index unallocated_installations_of_site on unallocated_installations (site_id);
create index unallocated_installations_to_move on unallocated_installations (move_due_at) where move_due_at is not null;
create index unallocated_installations_removed on unallocated_installations (removed_at) where removed_at is not null;

-- A gateway in stock may stand in an unallocated installation. It measures there until it is paired with a customer's site.
alter table gateways
  add column unallocated_installation_id uuid unique references unallocated_installations (id) on delete set null,
  add constraint gateways_in_one_place check (unallocated_installation_id is null or (installation_id is null and site_id is null));
