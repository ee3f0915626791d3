-- Credentials with which programs call the API of a tenant. Of the secret, only the hash is kept.
create table client_credentials (
  -- The client ID.
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  generated_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1
);
create unique index client_credentials_name on client_credentials (tenant_id, lower(name)) where removed_at is null;
