-- Customers with their sites and users, from the invitation to the purge.

-- The searchable words of a text, in lower case: as written between blanks, and split at every punctuation mark that joins
-- or encloses words. What follows `%` or `_` is a word together with it, so that either can be searched for.
create function words_of(content text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(string_to_array(
    lower(content) || ' ' ||
    regexp_replace(lower(content), $p$[\s\u00a0@.\-_/&,()%'+:;"!?*#=<>\[\]{}|\\~^`’‘“”„«»–—·…]$p$, ' ', 'g') ||
    case when content ~ '[%_]' then ' ' || replace(replace(lower(content), '%', ' %'), '_', ' _') else '' end,
    ' '), ''))
$$;

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
  search_words tsvector generated always as (
    words_of(account_name || ' ' || account_email || ' ' || coalesce(external_reference_id, '') || ' ' ||
             coalesce(second_external_reference_id, '') || ' ' || coalesce(zip_code, '') || ' ' || coalesce(city, ''))
  ) stored,
  -- One check for both columns: the affiliate is that of the tenant.
  constraint customers_tenant foreign key (tenant_id, affiliate_id) references tenants (id, affiliate_id)
);
create unique index customers_email on customers (affiliate_id, account_email) where status <> 'deleted';
create unique index customers_external_reference on customers (affiliate_id, external_reference_id) where status <> 'deleted';
create unique index customers_partner_tenant on customers (partner_tenant_id);
-- Each order of the list has its index, led by what a member may see, and read backwards for the other direction. It holds
-- all that an ordered page needs and what most filters compare, so that finding its keys reads the index alone. Lists sort
-- `nulls first`.
create index customers_by_created on customers (affiliate_id, created_at nulls first, id) include (type, status, source_kind) where status <> 'deleted';
create index customers_by_name on customers (affiliate_id, account_name nulls first, id) include (type, status, source_kind) where status <> 'deleted';
create index customers_by_last_seen on customers (affiliate_id, last_seen_at nulls first, id) include (type, status, source_kind) where status <> 'deleted';
create index customers_by_city on customers (affiliate_id, city nulls first, id) include (type, status, source_kind) where status <> 'deleted';
create index customers_by_zip on customers (affiliate_id, zip_code nulls first, id) include (type, status, source_kind) where status <> 'deleted';
create index customers_by_status on customers (affiliate_id, status, created_at nulls first, id);
create index customers_by_type on customers (affiliate_id, type, created_at nulls first, id) where status <> 'deleted';
create index customers_of_tenant on customers (tenant_id, created_at nulls first, id);
create index customers_technical on customers (affiliate_id, created_at nulls first, id) where technical;
create index customers_purge_due on customers (deactivated_at, id) where status = 'inactive';
create index customers_search on customers using gin (search_words) with (gin_pending_list_limit = 256);

-- A purged partner's tenant takes no more customers.
create function refuse_removed_tenants() returns trigger language plpgsql as $$
begin
  if exists (select from tenants where id in (select tenant_id from after_rows) and removed_at is not null) then
    raise exception 'the tenant was purged'
      using errcode = 'foreign_key_violation', constraint = 'customers_of_removed_tenant', table = 'customers';
  end if;
  return null;
end $$;
create trigger customers_of_removed_tenant after insert on customers
  referencing new table as after_rows for each statement execute function refuse_removed_tenants();

create table sites (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  name text not null,
  address text not null,
  zip_code text not null,
  city text not null,
  country text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  time_zone text not null,
  bidding_zone text,
  is_main boolean not null default false,
  -- When the days and months of the site are summed again, because its time zone changed.
  resum_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index sites_main on sites (customer_id) where is_main;
create index sites_of_customer on sites (customer_id, created_at, id);
create index sites_resum on sites (resum_at) where resum_at is not null;

-- Waits a minute, until every rollup that still knew the former time zone has ended.
create function ask_for_new_sums() returns trigger language plpgsql as $$
begin
  new.resum_at := now() + interval '1 minute';
  return new;
end
$$;
create trigger sites_ask_for_new_sums before update of time_zone on sites
  for each row when (old.time_zone is distinct from new.time_zone) execute function ask_for_new_sums();

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
create index customer_users_of_customer on customer_users (customer_id, created_at, id);
create index customer_users_by_email on customer_users (email);

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
create index invitations_of_user on invitations (customer_user_id, created_at desc);
create index invitations_of_customer on invitations (customer_id, created_at desc);
create unique index invitations_by_mail on invitations (mail_id) where mail_id is not null;

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
create index customer_notes_of_customer on customer_notes (customer_id, is_pinned, created_at, id);
create index customer_notes_by_time on customer_notes (customer_id, created_at desc, id desc);
create index customer_notes_of_member on customer_notes (member_id);

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

-- Links sent to customers' users: to accept an invitation, to confirm an address, to choose a new password.
create table customer_links (
  id uuid primary key,
  customer_user_id uuid not null references customer_users (id) on delete cascade,
  purpose text not null check (purpose in ('invitation', 'verification', 'password_reset')),
  -- The address it was sent to: it proves that address alone.
  email text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index customer_links_of_user on customer_links (customer_user_id, purpose, expires_at desc);
create index customer_links_by_expiry on customer_links (expires_at);

-- Which member viewed which customer's app, and until when. The token is not stored: it names the row.
create table impersonations (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  member_id uuid not null references members (id),
  -- The member's session: the viewing ends with it.
  session_id uuid not null,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz
);
create index impersonations_of_customer on impersonations (customer_id, created_at desc, id desc);
create index impersonations_of_member on impersonations (member_id, expires_at desc);

-- The newest reactivation link of each deactivated customer. Only a hash of its token is stored.
create table reactivation_links (
  customer_id uuid primary key references customers (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
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
  fault text check ((fault is not null) = (status = 'stopped')),
  total integer not null,
  moved integer not null default 0,
  -- Feature groups that customers lost, because the target tenant may not have them.
  dropped_groups integer not null default 0,
  -- The last customer moved; the next batch begins after it.
  after_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz check ((finished_at is null) = (status = 'running'))
);
create unique index partner_migrations_running on partner_migrations (customer_id) where status = 'running';
create index partner_migrations_of_customer on partner_migrations (customer_id, created_at desc, id desc);
