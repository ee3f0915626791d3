import type { ClientCredentials } from '@wattdesk/contract/client-credentials.ts'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { oauthScopes } from '@wattdesk/contract/permissions.ts'
import { startOfReaderDay } from '@wattdesk/i18n/formats.ts'
import { dayAfter, isDay } from '@wattdesk/ui/day/day.ts'

export type GenerateValues = {
  name: string
  /** By position in `oauthScopes`: a scope has a colon, which no field name can have. */
  scopes: Record<string, boolean>
  /** The last day on which they work; empty: they work until they are removed. */
  expiresOn: string
  reason: string
}

export const emptyValues = (): GenerateValues => ({ name: '', scopes: {}, expiresOn: '', reason: '' })

export const scopeField = (at: number): string => `scopes.s${at}`

export function toModel({ name, scopes, expiresOn, reason }: GenerateValues) {
  return {
    name,
    scopes: oauthScopes.filter((_, at) => scopes[`s${at}`]) satisfies ClientCredentials['scopes'],
    expiresAt: expiresOn === '' ? null : isDay(expiresOn) ? startOfReaderDay(dayAfter(expiresOn)) : expiresOn,
    reason,
  }
}

/** A fault of all scopes stands at the first of their boxes. */
export function toForm(fault: FieldFault): FieldFault {
  if (fault.field.startsWith('scopes')) return { ...fault, field: scopeField(0) }
  return fault.field === 'expiresAt' ? { ...fault, field: 'expiresOn' } : fault
}
