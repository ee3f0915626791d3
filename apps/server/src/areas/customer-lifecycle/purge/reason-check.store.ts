import { eq } from 'drizzle-orm'
import { customerUsers, sites } from '../../../db/domains/customers/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { CustomerRecord } from '../customer-lifecycle.store.ts'

export async function namesOf(tx: Tx, customer: CustomerRecord): Promise<string[]> {
  const { id, accountName, externalReferenceId, secondExternalReferenceId } = customer
  const users = await tx
    .select({ firstName: customerUsers.firstName, lastName: customerUsers.lastName, username: customerUsers.username })
    .from(customerUsers)
    .where(eq(customerUsers.customerId, id))
    .limit(500)
  const places = await tx.select({ address: sites.address }).from(sites).where(eq(sites.customerId, id)).limit(500)
  return [
    accountName,
    externalReferenceId ?? '',
    secondExternalReferenceId ?? '',
    ...users.flatMap(({ firstName, lastName, username }) => [lastName, `${firstName} ${lastName}`, username]),
    ...places.map((place) => place.address),
  ]
}
