-- What an affiliate sets for its customers: whom they turn to, how they register, which identity provider they sign in at.
alter table tenants
  add column activation_email text,
  add column impressum_url text,
  -- Of links that open the app.
  add column app_protocol text,
  add column supported_languages text[] not null default '{}',
  add column open_registration boolean not null default false,
  add column survey_mobile_url text,
  add column survey_web_url text,
  add column pv_onboarding_email text,
  add column pv_onboarding_phone text,
  add column pv_onboarding_install_email text,
  add column idp_type text not null default 'embedded' check (idp_type in ('embedded', 'openid', 'cognito')),
  add column idp_client_id text,
  add column idp_dashboard_app_id text,
  add column idp_pool_id text;

update tenants set supported_languages = array[language] where kind = 'affiliate';
