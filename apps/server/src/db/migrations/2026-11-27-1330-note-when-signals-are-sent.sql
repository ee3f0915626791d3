alter table charge_points add column signal_sent_at timestamptz;
comment on column charge_points.signal_sent_at is 'When the limit of a grid operator''s signal, or its end, was last sent to the wallbox.';
