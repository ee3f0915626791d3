-- The brand that customers of a whitelabel partner see; by the partner's own tenant, to which they belong.
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
