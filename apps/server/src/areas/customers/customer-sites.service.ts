/**
 * A customer's sites, where its installations are. Exactly one is the main site, whose address the customers list shows.
 * Days and months of a site's energy follow its time zone. A site never keeps the coordinates of a former address, nor the
 * bidding zone of a former country, unless a change sets them.
 */

import type { siteAddModel, siteUpdateModel } from '@wattdesk/contract/customers/models.ts'
import { placeAfter, zoneOfNewSite } from '@wattdesk/contract/customers/site-place.ts'
import type { Country } from '@wattdesk/contract/formats.ts'
import type { z } from 'zod'
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { changesBy, recordActivity } from '../activities/activities.service.ts'
import { changeCustomer, changeSite, lockCustomer, lockSite, type NewSite, type SiteRecord } from './customers.store.ts'

type SiteAddModel = z.output<typeof siteAddModel>
type SiteUpdateModel = z.output<typeof siteUpdateModel>

/** `customerId` is left out. The time zone defaults to the tenant's. */
export function siteRow(
  model: SiteAddModel,
  tenant: { country: string; timeZone: string; biddingZone: string | null },
  at: Date,
): Omit<NewSite, 'customerId'> {
  return {
    ...model,
    id: newId(at),
    timeZone: model.timeZone ?? tenant.timeZone,
    biddingZone:
      model.biddingZone === undefined
        ? zoneOfNewSite({ ...tenant, country: tenant.country as Country }, model.country) // written from the contract's list
        : model.biddingZone,
    createdAt: at,
    updatedAt: at,
  }
}

/** Updates the customers list as well if it is the main site. */
export async function updateSite(ctx: Ctx, call: Call, customerId: string, siteId: string, model: SiteUpdateModel): Promise<SiteRecord> {
  const { version, ...fields } = model
  return transaction(ctx.db, async (tx) => {
    const customer = await lockCustomer(tx, call.caller.scope, customerId)
    if (!customer) throw new DomainError('CustomerNotFound')
    if (customer.status !== 'active') throw new DomainError('CustomerNotActive', { status: customer.status })
    const current = await lockSite(tx, customerId, siteId)
    if (!current) throw new DomainError('InvalidSiteId')
    if (current.version !== version) throw new DomainError('SiteChanged', { version: current.version })
    // The country was written from the contract's list.
    const { place } = placeAfter({ ...current, country: current.country as typeof fields.country }, fields)
    const changes = changesBy(current, { ...fields, ...place })
    if (!changes) return current
    const updatedAt = ctx.clock.now()
    const changed = await changeSite(tx, siteId, { ...changes.after, version: version + 1, updatedAt })
    if (current.isMain) {
      await changeCustomer(tx, customerId, {
        siteName: model.name,
        address: model.address,
        zipCode: model.zipCode,
        city: model.city,
        updatedAt,
      })
    }
    await recordActivity(tx, ctx, call, {
      action: 'update',
      event: 'site.changed',
      object: { type: 'site', id: siteId },
      customerId,
      tenant: customer,
      ...changes,
    })
    return changed ?? current
  })
}
