-- Sessions of customers' users in the app.
create table customer_sessions (
  id uuid primary key,
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  refresh_generation integer not null default 0,
  refreshed_at timestamptz,
  client_address text,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'replaced', 'token_reused')),
  check (expires_at > created_at)
);
create index customer_sessions_of_user on customer_sessions (customer_user_id);
create index customer_sessions_by_expiry on customer_sessions (expires_at);

alter table live_tickets add column holder text not null default 'member' check (holder in ('member', 'viewer', 'customer'));
comment on column live_tickets.holder is 'Whose session it names: a member''s, a member''s view of a customer''s app, or a customer''s.';
comment on column live_tickets.member_id is 'The member, or the user of the customer.';
