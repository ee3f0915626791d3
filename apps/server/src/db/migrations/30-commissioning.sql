-- The stages of an installation's commissioning as they were recorded last, when and by whom.
alter table unallocated_installations
  add column commissioning jsonb,
  add column commissioned_at timestamptz,
  add column commissioned_by uuid references members (id),
  add constraint unallocated_installations_commissioned check (num_nonnulls(commissioning, commissioned_at, commissioned_by) in (0, 3));
