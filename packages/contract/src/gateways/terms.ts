import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import type { deviceTypes } from '../installations/terms.ts'

/** How long a gateway is offered its next credential. Afterwards, a member may start over. */
export const credentialOfferedForMs = 24 * 3_600_000

/** `rotating`: the next credential is being sent, and the previous one is still accepted. `revoked`: none is accepted. */
export const credentialStates = ['valid', 'rotating', 'revoked'] as const

/** Members can choose the kind of meters and generators; that of other appliances is fixed. */
export const assignableTypes: readonly (typeof deviceTypes)[number][] = ['Inverter', 'Meter']

export const meterApplianceKinds = applianceKinds.filter((kind) => kind !== 'BATTERY' && kind !== 'HYBRID' && kind !== 'CLUSTER')

const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'

/** IPv4 addresses of private networks (RFC 1918) and link-local ones (RFC 3927), as homes have them. */
export const homeAddress = new RegExp(`^(?:10\\.${byte}|192\\.168|172\\.(?:1[6-9]|2\\d|3[01])|169\\.254)(?:\\.${byte}){2}$`)
