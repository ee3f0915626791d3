create table device_limits (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  site_id uuid not null,
  kind text not null check (kind in ('generation', 'feed-in', 'grid-signal')),
  device_id text,
  percent double precision check (percent between 0 and 100),
  power_w integer not null check (power_w >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  ended_at timestamptz,
  end_reason text check (end_reason in ('time', 'asked', 'replaced', 'released', 'moved')),
  reference text,
  asked_by_kind text not null check (asked_by_kind in ('member', 'client', 'system')),
  member_id uuid,
  client_name text,
  asked_at timestamptz not null,
  check ((kind = 'generation') = (device_id is not null and percent is not null)),
  check ((kind = 'feed-in') = (ends_at is null)),
  check ((ended_at is null) = (end_reason is null)),
  check (reference is null or kind = 'grid-signal')
);
comment on table device_limits is 'Limits that members, programs or the product set on devices of homes. In force from starts_at until ends_at or ended_at.';
comment on column device_limits.device_id is 'The inverter that a limit of its generation is about; the other kinds are about all devices of the home that can follow them.';
comment on column device_limits.ends_at is 'Null: it stands until somebody ends it, which only the limit of the feed-in may.';
comment on column device_limits.reference is 'A grid operator''s own name of its signal: the same one has one effect.';
create index device_limits_of_customer on device_limits (customer_id, starts_at desc, id desc);
create index device_limits_of_site on device_limits (site_id) where ended_at is null;
create index device_limits_to_end on device_limits (ends_at) where ended_at is null;
create unique index device_limits_of_signal on device_limits (customer_id, reference) where reference is not null;
create unique index device_limits_of_feed_in on device_limits (site_id) where kind = 'feed-in' and ended_at is null;

create table device_limit_events (
  id bigint generated always as identity primary key,
  limit_id uuid not null references device_limits (id) on delete cascade,
  device_id text not null default '',
  at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('set', 'followed', 'not-followed', 'refused', 'unreachable', 'restored')),
  power_w integer,
  measured_w integer,
  message text
);
comment on table device_limit_events is 'What gateways and wallboxes reported about limits: the proof that a limit was followed. Never changed.';
comment on column device_limit_events.device_id is 'Empty: the grid connection point.';
create unique index device_limit_events_once on device_limit_events (limit_id, device_id, at, outcome);

alter table appliances add column generation_limit_w integer check (generation_limit_w > 0), add column consumption_limit_w integer check (consumption_limit_w > 0);
comment on column appliances.generation_limit_w is 'The most that the device says it generates; null if its gateway cannot limit that.';
comment on column appliances.consumption_limit_w is 'The most that the device says it takes; null if its gateway cannot limit that.';

alter table charge_points add column signal_limit_a integer check (signal_limit_a >= 0);
comment on column charge_points.signal_limit_a is 'The greatest current while a grid operator''s signal stands. The least of this and limit_a counts.';
create index charge_points_of_signals on charge_points (installation_id) where signal_limit_a is not null;

alter table gateway_commands drop constraint gateway_commands_command_check;
alter table gateway_commands add constraint gateway_commands_command_check check (command in ('scan', 'restart', 'resend', 'credential', 'measure', 'kinds', 'limits'));
