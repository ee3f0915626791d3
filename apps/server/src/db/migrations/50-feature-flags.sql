-- Switches of parts of the portal that not every country or team uses yet. The names are those of the contract.
create table feature_flags (
  name text primary key check (name in ('croatia-customer-country', 'installer-portal')),
  is_on boolean not null default true,
  version integer not null default 1,
  -- Null until somebody switches it.
  updated_at timestamptz
);
insert into feature_flags (name) values ('croatia-customer-country'), ('installer-portal');
