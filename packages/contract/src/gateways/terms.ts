import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import type { deviceTypes } from '../installations/terms.ts'

/** How long a gateway is sent its next credential, again and again, before a member may begin anew. */
export const credentialOfferedForMs = 24 * 3_600_000

/** `rotating`: a new credential is on its way, and the former one is still accepted. `revoked`: none is accepted. */
export const credentialStates = ['valid', 'rotating', 'revoked'] as const

/** Members can choose the kind of meters and generators; other appliances have one by nature. */
export const assignableTypes: readonly (typeof deviceTypes)[number][] = ['Inverter', 'Meter']

/** What a smart meter that a gateway found can measure. */
export const meterApplianceKinds = applianceKinds.filter((kind) => kind !== 'BATTERY' && kind !== 'HYBRID' && kind !== 'CLUSTER')
