-- Whether the broker has had this session: a broker that does not know it any more has forgotten what it acknowledged.
alter table ingest_sessions add column is_opened boolean not null default false;
