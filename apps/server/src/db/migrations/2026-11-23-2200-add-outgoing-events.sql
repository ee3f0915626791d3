create table event_endpoints (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  is_operators boolean not null,
  name text not null,
  url text not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  sealed_secret bytea not null,
  sealed_previous_secret bytea,
  previous_secret_until timestamptz,
  paused_at timestamptz,
  pause_reason text check (pause_reason in ('member', 'failing', 'gone')),
  failures integer not null default 0,
  failing_since timestamptz,
  probe_at timestamptz,
  last_delivered_at timestamptz,
  owner_id uuid not null,
  created_by text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1,
  check ((paused_at is null) = (pause_reason is null)),
  check ((sealed_previous_secret is null) = (previous_secret_until is null))
);
comment on table event_endpoints is 'Addresses of other programs that events of a tenant and of those below it are sent to.';
comment on column event_endpoints.is_operators is 'The operator''s own: events of all tenants.';
comment on column event_endpoints.failures is 'Failed attempts since the last delivery.';
comment on column event_endpoints.probe_at is 'After several failures: no attempt before this instant, and one at a time.';
comment on column event_endpoints.removed_at is 'Its deliveries are deleted in the background, then the row itself.';
comment on column event_endpoints.owner_id is 'The member who added it, and is notified when it is paused.';
create unique index event_endpoints_name on event_endpoints (tenant_id, lower(name)) where removed_at is null;

create table outgoing_events (
  position bigint generated always as identity primary key,
  id uuid not null unique,
  kind text not null,
  at timestamptz not null,
  tenant_id uuid not null,
  affiliate_id uuid,
  endpoint_id uuid references event_endpoints (id) on delete cascade,
  customer_id uuid,
  record text not null,
  data jsonb not null,
  is_spread boolean not null default false
);
comment on table outgoing_events is 'What happened, for endpoints that ask for it. Written in the transaction of the change, kept for 30 days, and without personal data.';
comment on column outgoing_events.id is 'Of an activity entry, the entry''s own ID.';
comment on column outgoing_events.endpoint_id is 'The only endpoint that a test is for.';
comment on column outgoing_events.record is 'Kind and ID of the record: what happens to one is delivered in order.';
comment on column outgoing_events.is_spread is 'Whether its deliveries exist.';
create index outgoing_events_to_spread on outgoing_events (position) where not is_spread;
create index outgoing_events_by_time on outgoing_events (at);
create index outgoing_events_of_customer on outgoing_events (customer_id) where customer_id is not null;
create index outgoing_events_of_endpoint on outgoing_events (endpoint_id) where endpoint_id is not null;

create table event_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references event_endpoints (id) on delete cascade,
  event_id uuid not null references outgoing_events (id) on delete cascade,
  position bigint not null,
  kind text not null,
  record text not null,
  at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  claimed_until timestamptz,
  status integer,
  fault text check (fault in ('timed-out', 'unreachable', 'unknown-host', 'certificate', 'address-refused')),
  delivered_at timestamptz,
  failed_at timestamptz,
  state text not null generated always as (
    case when delivered_at is not null then 'delivered' when failed_at is not null then 'failed' when attempts > 0 then 'retrying' else 'waiting' end
  ) stored
);
comment on table event_deliveries is 'An event at an endpoint. The earliest open one of a record is sent; later ones wait for it.';
comment on column event_deliveries.claimed_until is 'While a process sends it. A claim that ran out belongs to a process that died, and another takes over.';
create unique index event_deliveries_once on event_deliveries (event_id, endpoint_id);
create index event_deliveries_due on event_deliveries (endpoint_id, next_attempt_at, position) where delivered_at is null and failed_at is null;
create index event_deliveries_open_of_record on event_deliveries (endpoint_id, record, position) where delivered_at is null and failed_at is null;
create index event_deliveries_by_time on event_deliveries (endpoint_id, at desc, id desc);
create index event_deliveries_by_state on event_deliveries (endpoint_id, state, at desc, id desc);

create table event_attempts (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references event_deliveries (id) on delete cascade,
  at timestamptz not null,
  took_ms integer not null,
  url text not null,
  headers jsonb not null,
  status integer,
  fault text,
  response text,
  check ((status is null) = (fault is not null))
);
comment on table event_attempts is 'Requests to endpoints with their responses, of which the beginning of the body is kept.';
create index event_attempts_of_delivery on event_attempts (delivery_id, id desc);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('bulk-action-done', 'import-done', 'import-failed', 'alarm-assigned', 'work-handed-over', 'access-requested', 'access-granted', 'access-declined', 'access-lent', 'data-import-done', 'data-import-failed', 'migration-done', 'migration-stopped', 'order-status-done', 'events-paused'));
