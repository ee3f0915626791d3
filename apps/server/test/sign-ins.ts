import type { Role } from '@wattdesk/contract/permissions.ts'
import { createIdentity } from '../src/areas/auth/identities/identities.service.ts'
import { seedMultifactor } from '../src/areas/auth/multifactor/multifactor.service.ts'
import { transaction } from '../src/db/transaction.ts'
import { codeAt } from './authenticator.ts'
import { type GivenMember, givenOf } from './given.ts'
import type { TestServer } from './server.ts'

export const goodPassword = 'copper lantern on a hill'
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Members who can sign in at the embedded provider. */
export function signInsOf(server: TestServer, given = givenOf(server)) {
  async function identity(email: string, password = goodPassword): Promise<string> {
    return transaction(server.ctx.db, (tx) => createIdentity(tx, { email, password, at: server.clock.now() }))
  }

  async function member(role: Role = 'admin'): Promise<GivenMember> {
    const made = await given.member(role)
    await identity(made.email)
    return made
  }

  /** A member whose second factor is on. */
  async function secureMember(role: Role = 'admin'): Promise<GivenMember> {
    const made = await member(role)
    await transaction(server.ctx.db, (tx) => seedMultifactor(tx, server.ctx, made.id, secret))
    return made
  }

  /** The code of the member's application this many seconds from now. */
  const code = (offsetS = 0) => codeAt(secret, new Date(server.clock.now().getTime() + offsetS * 1_000))

  return { identity, member, secureMember, code }
}
