import { findMemberByEmail } from '../apps/server/src/areas/auth/sessions/members.store.ts'
import { openSession, signSession } from '../apps/server/src/areas/auth/sessions/sessions.service.ts'
import { connect, disconnect } from '../apps/server/src/db/connect.ts'
import { transaction } from '../apps/server/src/db/transaction.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { openLog } from '../apps/server/src/platform/log.ts'

export async function tokenOf(databaseUrl: string, secretKey: Buffer, email: string, publicUrl: string): Promise<string> {
  const config = readConfig({ DATABASE_URL: databaseUrl, SECRET_KEY: secretKey.toString('base64'), PUBLIC_URL: publicUrl })
  const db = connect({ url: databaseUrl, max: 2, log: openLog('silent') })
  try {
    const member = await findMemberByEmail(db, email)
    if (!member) throw new Error(`No member ${email}`)
    const ctx = { config, clock: systemClock, db }
    const client = { address: '127.0.0.1', userAgent: 'bench' }
    const opening = { memberId: member.id, needsCode: false, provedAt: new Date(), sealedIdToken: null, client }
    const session = await transaction(db, (tx) => openSession(tx, ctx, opening))
    return (await signSession(ctx, session, member)).result.accessToken
  } finally {
    await disconnect(db)
  }
}
