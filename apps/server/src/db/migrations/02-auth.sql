-- Sign-in: the embedded identity provider, sessions, two-factor authentication, limits on guessing.

-- Who can sign in at the embedded identity provider. Apart from members, because another provider can replace it.
create table identities (
  subject uuid primary key,
  email text not null unique,
  -- PHC string (argon2id): parameters, salt and hash.
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

-- Links that let their holder choose a password: an invitation to sign up, or a reset. The token is derived from the ID
-- with a key of the deployment, so nothing in this table opens anything.
create table identity_links (
  id uuid primary key,
  purpose text not null check (purpose in ('sign_up', 'password_reset')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_links_by_email on identity_links (email, purpose, expires_at desc);

-- Which member a subject of an identity provider is.
create table member_subjects (
  issuer text not null,
  subject text not null,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index member_subjects_of_member on member_subjects (member_id);

-- Keys the identity provider signs with, sealed with the deployment's secret.
create table signing_keys (
  kid text primary key,
  sealed_jwk bytea not null,
  created_at timestamptz not null
);

-- The identity provider's own state: sessions, interactions, grants and codes. IDs are hashed and payloads sealed.
create table oidc_payloads (
  model text not null,
  id_hash bytea not null,
  sealed_payload bytea not null,
  grant_hash bytea,
  uid_hash bytea,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);
create index oidc_payloads_of_grant on oidc_payloads (grant_hash) where grant_hash is not null;
create index oidc_payloads_by_uid on oidc_payloads (uid_hash) where uid_hash is not null;
create index oidc_payloads_of_account on oidc_payloads (account_id) where account_id is not null;
create index oidc_payloads_by_expiry on oidc_payloads (expires_at);

-- Sign-ins under way. Each works once, for the browser that started it.
create table authorization_requests (
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  sealed_code_verifier bytea not null,
  -- How many seconds ago the password may have been entered; null if the provider may remember the browser.
  max_age_seconds integer,
  client_address text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index authorization_requests_of_client on authorization_requests (client_address, expires_at);
create index authorization_requests_by_expiry on authorization_requests (expires_at);

create table sessions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- Null between password and code: such a session allows nothing but the second step.
  activated_at timestamptz,
  -- When the member last proved who they are; null if the provider does not say.
  proved_at timestamptz,
  -- Counts renewals: refresh tokens of earlier generations are spent.
  refresh_generation integer not null default 0,
  refreshed_at timestamptz,
  -- An external identity provider wants it back at sign-out.
  sealed_id_token bytea,
  client_address text,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'ended_by_member', 'replaced', 'member_removed', 'password_changed', 'multifactor_changed', 'token_reused')),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_of_member on sessions (member_id, last_used_at desc) where ended_at is null;
create index sessions_by_expiry on sessions (expires_at);

create table multifactors (
  member_id uuid primary key references members (id) on delete cascade,
  sealed_secret bytea not null,
  started_at timestamptz not null,
  activated_at timestamptz,
  -- The time step of the newest code accepted. That code and all earlier ones are spent.
  last_step bigint not null default 0
);
create table recovery_codes (
  member_id uuid not null references multifactors (member_id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (member_id, hash)
);

-- Failed guesses, by client and by account.
create table attempt_limits (
  key text primary key,
  attempts integer not null,
  last_attempt_at timestamptz not null,
  locked_until timestamptz
);
create index attempt_limits_by_time on attempt_limits (last_attempt_at);
