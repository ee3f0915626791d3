-- Access that is lent to a member until an instant. A loan counts while it is open and that instant has not come; the time that
-- is up needs no job. It is closed when it is ended early, and afterwards for the log.
create table access_loans (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  role text not null check (role in ('admin', 'support', 'installer')),
  -- Fixed when it is lent, so that a role that gains permissions later lends none of them.
  permissions text[] not null check (cardinality(permissions) > 0),
  reason text not null check (char_length(reason) between 1 and 300),
  lent_by uuid not null references members (id),
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  closed_at timestamptz
);
create unique index access_loans_open on access_loans (member_id, role) where closed_at is null;
create index access_loans_by_end on access_loans (ends_at) where closed_at is null;
create index access_loans_of_member on access_loans (member_id);
create index access_loans_by_lender on access_loans (lent_by);

-- Members ask for permissions: open, then granted or declined.
create table access_requests (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  permissions text[] not null check (cardinality(permissions) between 1 and 5),
  reason text check (char_length(reason) between 1 and 300),
  state text not null default 'open' check (state in ('open', 'granted', 'declined')),
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references members (id),
  answer text check (char_length(answer) between 1 and 300),
  check ((state = 'open') = (answered_at is null))
);
-- Asking twice is asking once.
create unique index access_requests_open on access_requests (member_id, permissions) where state = 'open';
create index access_requests_waiting on access_requests (created_at, id) where state = 'open';
create index access_requests_of_member on access_requests (member_id, created_at desc);
create index access_requests_answered_by on access_requests (answered_by) where answered_by is not null;

-- The role as which this session sees the portal, without changing anything.
alter table sessions add column previewed_role text check (previewed_role in ('root', 'admin', 'support', 'installer'));

-- When the first of the permissions that were lent to a ticket's member ends: the socket is checked again then.
alter table live_tickets add column permissions_until timestamptz;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'bulk-action-done', 'import-done', 'import-failed', 'alarm-assigned', 'work-handed-over',
  'access-requested', 'access-granted', 'access-declined', 'access-lent'
));
