-- A process of the previous release stores a member's limit only once the wallbox has accepted it.
alter table charge_points add column limit_state text not null default 'set' check (limit_state in ('waiting', 'refused', 'set'));
update charge_points set limit_state = 'waiting' where limit_sent_at is not null;
comment on column charge_points.limit_state is 'Whether the wallbox has accepted the limit in force, which is stored before it is sent.';
comment on column charge_points.limit_sent_at is 'When the limit in force was last sent to the wallbox, or meant to be.';
create index charge_points_to_limit on charge_points (limit_sent_at) where limit_state <> 'set';
