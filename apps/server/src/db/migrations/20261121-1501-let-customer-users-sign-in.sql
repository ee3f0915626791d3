-- Passwords of customers' users, apart from the identities of members: the same person may be both, and the one must
-- never open what is the other's.
create table customer_identities (
  customer_user_id uuid primary key references customer_users (id) on delete cascade,
  subject uuid not null unique,
  -- PHC string (argon2id): parameters, salt and hash.
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

-- Links sent to customers' users: to accept an invitation, to confirm an address, to choose a new password.
create table customer_links (
  id uuid primary key,
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  purpose text not null check (purpose in ('invitation', 'verification', 'password_reset')),
  -- The address it was sent to: it proves that address alone.
  email text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index customer_links_of_user on customer_links (customer_user_id, purpose, expires_at desc);
create index customer_links_by_expiry on customer_links (expires_at);
