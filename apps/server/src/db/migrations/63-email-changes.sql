-- The address that a member wants to sign in with, until the link mailed to it is confirmed. The token is derived from the ID
-- with a key of the deployment, so nothing in this table opens anything.
create table member_email_changes (
  member_id uuid primary key references members (id) on delete cascade,
  id uuid not null unique,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  confirmed_at timestamptz
);
create index member_email_changes_by_expiry on member_email_changes (expires_at);
