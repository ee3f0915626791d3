-- Which ingest process holds which session at an MQTT broker outside the product.

create table ingest_processes (
  id uuid primary key,
  broker text not null,
  seen_at timestamptz not null
);

create table ingest_sessions (
  broker text not null,
  number integer not null check (number >= 0),
  -- Nobody between a process that went and the next one.
  holder uuid references ingest_processes on delete set null,
  primary key (broker, number)
);
create index ingest_sessions_holder on ingest_sessions (holder);
