-- Names of templates and steps in the languages of the portal. A name itself is in its template's language, and what exists stays
-- as it is: readers of another language see it until somebody translates it.
alter table sale_templates
  add column language text,
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object' and octet_length(names::text) <= 2048);
update sale_templates set language = tenants.language from tenants where tenants.id = sale_templates.tenant_id;
comment on column sale_templates.language is 'The language of its names. Null if the previous release added it: that of its tenant.';
comment on column sale_templates.names is 'The name in other languages, by their codes.';

alter table sale_template_steps
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object' and octet_length(names::text) <= 2048);
comment on column sale_template_steps.names is 'The name in other languages, by their codes.';

alter table sales
  add column template_names jsonb not null default '{}' check (jsonb_typeof(template_names) = 'object' and octet_length(template_names::text) <= 2048);
comment on column sales.template_names is 'A copy of the template''s name in other languages.';

alter table sale_steps
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object' and octet_length(names::text) <= 2048);
comment on column sale_steps.names is 'A copy of the name in other languages.';

-- What a reader of each language sees is unique too.
create unique index sale_templates_name_en on sale_templates (tenant_id, lower(coalesce(names ->> 'en', name)));
create unique index sale_templates_name_de on sale_templates (tenant_id, lower(coalesce(names ->> 'de', name)));
create unique index sale_templates_name_it on sale_templates (tenant_id, lower(coalesce(names ->> 'it', name)));
create unique index sale_templates_name_hu on sale_templates (tenant_id, lower(coalesce(names ->> 'hu', name)));
