import { type PasswordFault, passwordMax, passwordMin } from '@wattdesk/contract/auth/terms.ts'
import { commonWords } from './common-passwords.rules.ts'

/**
 * NIST SP 800-63B 5.1.1.2: passwords must be long enough and not common; there are no rules about kinds of characters.
 * Passwords are never truncated; overlong ones are refused.
 */
export function faultOfPassword(password: string, email: string): PasswordFault | undefined {
  const length = [...password].length
  if (length < passwordMin) return 'too-short'
  if (length > passwordMax) return 'too-long'
  if (isPredictable(password)) return 'common'
  if (isLikeEmail(password, email)) return 'like-email'
  return undefined
}

function isPredictable(password: string): boolean {
  const plain = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (isRepeated(plain) || isRun(plain)) return true
  const digitsAndSigns = /[^\p{L}]+/gu
  const core = plain.replace(digitsAndSigns, '')
  if (core === '') return isDigitsOnly(plain)
  return [core, undoSwaps(plain).replace(digitsAndSigns, '')].some(isCommon)
}

/** A listed word, once or twice, or two listed words in a row: `passwordpassword`, `hellowelcome`. */
function isCommon(core: string): boolean {
  if (core.length < 2 || commonWords.has(core) || commonWords.has(core.replace(/s$/, ''))) return true
  for (let at = 3; at <= core.length - 3; at++) {
    if (commonWords.has(core.slice(0, at)) && commonWords.has(core.slice(at))) return true
  }
  return false
}

/** Dates, telephone numbers and runs: fewer than 13 digits are quickly guessed. */
function isDigitsOnly(plain: string): boolean {
  return /^[\d\p{P}\p{Z}\p{Sm}\p{Sc}\p{Sk}]*$/u.test(plain) && plain.replace(/\D/g, '').length < 13
}

/** A short piece repeated: `aaaaaaaa`, `121212121212`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/su.test(text) && new Set(text).size <= 4
}

/** Consecutive characters, up or down: `abcdefgh`, `987654321`. */
function isRun(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  return steps.size === 1 && [...steps].every((step) => Math.abs(step) <= 1)
}

function isLikeEmail(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const core = plain.replace(/[^\p{L}]+/gu, '')
  const parts = [email, name, domain, domain.split('.')[0] ?? ''].map((part) => part.toLowerCase())
  return parts.some((part) => part.length > 0 && (plain === part || core === part.replace(/[^\p{L}]+/gu, '')))
}

const swaps: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/** Undoes the usual substitutions within the word; at its ends, signs are probably additions. */
function undoSwaps(text: string): string {
  return text.replace(/[\d!]+$/, '').replace(/[013457@$!]/g, (sign) => swaps[sign] ?? sign)
}
