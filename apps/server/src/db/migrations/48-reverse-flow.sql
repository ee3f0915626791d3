-- A meter that is wired the wrong way round: the sign of all of its measurements is flipped.
alter table appliances add column reverse_flow boolean not null default false;
