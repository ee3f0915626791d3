-- The flows of quarter hours tell how a home used its production. Sums of a day do not, because the grid charges batteries, too.
alter table energy_days add column pv_to_home_wh double precision, add column pv_to_battery_wh double precision;
alter table energy_months add column pv_to_home_wh double precision, add column pv_to_battery_wh double precision;
comment on column energy_days.pv_to_home_wh is 'What was used of the production of a day or month at once, and what was stored: sums over the quarter hours with known flows.
Null: there were none, or it was summed before these were kept.';
-- Also the days that are summed meanwhile by processes of the former release.
update sites s set resum_at = coalesce(resum_at, now() + interval '1 hour')
from home_quantities q where q.site_id = s.id and not isempty(q.production);
