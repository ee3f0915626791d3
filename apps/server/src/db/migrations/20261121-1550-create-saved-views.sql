-- Ways to look at a list that members keep: its address without the page, and the one it opens with.
create table saved_views (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  list text not null,
  name text not null,
  state jsonb not null check (jsonb_typeof(state) = 'object' and octet_length(state::text) <= 8192),
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index saved_views_name on saved_views (member_id, list, lower(name));
create unique index saved_views_default on saved_views (member_id, list) where is_default;

-- They were foreseen among the preferences, which hold small settings alone.
update members set preferences = preferences - 'tableViews' where preferences ? 'tableViews';
