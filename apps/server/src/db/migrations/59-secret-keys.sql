-- Secrets that the deployment knows, by names that do not tell them. One is active: values are sealed with it. Others wait to
-- become active, or were active (former) until nothing that they sealed is left (ended).
create table secret_keys (
  id text primary key,
  -- Credentials of devices say by their number from which generation they derive.
  generation integer not null unique check (generation >= 0),
  state text not null check (state in ('waiting', 'active', 'former', 'ended')),
  -- A known text, sealed with this secret.
  key_check bytea not null,
  -- Of a former or ended secret: keys that derive from it and outlive it, sealed with the active one.
  kept bytea check ((kept is not null) = (state in ('former', 'ended')))
);
create unique index one_active_secret on secret_keys ((true)) where state = 'active';

-- Which secrets a process knows and which one it writes with. Former releases report neither.
alter table processes add column secrets text[] not null default '{}', add column writes_with text;
