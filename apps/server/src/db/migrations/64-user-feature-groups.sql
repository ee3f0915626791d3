-- Feature groups of level user, which single users have beside those of their customer.
create table customer_user_feature_groups (
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  group_id uuid not null references feature_groups (id),
  -- The user's customer, which never changes.
  customer_id uuid not null references customers (id) on delete cascade,
  assigned_at timestamptz not null,
  assigned_by uuid references members (id),
  primary key (customer_user_id, group_id)
);
create index customer_user_feature_groups_of_group on customer_user_feature_groups (group_id, customer_id, customer_user_id);
create index customer_user_feature_groups_of_customer on customer_user_feature_groups (customer_id);
