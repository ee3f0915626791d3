import type { CustomerAddModel } from '@wattdesk/contract/customers/models.ts'
import type { GivenRow } from './import-row.rules.ts'

/** The values of a staged row by column. Values missing from the file stay empty, even if they have a default. */
export function checkedColumns(model: CustomerAddModel | undefined, given: GivenRow) {
  const site = model?.site
  return {
    type: given.type === undefined ? null : (model?.type ?? null),
    accountName: model && given.accountName !== undefined ? model.accountName : null,
    accountEmail: model?.accountEmail ?? null,
    externalReferenceId: model?.externalReferenceId ?? null,
    secondExternalReferenceId: model?.secondExternalReferenceId ?? null,
    subscription: model?.subscription ?? null,
    applicationName: model?.applicationName ?? null,
    gvsEnabled: model?.gvsEnabled ?? null,
    firstName: model?.user.firstName ?? null,
    lastName: model?.user.lastName ?? null,
    language: given.language === undefined ? null : (model?.user.language ?? null),
    siteName: given.siteName === undefined ? null : (site?.name ?? null),
    address: site?.address ?? null,
    zipCode: site?.zipCode ?? null,
    city: site?.city ?? null,
    country: given.country === undefined ? null : (site?.country ?? null),
    latitude: site?.latitude ?? null,
    longitude: site?.longitude ?? null,
    timeZone: site?.timeZone ?? null,
  }
}
