-- Which telemetry messages of a gateway arrived, by the numbers that it gives them. A run is a count of a gateway from 0 on.
create table gateway_runs (
  gateway_id uuid not null references gateways (id) on delete cascade,
  run bigint not null check (run >= 0),
  received int8multirange not null check (not isempty(received)),
  -- Missing messages of gaps that are no longer kept one by one.
  lost bigint not null default 0 check (lost >= 0),
  -- Up to here, what is missing is not merely late. `upcoming` is the next such number, from some seconds after `upcoming_at`.
  settled bigint not null,
  upcoming bigint not null,
  upcoming_at timestamptz not null,
  heard_at timestamptz not null,
  -- How often the gateway was asked for what is missing, up to which number, and when last.
  asks smallint not null default 0,
  asked_until bigint,
  asked_at timestamptz,
  has_gap boolean not null generated always as (int8multirange(range_merge(received)) <> received) stored,
  primary key (gateway_id, run)
);
create index gateway_runs_with_gaps on gateway_runs (gateway_id) where has_gap;

-- Commands that a gateway has not answered. They are sent again until it does or they expire; then they are deleted.
create table gateway_commands (
  id uuid primary key,
  gateway_id uuid not null references gateways (id) on delete cascade,
  command text not null check (command in ('scan', 'restart', 'resend')),
  run bigint,
  from_sequence bigint,
  to_sequence bigint,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  check (case when command = 'resend' then run is not null and from_sequence <= to_sequence
    else num_nonnulls(run, from_sequence, to_sequence) = 0 end)
);
create index gateway_commands_of_gateway on gateway_commands (gateway_id);
