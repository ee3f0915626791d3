/** Sign-ins of the demonstration's members, one of them with two-factor authentication, and of two customers. */

import { sql } from 'drizzle-orm'
import { createIdentity } from '../areas/auth/identities/identities.service.ts'
import { seedMultifactor } from '../areas/auth/multifactor/multifactor.service.ts'
import { hashPassword } from '../areas/auth/passwords/passwords.service.ts'
import { connect, disconnect } from '../db/connect.ts'
import { type Tx, transaction } from '../db/transaction.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { newId } from '../platform/ids.ts'
import { openLog } from '../platform/log.ts'
import { brandedCustomerEmail, customerEmail, demonstrationPassword, demonstrationTotpSecret, secureMemberEmail } from './sign-ins.ts'

type SignIns = { databaseUrl: string; secretKey: Config['secretKey']; members: readonly { id: string; email: string }[] }

export async function seedSignIns({ databaseUrl, secretKey, members }: SignIns): Promise<void> {
  const db = connect({ url: databaseUrl, max: 1, log: openLog('warn') })
  try {
    await transaction(db, async (tx) => {
      const at = systemClock.now()
      for (const { email } of members) await createIdentity(tx, { email, password: demonstrationPassword(email), at })
      await seedCustomers(tx, at)
      const secure = members.find((member) => member.email === secureMemberEmail)
      if (secure) await seedMultifactor(tx, { config: { secretKey }, clock: systemClock }, secure.id, demonstrationTotpSecret)
    })
  } finally {
    await disconnect(db)
  }
}

/** Gives two customers of the app a memorable address and a password. */
async function seedCustomers(tx: Tx, at: Date): Promise<void> {
  for (const [email, isBranded] of [
    [customerEmail, false],
    [brandedCustomerEmail, true],
  ] as const) {
    const { rows } = await tx.execute<{ customerId: string; userId: string }>(bestHome(isBranded))
    const [found] = rows
    // A small demonstration may have none.
    if (!found) continue
    const { customerId, userId } = found
    await tx.execute(sql`update customers set account_email = ${email}, idp_status = 'registered' where id = ${customerId}`)
    await tx.execute(sql`update customer_users set email = ${email}, username = ${email}, last_login_at = ${at} where id = ${userId}`)
    await tx.execute(sql`
      insert into customer_identities (customer_user_id, subject, password_hash, created_at, password_changed_at)
      values (${userId}, ${newId(at)}, ${await hashPassword(demonstrationPassword(email))}, ${at}, ${at})`)
  }
}

/** The simulated home with the most kinds of devices and no current fault, of a region's customer or of a partner with a brand. */
const bestHome = (isBranded: boolean) => sql`
  select c.id as "customerId", u.id as "userId"
  from simulated_homes h join sites s on s.id = h.site_id join customers c on c.id = s.customer_id
  join customer_users u on u.customer_id = c.id and u.is_main
  where c.status = 'active' and c.type = 'residential_customer'
    and ${isBranded ? sql`exists (select from white_labels w where w.tenant_id = c.tenant_id)` : sql`c.tenant_id = c.affiliate_id`}
  order by not jsonb_path_exists(h.profile, '$.faults[*] ? (!exists(@.to))') desc, s.country = 'DE' desc, h.kind = 'gateway' desc,
    (h.profile->>'peakPowerW')::numeric > 0 and (h.profile->>'batteryCapacityWh')::numeric > 0 desc,
    (select count(distinct i.kind) from installations i where i.site_id = s.id) desc, s.id
  limit 1`
