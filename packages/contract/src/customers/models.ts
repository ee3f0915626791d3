import { z } from 'zod'
import {
  country,
  email,
  id,
  instant,
  language,
  line,
  normalizeZipCode,
  numberBetween,
  optionalLine,
  plainText,
  timeZone,
} from '../formats.ts'
import { deviceFilters } from '../installations/device-filters.ts'
import { choiceFilter, filterParameter, flagFilter, idFilter, instantFilter, textFilter } from '../paging.ts'
import { type CustomerType, customerSources, customerStatuses, customerTypes, idpStatuses, installationStatuses } from './terms.ts'

export const tenantRef = z.object({ id, name: z.string() })

export const customerRow = z.object({
  id,
  accountName: z.string(),
  accountEmail: z.string(),
  type: z.enum(customerTypes),
  status: z.enum(customerStatuses),
  idpStatus: z.enum(idpStatuses),
  tenant: tenantRef,
  externalReferenceId: z.string().nullable(),
  secondExternalReferenceId: z.string().nullable(),
  source: z.object({ kind: z.enum(customerSources), user: z.string().nullable() }),
  createdAt: instant,
  joinedAt: instant.nullable(),
  lastSeenAt: instant.nullable(),
  deactivatedAt: instant.nullable(),
  installationStatus: z.enum(installationStatuses),
  subscription: z.string().nullable(),
  applicationName: z.string().nullable(),
  whiteLabel: z.boolean(),
  twoFactor: z.boolean(),
  /** A customer for demonstration or testing, without a contract. */
  technical: z.boolean(),
  site: z.object({ name: z.string(), address: z.string(), zipCode: z.string(), city: z.string() }).nullable(),
})
export type CustomerRow = z.infer<typeof customerRow>

export const customer = customerRow.extend({
  /** Increases with every write; an update names the version it was made from. */
  version: z.number().int(),
  updatedAt: instant,
  deletedAt: instant.nullable(),
  /** When a deactivated customer will be purged, 30 x 24 hours after deactivation. */
  purgeAt: instant.nullable(),
  country,
  idp: z.object({ id: z.string(), link: z.string().nullable() }).nullable(),
  gvs: z.object({ enabled: z.boolean(), redeemedAmount: z.object({ cents: z.number().int(), currency: z.literal('EUR') }).nullable() }),
  partnerTenantId: id.nullable(),
})
export type Customer = z.infer<typeof customer>

const biddingZone = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^10Y[A-Z0-9-]{12}[A-Z0-9]$/, 'BiddingZoneInvalid')

const siteFields = {
  name: line(120),
  address: line(200),
  zipCode: line(12),
  city: line(120),
  country,
  latitude: numberBetween(-90, 90).nullable().optional(),
  longitude: numberBetween(-180, 180).nullable().optional(),
  timeZone: timeZone.optional(),
  /** The bidding zone of the electricity market (ENTSO-E area code). Defaults to the tenant's for a new site. */
  biddingZone: biddingZone.nullable().optional(),
}

/** Normalizes the postal code for its country, or reports it as invalid. */
function checkedZipCode<T extends { zipCode?: string; country?: z.infer<typeof country> }>(site: T, context: z.RefinementCtx): T {
  if (site.zipCode === undefined || site.country === undefined) return site
  const zipCode = normalizeZipCode(site.zipCode, site.country)
  if (zipCode) return { ...site, zipCode }
  context.addIssue({ code: 'custom', message: 'ZipCodeInvalid', path: ['zipCode'], params: { country: site.country } })
  return site
}

type Coordinates = { latitude?: number | null; longitude?: number | null }

/** Refuses one coordinate without the other. */
function checkCoordinates({ latitude, longitude }: Coordinates, context: z.RefinementCtx): void {
  if (typeof latitude === typeof longitude) return
  const missing = typeof latitude === 'number' || longitude === undefined ? 'longitude' : 'latitude'
  context.addIssue({ code: 'custom', message: 'Required', path: [missing] })
}

/** Likewise for a new site, where null is the same as absent. */
const checkNewCoordinates = ({ latitude = null, longitude = null }: Coordinates, context: z.RefinementCtx) =>
  checkCoordinates({ latitude, longitude }, context)

export const siteAddModel = z.strictObject(siteFields).superRefine(checkNewCoordinates).transform(checkedZipCode)
/** If the address changes, `site-place.ts` derives absent coordinates and an absent bidding zone. */
export const siteUpdateModel = z
  .strictObject({ ...siteFields, version: z.number().int() })
  .superRefine(checkCoordinates)
  .transform(checkedZipCode)

export const site = z.object({
  id,
  customerId: id,
  name: z.string(),
  address: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The location of the site's town, for a full address without coordinates. */
  approximatePlace: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  timeZone: z.string(),
  biddingZone: z.string().nullable(),
  isMain: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int(),
})
export type Site = z.infer<typeof site>

const mainUser = z.strictObject({ firstName: line(80), lastName: line(80), language })
const mainUserModel = mainUser.partial({ firstName: true, lastName: true })

const newAccount = {
  /** Chosen by the caller, so retries are idempotent. */
  id: id.optional(),
  accountName: line(120),
  accountEmail: email,
  externalReferenceId: optionalLine(40).optional(),
  secondExternalReferenceId: optionalLine(40).optional(),
  subscription: optionalLine(60).optional(),
  applicationName: optionalLine(60).optional(),
  gvsEnabled: z.boolean().optional(),
}

const customerFields = { ...newAccount, type: z.enum(customerTypes), tenantId: id, site: siteAddModel.optional() }

/** A residential customer needs a site; a partner may have one. */
function checkSite(model: { type: CustomerType; site?: unknown }, context: z.RefinementCtx): void {
  if (model.type === 'residential_customer' && !model.site) {
    context.addIssue({ code: 'custom', message: 'Required', path: ['site'] })
  }
}

/** A customer in an import file, which includes its user. */
export const customerFileModel = z.strictObject({ ...customerFields, user: mainUser }).superRefine(checkSite)

/** Also invites the first user. */
const invite = z.boolean().default(false)

/** The model of the creation wizard. A user without a name gets the account's. */
export const customerAddModel = z
  .strictObject({ ...customerFields, user: mainUserModel, invite })
  .superRefine(checkSite)
  .transform(withUserName)
export type CustomerAddModel = Omit<z.output<typeof customerAddModel>, 'invite'>
export type CustomerAddInput = z.input<typeof customerAddModel>

/** A new customer of a partner, which is always residential. */
export const subCustomerAddModel = z
  .strictObject({ ...newAccount, site: siteAddModel, user: mainUserModel, invite })
  .transform(withUserName)
export type SubCustomerAddModel = z.output<typeof subCustomerAddModel>

type Named = { accountName: string; user: z.output<typeof mainUserModel> }

function withUserName<T extends Named>(model: T, context: z.RefinementCtx): Omit<T, 'user'> & { user: z.output<typeof mainUser> } {
  const { language: spoken, ...given } = model.user
  const user = { ...userNameOf(model.accountName, spoken), ...given, language: spoken }
  for (const field of ['firstName', 'lastName'] as const) {
    if (!user[field]) context.addIssue({ code: 'custom', message: 'Required', path: ['user', field] })
  }
  return { ...model, user }
}

/** Splits the account name into the first user's name: the last word is the family name; in Hungarian, the first one is. */
export function userNameOf(accountName: string, spoken: z.infer<typeof language> | ''): { firstName: string; lastName: string } {
  const words = accountName.trim().split(/\s+/)
  const family = spoken === 'hu' ? words.shift() : words.pop()
  return { firstName: words.join(' ').slice(0, 80), lastName: (family ?? '').slice(0, 80) }
}

/** Absent fields stay unchanged; null clears. */
export const customerUpdateModel = z.strictObject({
  version: z.number().int(),
  accountName: line(120).optional(),
  accountEmail: email.optional(),
  externalReferenceId: optionalLine(40).optional(),
  secondExternalReferenceId: optionalLine(40).optional(),
  applicationName: optionalLine(60).optional(),
  gvsEnabled: z.boolean().optional(),
  /** Money in EUR cents. */
  gvsRedeemedCents: z.number().int().min(0).max(100_000_000).nullable().optional(),
  installationStatus: z.enum(installationStatuses).optional(),
})
export type CustomerUpdateModel = z.output<typeof customerUpdateModel>

export const customerFilters = {
  id: idFilter,
  type: choiceFilter(customerTypes),
  status: choiceFilter(customerStatuses),
  source: choiceFilter(customerSources),
  idpStatus: choiceFilter(idpStatuses),
  installationStatus: choiceFilter(installationStatuses),
  tenantId: idFilter,
  accountName: textFilter(),
  accountEmail: textFilter(),
  externalReferenceId: textFilter(),
  zipCode: textFilter(12),
  city: textFilter(),
  whiteLabel: flagFilter,
  twoFactor: flagFilter,
  technical: flagFilter,
  ofPartner: flagFilter,
  /** A member with an open alarm or other work of the customer. */
  assignedTo: idFilter,
  ...deviceFilters,
  createdAt: instantFilter,
  joinedAt: instantFilter,
  lastSeenAt: instantFilter,
}

export const searchValue = plainText(200)
  .optional()
  .transform((text) => text?.trim() || undefined)

export const customerListFilter = filterParameter(customerFilters)
