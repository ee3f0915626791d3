import { hmacSha256, isSame, sha256 } from '../../platform/crypto.ts'
import { deriveKeys, type Secret } from '../../platform/secret-keys.ts'

/** Everything up to this position was read. */
export type Position = { by: string; id: string; day: string | null }
export const beginning: Position = { by: '0', id: '00000000-0000-0000-0000-000000000000', day: null }

/** Cursors are invalid for other calls and tenants. */
export type CursorPurpose = { call: string; tenant: string }
/** `here`: the database, because transaction numbers mean nothing in another one. */
export type Cursor = { position: Position; here: string; madeAt: Date }

type Content = [by: string, id: string, day: string | null, here: string, madeAtS: number]

/** Signed, so that only positions that were issued can be read from. */
export function writeCursor(secretKey: Secret, purpose: CursorPurpose, { position, here, madeAt }: Cursor): string {
  const { by, id, day } = position
  const content: Content = [by, id, day, shortOf(here), Math.floor(madeAt.getTime() / 1_000)]
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  const [key] = deriveKeys(secretKey, 'change-cursors')
  return `${text}.${macOf(key, purpose, text).toString('base64url')}`
}

/** Undefined if the cursor was not issued here for this purpose. */
export function readCursor(
  secretKey: Secret,
  purpose: CursorPurpose,
  given: string,
): (Cursor & { isOf(here: string): boolean }) | undefined {
  const [text = '', mac = ''] = given.split('.')
  const keys = deriveKeys(secretKey, 'change-cursors')
  if (!keys.some((key) => isSame(macOf(key, purpose, text), Buffer.from(mac, 'base64url')))) return undefined
  // Only `writeCursor` signs.
  const [by, id, day, here, madeAtS] = JSON.parse(Buffer.from(text, 'base64url').toString()) as Content
  return { position: { by, id, day }, here, madeAt: new Date(madeAtS * 1_000), isOf: (other) => here === shortOf(other) }
}

const macOf = (key: Buffer, { call, tenant }: CursorPurpose, text: string) => hmacSha256(key, `${call} ${tenant} ${text}`)
const shortOf = (here: string) => sha256(here).toString('base64url').slice(0, 12)
