comment on column energy_days.less_covered is 'Seconds of each power of a day or month that was measured for less time than covered_seconds, by its name; of its directions by
theirs, where they were not measured at the same time. Null: none was, or it was summed before these were kept.';
comment on column energy_intervals.less_covered is 'Seconds of each power that was measured for less, by its name; of its directions by theirs, where they were not measured at
the same time; null: none.';
-- Only imports measure one direction without the other. Their days and months are summed again.
update sites s set resum_at = now() where exists (select from data_imports i where i.site_id = s.id);
