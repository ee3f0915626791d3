create table operator_alerts (
  problem text primary key,
  since timestamptz not null,
  announced_at timestamptz,
  gone_since timestamptz
);
comment on table operator_alerts is 'Problems of the service status that are under way. Operators are told once when one has lasted, and once when it is over for good.';
comment on column operator_alerts.announced_at is 'When its beginning was told; null while it may pass by itself.';
comment on column operator_alerts.gone_since is 'Since when it is over; null while it lasts.';
alter table deployment_state add column certificate_until timestamptz;
comment on column deployment_state.certificate_until is 'How long the certificate at PUBLIC_URL is valid; null without TLS, or if nobody could look.';
