import { availableParallelism } from 'node:os'
import { hashPassword, verifyPassword } from '../apps/server/src/areas/auth/passwords/passwords.service.ts'

/** Password verifications per second (argon2id, 19 MiB, two passes) on both cores of the machine for which the bars were set. */
const verificationsWhereBarsWereSet = 97
const times = 80

/**
 * The current speed of this machine, as a share of the one for which the bars were set. A virtual machine has a third of its speed while
 * its neighbours are busy, so a figure in milliseconds means nothing without it.
 */
export async function machineSpeed(): Promise<number> {
  const password = 'copper lantern on a hill'
  const phc = await hashPassword(password)
  await verifyPassword(phc, password)
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      while (next++ < times) await verifyPassword(phc, password)
    }),
  )
  return times / ((performance.now() - startedAt) / 1_000) / verificationsWhereBarsWereSet
}
