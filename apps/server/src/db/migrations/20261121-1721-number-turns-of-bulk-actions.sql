-- A long bulk action is worked on in turns, each sent as a job of its own. One whose turn is over does nothing.
alter table bulk_actions add column turn integer not null default 0;
