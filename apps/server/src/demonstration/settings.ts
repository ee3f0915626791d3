import type pg from 'pg'
import { affiliates } from './fixed.ts'

const phones = { DE: '+49 30 555 0100', IT: '+39 06 555 0100', HU: '+36 1 555 0100', GB: '+44 20 7946 0100' } as Record<string, string>

const soldIdLengths = { DE: 11, IT: 14, HU: 33, GB: 13 } as Record<string, number>

export async function loadAffiliateSettings(client: pg.Client): Promise<void> {
  for (const { id, land } of affiliates) {
    const site = `https://www.${land.domain}`
    await client.query(
      `update tenants set contact_phone = $2, activation_email = $3, impressum_url = $4, app_protocol = 'wattdesk',
         supported_languages = $5, open_registration = $6, survey_mobile_url = $7, survey_web_url = $8, pv_onboarding_email = $9,
         pv_onboarding_phone = $2, pv_onboarding_install_email = $10, idp_client_id = $11, idp_dashboard_app_id = $12,
         produced_installation_id_length = $13
       where id = $1`,
      [
        id,
        phones[land.country],
        `welcome@${land.domain}`,
        `${site}/impressum`,
        land.language === 'en' ? ['en'] : [land.language, 'en'],
        land.country !== 'HU',
        `${site}/survey/mobile`,
        `${site}/survey`,
        `solar@${land.domain}`,
        `install@${land.domain}`,
        `home-${land.country.toLowerCase()}`,
        `dashboard-${land.country.toLowerCase()}`,
        soldIdLengths[land.country],
      ],
    )
  }
}

/** Loads tariffs of homes with a gateway: most are fixed, some dynamic, and a few have no known price yet. */
export async function loadTariffs(client: pg.Client): Promise<void> {
  await client.query(`
    insert into site_tariffs (site_id, kind, import_cents_per_mwh, export_cents_per_mwh, updated_at)
    select site_id, case when die < 45 then 'dynamic' else 'fixed' end,
      case when die < 8 then null when die < 45 then 1800 + die * 20 else 29000 + die * 60 end,
      case when die < 30 then null else 8030 end, created_at
    from (select g.site_id, g.created_at, abs(hashtext(g.serial_number)) % 100 as die from gateways g where g.site_id is not null) homes
    where die < 90`)
}

/** Sets the brands of the first whitelabel partners. */
export async function loadBrands(client: pg.Client): Promise<void> {
  await client.query(`
    insert into white_labels (tenant_id, app_name, primary_color, accent_color, impressum_url, updated_at)
    -- Without the town and the legal form.
    select partner_tenant_id, left(rtrim(split_part(account_name, city, 1)), 30),
      (array['#00695c', '#4527a0', '#ad1457', '#2e7d32'])[1 + place % 4], (array['#ffb300', '#26c6da', '#ffca28', '#ef6c00'])[1 + place % 4],
      'https://www.' || place || '.partner.example/impressum', created_at
    from (
      select partner_tenant_id, account_name, city, created_at, row_number() over (order by created_at, id)::integer as place
      from customers where type = 'whitelabel_partner' and status = 'active' order by created_at, id limit 12
    ) partners`)
  await client.query(`
    insert into white_label_editions (tenant_id, edition, fields, published_at)
    select tenant_id, edition, jsonb_build_object('appName', app_name, 'logoFileId', null, 'logoUrl', null, 'iconFileId', null,
      'primaryColor', primary_color, 'accentColor', accent_color, 'welcome', null, 'impressumUrl', impressum_url, 'privacyUrl', null,
      'supportUrl', null, 'mailSender', null, 'mailFooter', null), updated_at from white_labels`)
}

/** Loads the scans of each paired gateway: the first one after its installation, and its latest. */
export async function loadScans(client: pg.Client): Promise<void> {
  await client.query(`
    insert into gateway_events (gateway_id, at, kind, scan_state, started_at, appliances_found, appliances_new)
    select g.id, scan.at, 'scan', 'Done', scan.at - interval '95 seconds', found.count, case when scan.is_first then found.count else 0 end
    from gateways g
    cross join lateral (select count(*) from appliances a where a.gateway_id = g.id) found
    cross join lateral (values (g.created_at + interval '10 minutes', true), (g.last_scan_at, false)) scan (at, is_first)
    where g.installation_id is not null and (scan.is_first or scan.at > g.created_at + interval '1 hour')`)
  await client.query(`
    update gateways g set last_scan_at = (select max(e.at) from gateway_events e where e.gateway_id = g.id) where g.installation_id is not null`)
}
