-- Imports that added a site to a customer without one, and named it by its address, did not copy the name: lists showed no site.
update customers c set site_name = s.name from sites s where s.customer_id = c.id and s.is_main and c.site_name is null;
