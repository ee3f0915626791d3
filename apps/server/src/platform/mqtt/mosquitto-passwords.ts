import { createHmac, pbkdf2Sync } from 'node:crypto'

const iterations = 101
const saltBytes = 12
const hashBytes = 64

/**
 * A line of Mosquitto's password file (PBKDF2-SHA512, its format 7). The passwords are random, so few iterations suffice, and the salt
 * may derive from them: equal passwords give equal files, so that a rewrite shows whether anything changed.
 */
export function mosquittoPasswordLine(username: string, password: string): string {
  const salt = createHmac('sha256', password).update(username).digest().subarray(0, saltBytes)
  const hash = pbkdf2Sync(password, salt, iterations, hashBytes, 'sha512')
  return `${username}:$7$${iterations}$${salt.toString('base64')}$${hash.toString('base64')}`
}
