-- What customers and their users may use of the apps: single features, combined into groups.

create table features (
  id uuid primary key,
  application text not null,
  resource text not null,
  action text not null check (action in ('read', 'write', 'delete')),
  description text,
  unique (application, resource, action)
);

create table feature_groups (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 36),
  display_name text not null,
  customer_type text not null check (customer_type in ('residential_customer', 'partner', 'whitelabel_partner')),
  level text not null check (level in ('customer', 'user')),
  -- A group also gives the features of the group it inherits from.
  inherits_from uuid references feature_groups (id) check (inherits_from <> id),
  available_to_partner_tenants boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index feature_groups_name on feature_groups (lower(name));
create index feature_groups_inheriting on feature_groups (inherits_from) where inherits_from is not null;

create table feature_group_features (
  group_id uuid not null references feature_groups (id) on delete cascade,
  feature_id uuid not null references features (id) on delete cascade,
  primary key (group_id, feature_id)
);
create index feature_group_features_of_feature on feature_group_features (feature_id);

create table customer_feature_groups (
  customer_id uuid not null references customers (id) on delete cascade,
  group_id uuid not null references feature_groups (id),
  assigned_at timestamptz not null,
  -- Null if the product itself assigned it.
  assigned_by uuid references members (id),
  primary key (customer_id, group_id)
);
create index customer_feature_groups_of_group on customer_feature_groups (group_id, customer_id);
