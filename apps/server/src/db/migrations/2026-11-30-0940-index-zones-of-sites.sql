-- Finds the zones of all homes without reading the homes.
create index sites_by_bidding_zone on sites (bidding_zone) where bidding_zone is not null;
