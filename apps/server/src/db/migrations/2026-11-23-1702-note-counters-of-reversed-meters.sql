alter table appliances add column do_counters_follow_power boolean;
comment on column appliances.do_counters_follow_power is 'Of a reversed meter: whether its counters move with the sign of its power before it is flipped, so that they are wrong as well. Null: not known yet, so they are left out.';
