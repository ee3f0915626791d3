/** Sign-ins of the demonstration's members, one of them with two-factor authentication. */

import { createIdentity } from '../areas/auth/identities/identities.service.ts'
import { seedMultifactor } from '../areas/auth/multifactor/multifactor.service.ts'
import { connect, disconnect } from '../db/connect.ts'
import { transaction } from '../db/transaction.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'
import { demonstrationPassword, demonstrationTotpSecret, secureMemberEmail } from './sign-ins.ts'

type SignIns = { databaseUrl: string; secretKey: Config['secretKey']; members: readonly { id: string; email: string }[] }

/** Creates the sign-ins of the demonstration's members. */
export async function seedSignIns({ databaseUrl, secretKey, members }: SignIns): Promise<void> {
  const db = connect({ url: databaseUrl, max: 1, log: openLog('warn') })
  try {
    await transaction(db, async (tx) => {
      const at = systemClock.now()
      for (const { email } of members) await createIdentity(tx, { email, password: demonstrationPassword(email), at })
      const secure = members.find((member) => member.email === secureMemberEmail)
      if (secure) await seedMultifactor(tx, { config: { secretKey }, clock: systemClock }, secure.id, demonstrationTotpSecret)
    })
  } finally {
    await disconnect(db)
  }
}
