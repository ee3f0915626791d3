import { reactivationMs } from '@wattdesk/contract/customer-lifecycle/terms.ts'
import {
  gatewayOfflineAfterMs,
  type WorkKind,
  workAlarmLevels,
  workExpiresWithinMs,
  workWaitsMs,
} from '@wattdesk/contract/dashboard/terms.ts'
import { templatesReadableBy } from '@wattdesk/contract/mails/terms.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, sql } from 'drizzle-orm'
import { gatewayContactAt } from '../../db/contact-sql.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { type DeviceOwner, splitDeviceTerms } from '../../db/device-filter-sql.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { customerImports } from '../../db/domains/imports/tables.ts'
import { outboxMails } from '../../db/domains/mails/tables.ts'
import { unallocatedInstallations } from '../../db/domains/unallocated-installations/tables.ts'
import { all, filterSql, scopeSql } from '../../db/filter-sql.ts'
import { isoSql } from '../../db/instant-sql.ts'
import { isOverdue, isUndelivered, isWatchedGateway } from '../../db/open-work-sql.ts'
import type { Scope } from '../../db/scope.ts'
import type { Caller } from '../../platform/caller.ts'

/**
 * One kind of work as SQL, read in the order of `since` through a partial index of only such work. The deadline is `since` plus
 * a fixed wait, so the index also gives the order of deadlines.
 */
export type WorkSource = {
  kind: WorkKind
  from: SQL
  where: SQL
  id: SQL
  since: SQL
  waitMs: number
  reason: SQL
  /** A column of `customers c`; null if the work has no customer. */
  customer: SQL
  /** What filters by town and device compare: the home or customer that has the devices, or columns of the work itself. */
  about: DeviceOwner | { columns: Readonly<Record<string, SQL>> }
  /** The owner: that of its claim `w`, or of the work itself. */
  owner: SQL
  /** How often the work itself changed. A row's version is the sum of this and its claim's version. */
  changes: SQL
}

const customerOf = sql.raw(
  "case when customers.id is null then null else jsonb_build_object('id', customers.id, 'accountName', customers.account_name, 'city', customers.city) end",
)
const ofClaim = sql.raw('w.owner_id')
const never = sql.raw('0')
const ofCustomer = { customerId: sql.raw('customers.id') }
const isActive = sql.raw("customers.status = 'active'")

type Reader = Pick<Caller, 'scope' | 'permissions'>

export function workSources({ scope, permissions }: Reader, now: Date): WorkSource[] {
  const within = customerScopeSql(scope)
  return [
    ...alarms(within),
    gateways(within, now),
    mails({ scope, permissions }),
    imports(scope),
    vendors(scope),
    expiries(scope, now),
    purges(within),
    sales(within, now),
  ]
}

/** Whether `w` is the claim on a source's work. One from before the work began anew is about an earlier silence, purge or step. */
export const isClaimOf = ({ kind, id, since }: WorkSource): SQL =>
  sql`w.kind = ${sql.raw(`'${kind}'`)} and w.object_id = ${id} and w.updated_at >= ${since}`

/** The source with only the work that matches; undefined if none of its work can. */
export function narrowSource(source: WorkSource, terms: readonly FilterTerm[]): WorkSource | undefined {
  const { about, where } = source
  if ('columns' in about) {
    if (!terms.every(({ field }) => Object.hasOwn(about.columns, field))) return undefined
    return { ...source, where: all([where, ...filterSql(terms, about.columns)]) }
  }
  const { conditions, others } = splitDeviceTerms(terms, about)
  return { ...source, where: all([where, ...conditions, ...filterSql(others, { city: customers.city })]) }
}

/** Groups of enough identical active, unacknowledged alarms, largest first. A home may have several: one for each device. */
export function repeatedAlarmsSql({ scope }: Reader, atLeast: number): SQL {
  const levels = sql.raw(workAlarmLevels.map((level) => `'${level}'`).join(', '))
  return sql`
    select a.level, a.code, count(*)::int as total, count(distinct a.site_id)::int as homes, min(a.raised_at) as since
    from alarms a join customers on customers.id = a.customer_id
    where a.level in (${levels}) and a.cleared_at is null and a.acknowledged_by is null and ${customerScopeSql(scope)}
    group by 1, 2 having count(*) >= ${sql.raw(String(atLeast))} order by 3 desc, 1, 2`
}

/** Active, unacknowledged alarms, with a source per level because deadlines differ by level. Notices need no work. */
function alarms(within: SQL): WorkSource[] {
  return workAlarmLevels.map((level) => ({
    kind: 'alarm',
    from: sql.raw('alarms a join customers on customers.id = a.customer_id'),
    where: sql`a.level = ${sql.raw(`'${level}'`)} and a.cleared_at is null and a.acknowledged_by is null and ${isActive} and ${within}`,
    id: sql.raw('a.id'),
    since: sql.raw('a.raised_at'),
    waitMs: workWaitsMs.alarm[level],
    reason: sql.raw("jsonb_build_object('kind', 'alarm', 'level', a.level, 'code', a.code, 'siteId', a.site_id)"),
    customer: customerOf,
    about: { siteId: sql.raw('a.site_id') },
    owner: sql.raw('a.assigned_to'),
    changes: sql.raw('a.version - 1'),
  }))
}

/**
 * Silent gateways, unless their home's alarm already says so or will: the checks follow a silence as an incident, and the tenant's rule
 * decides when it becomes an alarm. Silences without one remain, as where the rule is off. Checks each gateway again, because the list of
 * silent gateways may be a minute old.
 */
function gateways(within: SQL, now: Date): WorkSource {
  const before = new Date(now.getTime() - gatewayOfflineAfterMs).toISOString()
  return {
    kind: 'gateway',
    from: sql.raw(
      'silent_gateways s join gateways g on g.id = s.gateway_id join installations i on i.id = g.installation_id join customers on customers.id = i.customer_id',
    ),
    where: sql`coalesce(${gatewayContactAt(now)}, s.silent_since) < ${before}::timestamptz and not ${isWatchedGateway('g')} and ${isActive} and ${within}`,
    id: sql.raw('g.id'),
    since: sql.raw('s.silent_since'),
    waitMs: workWaitsMs.gateway,
    reason: sql`jsonb_build_object('kind', 'gateway', 'serialNumber', g.serial_number, 'contactedAt', ${isoSql('g.contacted_at')})`,
    customer: customerOf,
    about: { siteId: sql.raw('g.site_id') },
    owner: ofClaim,
    changes: never,
  }
}

/** Undelivered mails, until the same user gets a later one or a new address. */
function mails({ scope, permissions }: Reader): WorkSource {
  const templates = sql.param(templatesReadableBy(permissions))
  return {
    kind: 'mail',
    from: sql`${outboxMails} left join customers on customers.id = outbox_mails.customer_id
      left join customer_users u on u.id = outbox_mails.customer_user_id`,
    where: sql`${isUndelivered('outbox_mails')} and ${scopeSql(scope, outboxMails)}
      and (outbox_mails.template is null or outbox_mails.template = any(${templates}::text[]))
      and (outbox_mails.customer_user_id is null or (u.email = outbox_mails.recipient and customers.status = 'active'))`,
    id: sql.raw('outbox_mails.id'),
    since: sql.raw('outbox_mails.created_at'),
    waitMs: workWaitsMs.mail,
    reason: sql.raw(
      "jsonb_build_object('kind', 'mail', 'recipient', outbox_mails.recipient, 'template', outbox_mails.template, 'deliveryState', outbox_mails.delivery_state)",
    ),
    customer: customerOf,
    about: ofCustomer,
    owner: ofClaim,
    changes: never,
  }
}

/** Imports that stopped or need a decision, until the same file is uploaded again or the import expires. */
function imports(scope: Scope): WorkSource {
  return {
    kind: 'import',
    from: sql`${customerImports} left join customers on false`,
    where: sql`customer_imports.state in ('unreadable', 'failed', 'checked') and customer_imports.expired_at is null
      and ${scopeSql(scope, customerImports)}
      and not exists (select from customer_imports later where later.affiliate_id = customer_imports.affiliate_id
        and later.file_hash = customer_imports.file_hash and later.created_at > customer_imports.created_at and later.state <> 'uploading')`,
    id: sql.raw('customer_imports.id'),
    since: sql.raw('customer_imports.created_at'),
    waitMs: workWaitsMs.import,
    reason: sql.raw(
      "jsonb_build_object('kind', 'import', 'fileName', customer_imports.file_name, 'state', customer_imports.state, 'faulty', customer_imports.faulty_count)",
    ),
    customer: customerOf,
    about: { columns: {} },
    owner: ofClaim,
    changes: never,
  }
}

/**
 * Vendors that are not valid. All tenants share vendors, but each tenant does its own work on them, so vendor and tenant together
 * are the key.
 */
function vendors(scope: Scope): WorkSource {
  const place = scope.kind === 'all' ? 'operator' : scope.kind === 'affiliate' ? scope.affiliateId : scope.tenantId
  const mayUse =
    scope.kind === 'all'
      ? sql`true`
      : sql`not exists (select from withheld_vendors h where h.vendor_id = v.id and h.tenant_id = ${scope.affiliateId})`
  return {
    kind: 'vendor',
    from: sql.raw('vendors v left join customers on false'),
    where: sql`v.health in ('warning', 'error') and ${mayUse}`,
    // A UUID of version 8, of values of one's own.
    id: sql`overlay(overlay(md5(v.id::text || ${place}::text) placing '8' from 13) placing '8' from 17)::uuid`,
    since: sql.raw('coalesce(v.not_valid_since, v.health_measured_at, v.created_at)'),
    waitMs: workWaitsMs.vendor,
    reason: sql.raw(
      "jsonb_build_object('kind', 'vendor', 'vendorId', v.id, 'displayName', v.display_name, 'health', v.health, 'silentSites', v.silent_sites, 'hasOutage', v.has_outage)",
    ),
    customer: customerOf,
    about: { columns: { vendorId: sql.raw('v.id') } },
    owner: ofClaim,
    changes: never,
  }
}

/** Unallocated installations whose access ends soon: afterwards nobody can assign them. */
function expiries(scope: Scope, now: Date): WorkSource {
  const at = sql`${now.toISOString()}::timestamptz`
  const span = sql`${`${workExpiresWithinMs / 1_000} seconds`}::interval`
  return {
    kind: 'expiry',
    from: sql`${unallocatedInstallations} join gateways g on g.id = unallocated_installations.gateway_id
      left join installer_companies o on o.id = unallocated_installations.company_id left join customers on false`,
    where: sql`unallocated_installations.assigned_at is null and unallocated_installations.removed_at is null
      and unallocated_installations.expires_at > ${at} and unallocated_installations.expires_at <= ${at} + ${span}
      and ${scopeSql(scope, unallocatedInstallations)}`,
    id: sql.raw('unallocated_installations.id'),
    since: sql`(unallocated_installations.expires_at - ${span})`,
    waitMs: workExpiresWithinMs,
    reason: sql.raw("jsonb_build_object('kind', 'expiry', 'startCode', g.start_code, 'installerCompany', o.name)"),
    customer: customerOf,
    about: { columns: { deviceKind: sql.raw("'gateway'::text"), firmware: sql.raw('g.firmware') } },
    owner: ofClaim,
    changes: never,
  }
}

function purges(within: SQL): WorkSource {
  return {
    kind: 'purge',
    from: sql.raw('customers'),
    where: sql`customers.status = 'inactive' and ${within}`,
    id: sql.raw('customers.id'),
    since: sql.raw('customers.deactivated_at'),
    waitMs: reactivationMs,
    reason: sql.raw("jsonb_build_object('kind', 'purge')"),
    customer: customerOf,
    about: ofCustomer,
    owner: ofClaim,
    changes: never,
  }
}

/** The first open step of each sale whose planned day has passed. */
function sales(within: SQL, now: Date): WorkSource {
  const today = sql`${now.toISOString().slice(0, 10)}::date`
  return {
    kind: 'sale',
    from: sql.raw('sale_steps t join sales s on s.id = t.sale_id join customers on customers.id = s.customer_id'),
    where: sql`${isOverdue('t', today)} and s.archived_at is null and ${isActive} and ${within}
      and not exists (select from sale_steps earlier where earlier.sale_id = t.sale_id and earlier.position < t.position
        and ${isOverdue('earlier', today)})`,
    id: sql.raw('s.id'),
    // Overdue by a day on the day after the planned one, as in the report.
    since: sql.raw("(t.planned_on::timestamp at time zone 'UTC')"),
    waitMs: 0,
    reason: sql.raw(
      `jsonb_build_object('kind', 'sale', 'step', t.name, 'stepNames', t.names, 'templateName', s.template_name,
        'templateNames', s.template_names, 'plannedOn', to_char(t.planned_on, 'YYYY-MM-DD'))`,
    ),
    customer: customerOf,
    about: ofCustomer,
    owner: ofClaim,
    changes: never,
  }
}
