-- Views that a member shares with everyone of their tenant, by name. Few members have views, so the index by member finds them.
alter table saved_views add column visibility text not null default 'private' check (visibility in ('private', 'team'));
