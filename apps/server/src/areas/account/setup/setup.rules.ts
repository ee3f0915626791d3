import { type Country, country, email, line } from '@wattdesk/contract/formats.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { z } from 'zod'

export const setupForm = z.object({
  // With the country behind it, it is the name of a region, of at most 100 characters.
  organisation: line(76),
  country,
  firstName: line(80),
  lastName: line(80),
  email,
})
export type Setup = z.output<typeof setupForm> & { vendors: string[] }

const vendorField = 'vendor.'

export const vendorFieldOf = (name: string): string => `${vendorField}${name}`

export const vendorsOf = (form: Record<string, string>): string[] =>
  Object.keys(form).flatMap((field) => (field.startsWith(vendorField) ? [field.slice(vendorField.length)] : []))

/** The time zone of a country's first region. */
export const timeZoneOf: Record<Country, string> = {
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  IT: 'Europe/Rome',
  SE: 'Europe/Stockholm',
  HU: 'Europe/Budapest',
  PL: 'Europe/Warsaw',
  AL: 'Europe/Tirane',
  CZ: 'Europe/Prague',
  HR: 'Europe/Zagreb',
}

const lifetimeMs = dayMs

/** Whether a link has not expired, by the instant in its ID (UUID version 7). */
export function isInTime(linkId: string, now: Date): boolean {
  const madeAt = Number.parseInt(linkId.replaceAll('-', '').slice(0, 12), 16)
  return now.getTime() - madeAt < lifetimeMs
}
