alter table charge_points add column limit_sent_at timestamptz;
comment on column charge_points.limit_sent_at is 'When a limit of a member was sent of which it is not known whether the wallbox has it; null if it has limit_a.';
