-- Who looked at which customer's app, until when. The token itself is not kept: it names the row.
create table impersonations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  member_id uuid not null references members (id),
  -- The member's session: the viewing ends with it.
  session_id uuid not null,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz
);
create index impersonations_of_customer on impersonations (customer_id, created_at desc, id desc);
create index impersonations_of_member on impersonations (member_id, expires_at desc);
