alter table gas_intervals add column between_seconds integer;
comment on column gas_intervals.between_seconds is 'The longest time between two readings of which it has a part; null for those noted before this.';
