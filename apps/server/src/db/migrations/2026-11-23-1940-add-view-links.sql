-- Links that open a member's view of a customer's app on a phone.
alter table impersonations add column link_hash bytea;
alter table impersonations add column link_expires_at timestamptz;
comment on column impersonations.link_hash is 'SHA-256 of the code of the latest link to the view on a phone. Null: there is none, or it was used.';
create unique index impersonations_by_link on impersonations (link_hash) where link_hash is not null;
