/**
 * First set-up of a deployment, whose database has no tenants and members. The server prints a link to a page that creates
 * the operator, its first region, the first root member and vendors. The link is valid for a day and only while no operator
 * exists. It is not stored: a restart or `npm run setup:link` prints another.
 */
import type { Language } from '@wattdesk/contract/languages.ts'
import type { Db } from '../../../db/connect.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity, systemActor } from '../../activities/activities.service.ts'
import { makeSetupToken, makeSignUpLink, openSetupToken } from '../../auth/identities/identity-links.service.ts'
import { foundTenants, hasOperator, lockFounding } from '../../tenants/tenants.service.ts'
import { foundVendors } from '../../vendors/vendors.service.ts'
import { insertMember } from '../members.store.ts'
import { isInTime, type Setup, timeZoneOf } from './setup.rules.ts'

type Founding = Pick<Ctx, 'config' | 'clock' | 'db'>

/** A new link to the set-up page; undefined once the deployment is set up. */
export async function findSetupLink(ctx: Founding): Promise<string | undefined> {
  if (await hasOperator(ctx.db)) return undefined
  return `${ctx.config.publicUrl}/setup/${makeSetupToken(ctx)}`
}

/** Throws `InvitationInvalid` if the link is invalid or the deployment is already set up. */
export async function requireSetupLink(ctx: Pick<Ctx, 'config' | 'clock'>, db: Db, token: string): Promise<void> {
  const id = openSetupToken(ctx, token)
  if (!id || !isInTime(id, ctx.clock.now()) || (await hasOperator(db))) throw new DomainError('InvitationInvalid')
}

export type SetupUse = { token: string; requestId: string; setup: Setup; region: string; language: Language }

/** Sets up the deployment. Returns the page where the first member chooses a password, or signs in with an external provider. */
export async function setUp(ctx: Founding, { token, requestId, setup, region, language }: SetupUse): Promise<string> {
  const now = ctx.clock.now()
  const { organisation, country, vendors, ...person } = setup
  return transaction(ctx.db, async (tx) => {
    await lockFounding(tx)
    await requireSetupLink(ctx, tx, token)
    const tenantId = await foundTenants(tx, { name: organisation, region, country, language, timeZone: timeZoneOf[country], at: now })
    const member = { id: newId(now), tenantId, ...person, language, roles: ['root' as const] }
    if (!(await insertMember(tx, { ...member, createdAt: now }))) throw new DomainError('DuplicatedMember')
    const actor = { caller: systemActor, requestId }
    await recordActivity(tx, ctx, actor, {
      action: 'create',
      event: 'service.set-up',
      object: { type: 'member', id: member.id },
      tenant: { tenantId, affiliateId: null },
      after: { organisation, region, country, ...person, roles: member.roles },
    })
    await foundVendors(tx, ctx, { actor, tenantId, names: vendors })
    return ctx.config.oidc ? `${ctx.config.publicUrl}/login` : makeSignUpLink(tx, ctx, person.email)
  })
}
