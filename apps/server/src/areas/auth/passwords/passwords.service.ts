import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { isSame } from '../../../platform/crypto.ts'
import { openGate } from '../../../platform/gate.ts'
import { argon2id } from './argon2.service.ts'

/** The first choice of the OWASP Password Storage Cheat Sheet for argon2id. */
export const passwordCost = { memoryKiB: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const hashBytes = 32

/** Sign-ins use all cores but one and queue for about two seconds; the rest must try again. */
const gate = openGate({ running: Math.max(1, availableParallelism() - 1), waiting: 64 })

type Cost = { memoryKiB: number; passes: number; parallelism: number }

/** A password's hash as a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await hashWith(password, salt, passwordCost, hashBytes)
  const { memoryKiB, passes, parallelism } = passwordCost
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${bare(salt)}$${bare(hash)}`
}

/** Whether a password matches a PHC string, and whether the string should be rehashed. */
export async function verifyPassword(phc: string, password: string): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const stored = parsePhc(phc)
  const hash = await hashWith(password, stored.salt, stored.cost, stored.hash.length)
  return { isRight: isSame(hash, stored.hash), isOutdated: isOutdated(stored.cost) || stored.hash.length !== hashBytes }
}

/** Takes as long as `verifyPassword`, so that timing does not reveal unknown addresses. */
export async function verifyNothing(password: string): Promise<void> {
  await hashWith(password, Buffer.alloc(saltBytes), passwordCost, hashBytes)
}

function hashWith(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  // NIST SP 800-63B 5.1.1.2: keyboards write the same character in several ways, so normalize before hashing.
  const message = Buffer.from(password.normalize('NFKC'), 'utf8')
  return gate(() =>
    argon2id({ message, nonce: salt, tagLength, memory: cost.memoryKiB, passes: cost.passes, parallelism: cost.parallelism }),
  )
}

function parsePhc(phc: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc)
  if (!match) throw new Error('A stored password hash is not an argon2id PHC string')
  const [, memoryKiB, passes, parallelism, salt = '', hash = ''] = match
  const cost = { memoryKiB: Number(memoryKiB), passes: Number(passes), parallelism: Number(parallelism) }
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

function isOutdated(cost: Cost): boolean {
  return cost.memoryKiB !== passwordCost.memoryKiB || cost.passes !== passwordCost.passes || cost.parallelism !== passwordCost.parallelism
}

/** PHC strings carry base64 without padding. */
function bare(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
