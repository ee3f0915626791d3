-- What concerns one member: work that ended, was assigned or was handed over. It names records by their IDs alone.
create table notifications (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('bulk-action-done', 'import-done', 'import-failed', 'alarm-assigned', 'work-handed-over')),
  object_id uuid not null,
  customer_id uuid references customers (id) on delete cascade,
  -- A word of ours: the rule of an alarm, the kind of a bulk action or of work.
  detail text,
  -- Who caused it; null if the product itself did.
  caused_by uuid references members (id),
  created_at timestamptz not null,
  read_at timestamptz,
  -- When it was sent in a daily mail.
  mailed_at timestamptz,
  -- The same again is new again.
  unique (member_id, kind, object_id)
);
create index notifications_newest on notifications (member_id, created_at desc, id desc);
create index notifications_unread on notifications (member_id) where read_at is null;
create index notifications_of_customer on notifications (customer_id) where customer_id is not null;
create index notifications_caused_by on notifications (caused_by) where caused_by is not null;
create index notifications_by_age on notifications (created_at);
