-- Finds the gateways of a vendor that is removed.
create index gateways_of_vendor on gateways (lower(vendor_name));
