-- Tenants and their members: who works with the product, and how each member likes to see it.

create table tenants (
  id uuid primary key,
  parent_id uuid references tenants (id),
  -- The affiliate a tenant belongs to: itself for an affiliate, null for the operator at the root.
  affiliate_id uuid references tenants (id),
  kind text not null check (kind in ('operator', 'affiliate', 'partner')),
  name text not null,
  country text not null,
  time_zone text not null,
  language text not null,
  bidding_zone text,
  domain text,
  -- What an affiliate sets for its customers: whom they contact, how they register, where they sign in.
  contact_email text,
  contact_phone text,
  activation_email text,
  impressum_url text,
  -- URL scheme of links that open the app.
  app_protocol text,
  supported_languages text[] not null default '{}',
  open_registration boolean not null default false,
  survey_mobile_url text,
  survey_web_url text,
  pv_onboarding_email text,
  pv_onboarding_phone text,
  pv_onboarding_install_email text,
  idp_type text not null default 'embedded' check (idp_type in ('embedded', 'openid', 'cognito')),
  idp_client_id text,
  idp_dashboard_app_id text,
  idp_pool_id text,
  created_at timestamptz not null,
  -- A purged partner's tenant stays as a bare ID, which the activity log and purged customers still name.
  removed_at timestamptz,
  check ((kind = 'operator') = (affiliate_id is null)),
  -- Lets customers reference a tenant together with its affiliate.
  constraint tenants_with_affiliate unique (id, affiliate_id)
);
create index tenants_by_affiliate on tenants (affiliate_id, kind, name);

create table members (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  email text not null,
  first_name text not null,
  last_name text not null,
  language text not null,
  -- The first role names the member; the permissions are the union over all.
  roles text[] not null check (cardinality(roles) > 0),
  preferences jsonb not null default '{}',
  created_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1
);
-- A removed member can be invited again.
create unique index members_email on members (email) where removed_at is null;
create index members_by_tenant on members (tenant_id, last_name, id);

-- List views that members keep: the list's address without the page, and which view the list opens with.
create table saved_views (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  list text not null,
  name text not null,
  state jsonb not null check (jsonb_typeof(state) = 'object' and octet_length(state::text) <= 8192),
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index saved_views_name on saved_views (member_id, list, lower(name));
create unique index saved_views_default on saved_views (member_id, list) where is_default;

-- The brand that a whitelabel partner's customers see, by the partner's own tenant, to which they belong.
create table white_labels (
  tenant_id uuid primary key references tenants (id) on delete cascade,
  app_name text,
  logo_url text,
  primary_color text not null check (primary_color ~ '^#[0-9a-f]{6}$'),
  accent_color text not null check (accent_color ~ '^#[0-9a-f]{6}$'),
  impressum_url text,
  updated_at timestamptz not null,
  version integer not null default 1
);
