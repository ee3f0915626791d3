import type { BulkActionModel } from '@wattdesk/contract/bulk-actions.ts'
import { type SQL, sql } from 'drizzle-orm'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers } from '../../db/schema/customers.ts'
import type { Scope } from '../../db/scope.ts'

/**
 * What an action would do to each of many customers, in one statement: the rows given, of `id` and whatever else, with the
 * `reason` why it must not be acted on (a code of the contract, or null), and the feature groups it would get. The preview freezes
 * what this says, and the job asks it again of customers that it holds.
 */
export function judged(given: SQL, action: BulkActionModel, { scope, at }: { scope: Scope; at: Date }): SQL {
  const { joins, group, reasons } = rulesOf(action, at)
  return sql`
    select meant.*, ${group} as group_ids,
      case when customers.id is null then 'CustomerNotFound' ${reasons} end as reason
    from (${given}) meant left join customers on customers.id = meant.id and ${customerScopeSql(scope)} ${joins}`
}

type Rules = { joins: SQL; group: SQL; reasons: SQL }

const noGroups = sql`null::uuid[]`
const notActive = sql`when ${customers.status} <> 'active' then 'CustomerNotActive'`

function rulesOf(action: BulkActionModel, at: Date): Rules {
  switch (action.kind) {
    case 'assign-feature-groups':
      return assignment(action.featureGroupIds)
    case 'send-invitation':
      return invitation(at)
    case 'deactivate': {
      const automated = action.includesAutomated ? sql`` : sql`when ${customers.sourceKind} <> 'user' then 'AutomatedUnconfirmed'`
      return { joins: sql``, group: noGroups, reasons: sql`${notActive} ${automated}` }
    }
    case 'export':
      return { joins: sql``, group: noGroups, reasons: sql`when ${customers.status} = 'deleted' then 'CustomerPurged'` }
  }
}

/** As `assignFeatureGroups` decides it: groups of the customer's type; below a partner those alone that may be there. */
function assignment(groupIds: readonly string[]): Rules {
  const belowPartner = sql`${customers.tenantId} <> ${customers.affiliateId}`
  return {
    joins: sql`
      left join lateral (
        select count(*) as typed,
          count(*) filter (where g.available_to_partner_tenants or not (${belowPartner})) as suiting,
          array_agg(g.id order by g.id) filter (where a.group_id is null and (g.available_to_partner_tenants or not (${belowPartner}))) as missing
        from feature_groups g
        left join customer_feature_groups a on a.customer_id = ${customers.id} and a.group_id = g.id
        where g.id = any(${sql.param(groupIds)}::uuid[]) and g.level = 'customer' and g.customer_type = ${customers.type}
      ) fit on true`,
    group: sql`fit.missing`,
    reasons: sql`${notActive}
      when fit.typed = 0 then 'FeatureGroupUnsuitable'
      when fit.suiting = 0 then 'FeatureGroupNotForPartners'
      when fit.missing is null then 'FeatureGroupAssigned'`,
  }
}

/** As `inviteUser` decides it, of the customer's main user. */
function invitation(at: Date): Rules {
  return {
    joins: sql`left join customer_users u on u.customer_id = ${customers.id} and u.is_main`,
    group: noGroups,
    reasons: sql`${notActive}
      when u.id is null then 'UserMissing'
      when u.last_login_at is not null or ${customers.idpStatus} = 'registered'
        or exists (select from customer_identities i where i.customer_user_id = u.id) then 'UserJoined'
      when (
          select i.delivery_state in ('pending', 'sent', 'open', 'click') from invitations i
          where i.customer_user_id = u.id order by i.created_at desc limit 1
        ) and exists (
          select from customer_links l
          where l.customer_user_id = u.id and l.purpose = 'invitation' and l.used_at is null and l.expires_at > ${at}::timestamptz
        ) then 'UserInvited'`,
  }
}
