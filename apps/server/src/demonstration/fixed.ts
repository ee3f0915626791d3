import type { Role } from '@wattdesk/contract/permissions.ts'
import { type KnownVendorName, knownVendor } from '../areas/vendors/vendors.service.ts'
import { lands } from './places.ts'
import { randomFrom, seededId } from './random.ts'

/** When the demonstration's operator started. All fixed IDs derive from it. */
export const beganAt = new Date('2022-03-01T08:00:00Z')

const random = randomFrom(2022)
export const operatorId = seededId(random, beganAt)

export const affiliates = lands.map((land) => ({ id: seededId(random, beganAt), land }))

export type SeededMember = {
  id: string
  tenantId: string
  email: string
  firstName: string
  lastName: string
  language: 'en' | 'de' | 'it' | 'hu'
  roles: Role[]
}

const member = (fields: Omit<SeededMember, 'id'>): SeededMember => ({ id: seededId(random, beganAt), ...fields })
const tenantOf = (at: number) => affiliates[at]?.id ?? operatorId

/** Members who can sign in to the demonstration. The first four are printed at startup. */
export const members: readonly SeededMember[] = [
  member({
    tenantId: tenantOf(0),
    email: 'admin@wattdesk.example',
    firstName: 'Ada',
    lastName: 'Brandt',
    language: 'en',
    roles: ['admin'],
  }),
  member({
    tenantId: tenantOf(0),
    email: 'support@wattdesk.example',
    firstName: 'Samir',
    lastName: 'Keller',
    language: 'en',
    roles: ['support'],
  }),
  member({
    tenantId: tenantOf(0),
    email: 'installer@wattdesk.example',
    firstName: 'Ines',
    lastName: 'Vogel',
    language: 'de',
    roles: ['installer'],
  }),
  member({
    tenantId: operatorId,
    email: 'root@wattdesk.example',
    firstName: 'Robin',
    lastName: 'Lindqvist',
    language: 'en',
    roles: ['root'],
  }),
  member({
    tenantId: tenantOf(0),
    email: 'secure@wattdesk.example',
    firstName: 'Selma',
    lastName: 'Arnold',
    language: 'de',
    roles: ['admin'],
  }),
  member({
    tenantId: tenantOf(1),
    email: 'admin.it@wattdesk.example',
    firstName: 'Giulia',
    lastName: 'Moretti',
    language: 'it',
    roles: ['admin'],
  }),
  member({
    tenantId: tenantOf(2),
    email: 'admin.hu@wattdesk.example',
    firstName: 'Réka',
    lastName: 'Szűcs',
    language: 'hu',
    roles: ['admin'],
  }),
  member({
    tenantId: tenantOf(3),
    email: 'admin.gb@wattdesk.example',
    firstName: 'Imogen',
    lastName: 'Clarke',
    language: 'en',
    roles: ['admin', 'support'],
  }),
  member({
    tenantId: tenantOf(1),
    email: 'support.it@wattdesk.example',
    firstName: 'Luca',
    lastName: 'Gallo',
    language: 'it',
    roles: ['support'],
  }),
]

/** The vendor's health is measured from its deliveries. */
const vendor = (name: KnownVendorName, { hasWebhooks = true } = {}) => ({
  id: seededId(random, beganAt),
  referenceId: seededId(random, beganAt),
  name,
  hasWebhooks,
  ...knownVendor(name),
})

export const vendors = {
  // Its gateways connect to the product directly.
  gridx: vendor('gridx', { hasWebhooks: false }),
  solaredge: vendor('solaredge'),
  victron: vendor('victron'),
  fronius: vendor('fronius'),
  kostal: vendor('kostal'),
  sma: vendor('sma'),
  senec: vendor('senec'),
  solarlog: vendor('solarlog'),
  easee: vendor('easee'),
  // This vendor knows appliances, but measures none.
  homeconnect: vendor('homeconnect', { hasWebhooks: false }),
  discovergy: vendor('discovergy'),
} as const
