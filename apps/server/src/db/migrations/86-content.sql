-- Content that members write for customers and staff, by schemas that say what it consists of.

create table content_schemas (
  id uuid primary key,
  kind text not null check (kind in ('schema', 'microschema')),
  -- The latest version, as in content_schema_versions.
  version integer not null check (version > 0),
  name text not null,
  title text not null,
  audience text not null check (audience in ('customers', 'staff')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references members (id)
);
create unique index content_schemas_name on content_schemas (kind, lower(name));

-- What a schema was in each version. Content keeps the version it was written in and is converted by the steps of later ones
-- when it is read.
create table content_schema_versions (
  schema_id uuid not null references content_schemas (id) on delete cascade,
  version integer not null check (version > 0),
  -- Name, title, description, audience and fields.
  details json not null,
  -- Microschemas by ID, as the version uses them.
  microschemas json not null default '{}',
  -- How content of the version before is converted.
  steps jsonb not null default '[]',
  json_schema json not null,
  created_at timestamptz not null,
  created_by uuid references members (id),
  primary key (schema_id, version)
);

-- Microschemas that the latest version of a schema uses.
create table content_microschema_uses (
  schema_id uuid not null references content_schemas (id) on delete cascade,
  microschema_id uuid not null references content_schemas (id),
  primary key (schema_id, microschema_id)
);
create index content_microschema_uses_of on content_microschema_uses (microschema_id);

-- A place in the tree of a tenant, whatever the language.
create table contents (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  parent_id uuid references contents (id),
  schema_id uuid not null references content_schemas (id),
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  -- The slugs from the root, with slashes between them.
  path text not null,
  -- Place among its siblings: as it was saved, and as it was published.
  saved_order smallint not null check (saved_order between 1 and 100),
  published_order smallint check (published_order between 1 and 100),
  created_at timestamptz not null,
  constraint contents_path unique (tenant_id, path),
  constraint contents_saved_order unique nulls not distinct (tenant_id, parent_id, saved_order) deferrable initially deferred
);
create index contents_of_parent on contents (parent_id);
create index contents_of_schema on contents (schema_id);

-- A content in one language: the draft, and what is published of it.
create table content_translations (
  content_id uuid not null references contents (id) on delete cascade,
  language text not null,
  -- Of the draft; each save is a version.
  version integer not null check (version > 0),
  schema_version integer not null,
  fields json not null,
  title text not null,
  updated_at timestamptz not null,
  updated_by uuid references members (id),
  is_frozen boolean not null default false,
  -- Null while nothing is published.
  published_version integer,
  published_schema_version integer,
  published_fields json,
  published_title text,
  published_at timestamptz,
  -- When a version is to be published by itself.
  publish_at timestamptz,
  publish_version integer,
  publish_by uuid references members (id),
  -- The published text in its language.
  words tsvector,
  primary key (content_id, language),
  check ((published_version is null) = (published_fields is null)),
  check ((publish_at is null) = (publish_version is null))
);
create index content_translations_due on content_translations (publish_at) where publish_at is not null;
create index content_translations_words on content_translations using gin (words);

create table content_versions (
  content_id uuid not null references contents (id) on delete cascade,
  language text not null,
  version integer not null,
  schema_version integer not null,
  fields json not null,
  title text not null,
  created_at timestamptz not null,
  created_by uuid references members (id),
  -- The version that it took up again.
  restored_from integer,
  primary key (content_id, language, version)
);
