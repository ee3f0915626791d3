import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import pg from 'pg'
import { applicationRole } from '../db/application-role.ts'
import { deriveKey } from './crypto.ts'

/** The name of a deployment's login. */
export const loginNameOf = (secretKey: Buffer) => `${applicationRole}_${deriveKey(secretKey, 'database-login').toString('hex').slice(0, 8)}`

/**
 * A login of the application's role for a deployment that configured only an owner's connection. Name and password derive from the
 * deployment's secret, so that all of its processes find the same one, and other deployments another.
 */
export async function deriveLogin(owner: pg.Client, ownerUrl: string, secretKey: Buffer): Promise<string> {
  const name = loginNameOf(secretKey)
  const password = deriveKey(secretKey, 'database-password').toString('base64url')
  const url = new URL(ownerUrl)
  url.username = name
  url.password = password
  const { rows } = await owner.query<{ usable: boolean }>(
    'select rolcanlogin and pg_has_role(oid, $2, $3) as usable from pg_roles where rolname = $1',
    [name, applicationRole, 'usage'],
  )
  if (rows[0]?.usable && (await canLogIn(url.href))) return url.href
  // A hash instead of the password: statements may end up in the server's log.
  const credentials = `login password '${scramVerifier(password, deriveKey(secretKey, 'database-salt').subarray(0, 16))}'`
  await owner.query(rows.length === 0 ? `create role ${name} ${credentials}` : `alter role ${name} ${credentials}`)
  await owner.query(`grant ${applicationRole} to ${name}`)
  return url.href
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** A password as PostgreSQL stores it (SCRAM-SHA-256, RFC 5803). */
function scramVerifier(password: string, salt: Buffer): string {
  const iterations = 4_096
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${keyOf('Server Key').toString('base64')}`
}
