import type { ClientCredentials } from '@wattdesk/contract/api-access/models.ts'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { type OAuthScope, oauthScopes } from '@wattdesk/contract/permissions.ts'
import { startOfReaderDay } from '@wattdesk/i18n/formats.ts'
import { dayAfter, isDay } from '@wattdesk/ui/day/day.ts'

export type GenerateValues = {
  name: string
  /** By position in `oauthScopes`, because scopes contain colons, which field names cannot. */
  scopes: Record<string, boolean>
  /** The last day of validity; empty: valid until removed. */
  expiresOn: string
  reason: string
}

export const scopeWords = {
  'pvb:read': 'apiAccess.scope.pvbRead',
  'pvb:write': 'apiAccess.scope.pvbWrite',
  'ev:read': 'apiAccess.scope.evRead',
  'heatpump:read': 'apiAccess.scope.heatPumpRead',
  'pvforecast:read': 'apiAccess.scope.pvForecastRead',
  'carbondioxideavoided:read': 'apiAccess.scope.carbonAvoidedRead',
  'limits:read': 'apiAccess.scope.limitsRead',
  'limits:write': 'apiAccess.scope.limitsWrite',
  'customers:read': 'apiAccess.scope.customersRead',
  'sites:read': 'apiAccess.scope.sitesRead',
  'history:read': 'apiAccess.scope.historyRead',
  'sessions:read': 'apiAccess.scope.sessionsRead',
  'alarms:read': 'apiAccess.scope.alarmsRead',
} as const satisfies Record<OAuthScope, string>

export const emptyValues = (): GenerateValues => ({
  name: '',
  scopes: Object.fromEntries(oauthScopes.map((_, at) => [`s${at}`, false])),
  expiresOn: '',
  reason: '',
})

export const scopeField = (at: number): string => `scopes.s${at}`

export function toModel({ name, scopes, expiresOn, reason }: GenerateValues) {
  return {
    name,
    scopes: oauthScopes.filter((_, at) => scopes[`s${at}`]) satisfies ClientCredentials['scopes'],
    expiresAt: expiresOn === '' ? null : isDay(expiresOn) ? startOfReaderDay(dayAfter(expiresOn, 1)).toISOString() : expiresOn,
    reason,
  }
}

/** Shows a fault of all scopes at the first checkbox. */
export function toForm(fault: FieldFault): FieldFault {
  if (fault.field.startsWith('scopes')) return { ...fault, field: scopeField(0) }
  return fault.field === 'expiresAt' ? { ...fault, field: 'expiresOn' } : fault
}
