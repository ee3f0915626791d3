import type { CustomerSource, CustomerStatus, CustomerType, deliveryStates } from '@wattdesk/contract/customers/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { affiliates, beganAt, members } from './fixed.ts'
import type { Land, Town } from './places.ts'
import { between, pick, pickWeighted, type Random, seededId } from './random.ts'

export type SeededCustomer = {
  id: string
  tenantId: string
  affiliateId: string
  partnerTenantId: string | null
  type: CustomerType
  status: CustomerStatus
  accountName: string
  accountEmail: string
  externalReferenceId: string | null
  secondExternalReferenceId: string | null
  subscription: string | null
  applicationName: string
  source: CustomerSource
  sourceMemberId: string | null
  installationStatus: 'none' | 'planned' | 'installed' | 'commissioned'
  isRegistered: boolean
  twoFactor: boolean
  gvsRedeemedCents: number | null
  createdAt: Date
  joinedAt: Date | null
  lastSeenAt: Date | null
  deactivatedAt: Date | null
  deletedAt: Date | null
  land: Land
  site: SeededSite | null
  user: { id: string; firstName: string; lastName: string } | null
  invitation: { id: string; deliveryState: (typeof deliveryStates)[number]; sentAt: Date | null } | null
}

export type SeededSite = { id: string; name: string; address: string; zipCode: string; city: string; latitude: number; longitude: number }

type Partner = { tenantId: string; createdAt: Date; customers: number }
export type Maker = {
  random: Random
  now: Date
  /** By region, in the order in which they joined. */
  partners: Map<string, Partner[]>
  made: number
  emails: Map<string, number>
  companies: Map<string, number>
  /** The share of customers whose installation is in service. */
  equippedShare: number
}

export function openMaker(random: Random, now: Date, equippedShare: number): Maker {
  return { random, now, partners: new Map(), made: 0, emails: new Map(), companies: new Map(), equippedShare }
}

/** Half of all customers are German, then Italian, British, Hungarian. */
const affiliateWeights = affiliates.map((affiliate, at) => [affiliate, [50, 24, 11, 15][at] ?? 1] as const)

/** Deterministic for a random stream. */
export function makeCustomer(maker: Maker): SeededCustomer {
  const { random, now } = maker
  maker.made += 1
  const affiliate = pickWeighted(random, affiliateWeights)
  const { land } = affiliate
  const type = pickWeighted<CustomerType>(random, [
    ['residential_customer', 985],
    ['partner', 11],
    ['whitelabel_partner', 4],
  ])
  const isHome = type === 'residential_customer'
  // More customers join over time. Partners joined earlier, because they bring the others.
  const reach = isHome ? Math.sqrt(random()) : 0.6 * random()
  const createdAt = new Date(beganAt.getTime() + (now.getTime() - beganAt.getTime()) * reach)
  const partner = isHome && random() < 0.24 ? partnerOf(maker, affiliate.id, createdAt) : undefined
  const id = seededId(random, createdAt)
  const partnerTenantId = isHome ? null : seededId(random, createdAt)
  const life = lifeOf(random, createdAt, now)
  // A purged partner has no customers.
  if (partnerTenantId && life.status === 'active') {
    addPartner(maker, affiliate.id, { tenantId: partnerTenantId, createdAt, customers: 0 })
  }
  const person = { firstName: pick(random, land.firstNames), lastName: pick(random, land.lastNames) }
  const site = siteOf(random, land, createdAt)
  const accountName = nameOf(maker, land, type, { ...person, city: site.city })
  const source = sourceOf(random, partner !== undefined)
  const isPurged = life.status === 'deleted'
  return {
    id,
    tenantId: partner?.tenantId ?? affiliate.id,
    affiliateId: affiliate.id,
    partnerTenantId,
    type,
    ...life,
    // A purged customer keeps only its ID.
    accountName: isPurged ? '' : accountName,
    accountEmail: isPurged ? '' : emailOf(maker, land, person),
    externalReferenceId: !isPurged && random() < 0.8 ? `GV${String(1_000_000 + maker.made * 7).padStart(9, '0')}` : null,
    secondExternalReferenceId: !isPurged && random() < 0.1 ? `B-${between(random, 10_000, 99_999)}` : null,
    subscription: isHome && !isPurged ? pickWeighted(random, subscriptions) : null,
    applicationName: isHome ? pickWeighted(random, applications) : 'Home',
    source,
    sourceMemberId: source === 'user' ? (members[0]?.id ?? null) : null,
    installationStatus: isHome ? installationStatusOf(maker, createdAt) : 'none',
    isRegistered: life.joinedAt !== null,
    twoFactor: random() < 0.12,
    gvsRedeemedCents: random() < 0.05 ? between(random, 10, 500) * 100 : null,
    land,
    site: isPurged ? null : site,
    user: isPurged ? null : { id: seededId(random, createdAt), ...person },
    invitation: isPurged ? null : invitationOf(random, createdAt, life.joinedAt, now),
  }
}

const subscriptions = [
  [null, 30],
  ['Home Basic', 35],
  ['Home Plus', 25],
  ['SolarCloud', 10],
] as const
const applications = [
  ['Home', 80],
  ['Drive', 12],
  ['Heat', 8],
] as const

function addPartner({ partners }: Maker, affiliateId: string, partner: Partner): void {
  const near = partners.get(affiliateId) ?? []
  near.splice(joinedBefore(near, partner.createdAt), 0, partner)
  partners.set(affiliateId, near)
}

/** How many of these partners, in the order in which they joined, joined before a time. */
function joinedBefore(partners: readonly Partner[], at: Date): number {
  let [low, high] = [0, partners.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const one = partners[middle]
    if (one && one.createdAt < at) low = middle + 1
    else high = middle
  }
  return low
}

/** A partner of the region that existed then. Of a few candidates, the one with the fewest customers. */
function partnerOf({ random, partners }: Maker, affiliateId: string, at: Date): Partner | undefined {
  const near = partners.get(affiliateId) ?? []
  const count = joinedBefore(near, at)
  const some = Array.from({ length: Math.min(6, count) }, () => near[between(random, 0, count - 1)])
  const chosen = some.flatMap((one) => one ?? []).toSorted((a, b) => a.customers - b.customers)[0]
  if (chosen) chosen.customers += 1
  return chosen
}

/** Orders take some months. Most customers only buy energy. */
const orderMs = 140 * dayMs

function installationStatusOf({ random, now, equippedShare }: Maker, createdAt: Date): SeededCustomer['installationStatus'] {
  const isRecent = now.getTime() - createdAt.getTime() < orderMs
  const share = isRecent ? [equippedShare * 0.6, 0.08, 0.24] : [equippedShare, 0, 0]
  const [commissioned = 0, installed = 0, planned = 0] = share
  return pickWeighted(random, [
    ['commissioned', commissioned],
    ['installed', installed],
    ['planned', planned],
    ['none', Math.max(0, 1 - commissioned - installed - planned)],
  ])
}

type Life = Pick<SeededCustomer, 'status' | 'createdAt' | 'joinedAt' | 'lastSeenAt' | 'deactivatedAt' | 'deletedAt'>

function lifeOf(random: Random, createdAt: Date, now: Date): Life {
  const later = (from: Date, days: number) => new Date(Math.min(now.getTime(), from.getTime() + random() * days * dayMs))
  // New users have not accepted the invitation yet.
  const joinedAt = random() < 0.82 && !isNew(createdAt, now) ? later(createdAt, 20) : null
  const lastSeenAt = joinedAt && later(new Date(Math.max(joinedAt.getTime(), now.getTime() - 90 * dayMs)), 90)
  const status = pickWeighted<CustomerStatus>(random, [
    ['active', 962],
    ['inactive', 8],
    ['deleted', 30],
  ])
  if (status === 'active') return { status, createdAt, joinedAt, lastSeenAt, deactivatedAt: null, deletedAt: null }
  const inactiveDays = Math.min(29, (now.getTime() - createdAt.getTime()) / dayMs)
  const deactivatedAt = status === 'inactive' ? new Date(now.getTime() - random() * inactiveDays * dayMs) : later(createdAt, 300)
  const deletedAt = status === 'deleted' ? new Date(Math.min(now.getTime(), deactivatedAt.getTime() + 30 * dayMs)) : null
  return { status, createdAt, ...useBefore(deactivatedAt, { joinedAt, lastSeenAt }, now), deactivatedAt, deletedAt }
}

type Use = Pick<SeededCustomer, 'joinedAt' | 'lastSeenAt'>

/** Shifts a deactivated customer's use, so that it is as long before the deactivation as it was before now. */
function useBefore(deactivatedAt: Date, { joinedAt, lastSeenAt }: Use, now: Date): Use {
  if (!joinedAt || !lastSeenAt || joinedAt >= deactivatedAt) return { joinedAt: null, lastSeenAt: null }
  const share = (lastSeenAt.getTime() - joinedAt.getTime()) / (now.getTime() - joinedAt.getTime())
  return { joinedAt, lastSeenAt: new Date(joinedAt.getTime() + share * (deactivatedAt.getTime() - joinedAt.getTime())) }
}

type Named = { firstName: string; lastName: string; city: string }

function nameOf(maker: Maker, land: Land, type: CustomerType, { firstName, lastName, city }: Named): string {
  if (type !== 'residential_customer') return companyOf(maker, land, city)
  const isHungarian = land.country === 'HU' // family name first
  return isHungarian ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
}

/** A company of the town, with its legal form last. Only very large demonstrations repeat names. */
function companyOf({ random, companies }: Maker, land: Land, city: string): string {
  const nameIn = (company: string) => {
    const words = company.split(' ')
    return [...words.slice(0, -1), city, words.at(-1)].join(' ')
  }
  const free = land.companies.filter((company) => !companies.has(nameIn(company)))
  const name = nameIn(pick(random, free.length > 0 ? free : land.companies))
  const known = companies.get(name) ?? 0
  companies.set(name, known + 1)
  return known === 0 ? name : `${name} ${known + 1}`
}

function sourceOf(random: Random, isOfPartner: boolean): CustomerSource {
  return pickWeighted<CustomerSource>(random, [
    ['crm', isOfPartner ? 10 : 50],
    ['csv', isOfPartner ? 80 : 20],
    ['open_registration', 10],
    ['self_registration', 8],
    ['stepup_registration', 4],
    ['user', 8],
  ])
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A name as people spell it in an e-mail address. */
export function plain(text: string, land: Land): string {
  const lower = text.toLowerCase()
  const written = land.language === 'de' ? lower.replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter) : lower
  return written.normalize('NFD').replace(/[^a-z]/g, '')
}

function emailOf(maker: Maker, land: Land, person: { firstName: string; lastName: string }): string {
  const name = `${plain(person.firstName, land)}.${plain(person.lastName, land)}`
  const key = `${name}@${land.country}`
  const taken = maker.emails.get(key) ?? 0
  maker.emails.set(key, taken + 1)
  return `${name}${taken === 0 ? '' : taken + 1}@${land.mailDomain}`
}

function siteOf(random: Random, land: Land, at: Date): SeededSite {
  const [city, zipCodes, latitude, longitude] = pick<Town>(random, land.towns)
  const [home, holidayHome, office] = land.siteNames
  const scatter = () => (random() - 0.5) / 5
  return {
    id: seededId(random, at),
    name: pickWeighted(random, [
      [home, 90],
      [holidayHome, 7],
      [office, 3],
    ]),
    address: land.address(pick(random, land.streets), between(random, 1, 180)),
    zipCode: pick(random, zipCodes),
    city,
    latitude: Number((latitude + scatter()).toFixed(5)),
    longitude: Number((longitude + scatter()).toFixed(5)),
  }
}

/** The product itself writes the mails of these last days. Older ones have left the outbox. */
export const writtenDays = 31

function invitationOf(random: Random, createdAt: Date, joinedAt: Date | null, now: Date): SeededCustomer['invitation'] {
  const id = seededId(random, createdAt)
  const sentAt = new Date(Math.min(now.getTime(), createdAt.getTime() + 60_000 * between(random, 1, 600)))
  if (isNew(createdAt, now)) return { id, deliveryState: 'n/a', sentAt: null }
  if (joinedAt) return { id, deliveryState: 'click', sentAt }
  const deliveryState = pickWeighted(random, [
    ['sent' as const, 75],
    ['open' as const, 15],
    ['bounce' as const, 10],
  ])
  return { id, deliveryState, sentAt }
}

const isNew = (createdAt: Date, now: Date) => now.getTime() - createdAt.getTime() < writtenDays * dayMs
