alter table installation_stays add column source_id uuid;
comment on column installation_stays.source_id is 'The source of what was measured there; null for those noted before this.';
