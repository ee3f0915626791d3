import { z } from 'zod'
import { languages } from './languages.ts'

/** Messages are keys of the validation sentences, so that browser and server show the same text in every language. */

/**
 * Text in composed form (NFC), so that texts that look equal are equal. The schemas below build on it and reject control characters,
 * invisible characters and lone surrogates, whether the text comes from a form, a call or a file.
 */
const text = () => z.string().normalize('NFC')

/** A text as typed, including spaces. */
export const plainText = (max: number) => visible(text().max(max))

/** One line of typed text, trimmed and limited in length. */
export const line = (max: number) => visible(text().trim().min(1, 'Required').max(max))

export const optionalLine = (max: number) =>
  visible(text().trim().max(max))
    .transform((typed) => (typed === '' ? null : typed))
    .nullable()

export const paragraph = (max: number) =>
  text()
    .trim()
    .max(max)
    .refine((typed) => !hasControl(typed.replace(/[\r\n\t]/g, '')), 'ControlCharacters')
    .refine((typed) => !hasInvisible(typed), 'InvisibleCharacters')

const visible = (schema: z.ZodString) =>
  schema
    .refine((typed) => !hasControl(typed), { error: 'ControlCharacters', abort: true })
    .refine((typed) => !hasInvisible(typed), 'InvisibleCharacters')

function hasControl(typed: string): boolean {
  return /\p{Cc}/u.test(typed) || !typed.isWellFormed()
}

/**
 * Invisible characters, direction marks and blank fillers, which make a name look like another one.
 */
function hasInvisible(typed: string): boolean {
  return /[\p{Cf}\p{Zl}\p{Zp}\u3164\uffa0]|\u034f|\u115f|\u1160|\u17b4|\u17b5/u.test(typed)
}

/** E-mail address, trimmed and in lower case, because addresses are case-insensitive. */
export const email = visible(text().trim().min(1, 'Required'))
  .max(254, 'EmailInvalid')
  .transform((text) => text.toLowerCase())
  .pipe(z.email('EmailInvalid'))

/** Nearer to 0, PostgreSQL refuses a number of 4 bytes instead of rounding it. */
const nextToZero = 1e-37
const rounded = z.number().overwrite((value) => (Math.abs(value) < nextToZero ? 0 : value))

/** A number within bounds. The fault always names both bounds. */
export const numberBetween = (min: number, max: number) => within(rounded, min, max)
export const wholeNumberBetween = (min: number, max: number) => within(z.int(), min, max)

function within<T extends z.ZodNumber>(number: T, min: number, max: number): T {
  return number
    .refine((value) => value >= min && value <= max, { message: 'NumberBetween', params: { min, max } })
    .meta({ minimum: min, maximum: max })
}

export const id = z.uuid('IdInvalid')
export const instant = z.iso.datetime({ offset: true })
/** A day from 1900 to 2999, well within the limits of databases and calendars. */
export const day = z.iso.date({ error: 'DateInvalid', abort: true }).refine((text) => text >= '1900' && text < '3000', 'DateInvalid')

/** Normalizes a typed start code: labels print it in groups, and some type it in lower case. */
export const plainStartCode = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase()

/** 16 upper-case hexadecimal digits printed on a gateway. */
export const startCode = z
  .string()
  .transform(plainStartCode)
  .pipe(z.string().regex(/^[0-9A-F]{16}$/, 'StartCodeInvalid'))

/** Secret printed on an inverter, exactly 12 characters. Never returned or logged. */
export const masterKey = z.string().regex(/^[\x21-\x7e]{12}$/, 'MasterKeyInvalid')

/** Applications show a code as `123 456`. */
export const joinedCode = (code: string): string => code.trim().replace(/^(\d{3})\s(\d{3})$/, '$1$2')

export const secureCode = z
  .string()
  .overwrite(joinedCode)
  .regex(/^\d{6}$/, 'SecureCodeInvalid')

export const countries = ['GB', 'DE', 'IT', 'SE', 'HU', 'PL', 'AL', 'CZ', 'HR'] as const
export type Country = (typeof countries)[number]
export const country = z.enum(countries)

/** Format of postal codes by country (Universal Postal Union, addressing sheets of each country). */
export const zipCodePattern: Record<Country, RegExp> = {
  GB: /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/,
  DE: /^\d{5}$/,
  IT: /^\d{5}$/,
  SE: /^\d{3} \d{2}$/,
  HU: /^\d{4}$/,
  PL: /^\d{2}-\d{3}$/,
  AL: /^\d{4}$/,
  CZ: /^\d{3} \d{2}$/,
  HR: /^\d{5}$/,
}

/** A postal code in its country's format, with corrected spaces and case. Undefined if it is invalid. */
export function normalizeZipCode(text: string, countryCode: Country): string | undefined {
  const bare = text.trim().toUpperCase().replace(/\s+/g, ' ')
  const tight = bare.replace(/[ -]/g, '')
  const candidates = [bare, tight, spaced(tight, countryCode)]
  return candidates.find((candidate) => zipCodePattern[countryCode].test(candidate))
}

function spaced(tight: string, countryCode: Country): string {
  if (countryCode === 'GB') return `${tight.slice(0, -3)} ${tight.slice(-3)}`
  if (countryCode === 'SE' || countryCode === 'CZ') return `${tight.slice(0, 3)} ${tight.slice(3)}`
  if (countryCode === 'PL') return `${tight.slice(0, 2)}-${tight.slice(2)}`
  return tight
}

export const language = z.enum(languages)

const zoneForm = /^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z][\w/+-]+)$/

/**
 * True for a region name of the IANA time zone database that this runtime knows. Rejects offsets, which PostgreSQL interprets
 * with the opposite sign, and legacy names, of which PostgreSQL knows different ones.
 */
export function isTimeZone(name: string): boolean {
  if (!zoneForm.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
export const timeZone = z.string().max(64).refine(isTimeZone, 'TimeZoneInvalid')

/**
 * A public https URL without credentials, bare host name or private network address. The server also resolves the host name
 * before it stores the URL.
 */
export const publicUrl = z.string().trim().max(500).refine(isPublicUrl, 'UrlNotPublic')

function isPublicUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  const host = url.hostname
  if (host.startsWith('[')) return !isPrivateAddress(host.slice(1, -1))
  // Parsing converted plain integers, hexadecimal and similar forms to dotted decimals.
  if (/^[\d.]+$/.test(host)) return !isPrivateAddress(host)
  return host.includes('.') && !/(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)\.?$/.test(host)
}

const privateAddresses = [
  /^(0|10|127)\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^169\.254\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^192\.(0\.0|0\.2|168)\./,
  /^198\.(1[89]|51\.100)\./,
  /^203\.0\.113\./,
  /^(22[4-9]|23\d|24\d|25[0-5])\./,
]

/** True for an address that is not a public internet host (IANA special-purpose registries). */
export function isPrivateAddress(address: string): boolean {
  if (!address.includes(':')) return privateAddresses.some((pattern) => pattern.test(address))
  const lower = address.toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(lower)?.[1]
  if (mapped) return isPrivateAddress(mapped)
  // In IPv6 only global unicast is public, except ranges for documentation, tunnels and translation.
  return !/^[23][0-9a-f]{3}:/.test(lower) || /^(2001:(0|db8|1[0-9a-f]|2[0-9a-f])?:|2002:|3fff:)/.test(lower)
}

/** For calls that return no body. */
export const nothing = z.object({}).optional()
