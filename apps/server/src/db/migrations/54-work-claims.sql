-- Who took a row of the work list, with the note it was handed over with, and until when it is hidden. A row without any of
-- these has none. The owner of an alarm stands in the alarm itself.
create table work_claims (
  kind text not null check (kind in ('alarm', 'gateway', 'mail', 'import', 'purge', 'sale')),
  -- The alarm, gateway, mail, import, customer or sale.
  object_id uuid not null,
  customer_id uuid references customers (id) on delete cascade,
  owner_id uuid references members (id) check (owner_id is null or kind <> 'alarm'),
  note text check (char_length(note) between 1 and 500),
  snoozed_until timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (kind, object_id)
);
create index work_claims_of_owner on work_claims (owner_id) where owner_id is not null;
create index work_claims_of_customer on work_claims (customer_id) where customer_id is not null;
create index work_claims_by_age on work_claims (updated_at);
