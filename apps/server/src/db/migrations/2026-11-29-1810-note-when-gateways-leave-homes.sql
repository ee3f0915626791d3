alter table gateways add column left_home_at timestamptz;
comment on column gateways.left_home_at is 'When it was last taken out of a home. What it measured before belongs to that home.';
