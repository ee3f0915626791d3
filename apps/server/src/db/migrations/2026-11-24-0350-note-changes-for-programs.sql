create table record_changes (
  kind text not null check (kind in ('customer', 'site')),
  record_id uuid not null,
  tenant_id uuid not null,
  affiliate_id uuid not null,
  changed_by xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  primary key (kind, record_id, tenant_id)
);
comment on table record_changes is 'When each customer and site changed last, for programs that ask what changed since. A record that moved to another tenant has a row for the former one too; one that is gone keeps its row for a while.';
comment on column record_changes.changed_by is 'The transaction: readers go in its order as far as all transactions have ended, so that none that commits later is missed.';
create index record_changes_in_order on record_changes (affiliate_id, kind, changed_by, record_id) include (tenant_id, changed_at);

create table day_changes (
  site_id uuid not null,
  day date not null,
  tenant_id uuid not null,
  affiliate_id uuid not null,
  changed_by xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  primary key (site_id, day)
);
comment on table day_changes is 'When the measurements or charges of a day of a home changed last, for a while. The current quarter hour counts once it has ended.';
create index day_changes_in_order on day_changes (affiliate_id, changed_by, site_id, day) include (tenant_id, changed_at);
create index day_changes_by_time on day_changes (changed_at);

insert into record_changes (kind, record_id, tenant_id, affiliate_id)
select 'customer', id, tenant_id, affiliate_id from customers
union all
select 'site', s.id, c.tenant_id, c.affiliate_id from sites s join customers c on c.id = s.customer_id;
