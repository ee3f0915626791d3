import { getProfile } from '@wattdesk/contract/profile/calls.ts'
import { expect, it } from 'vitest'
import { openBrowser, signInAtProvider, signInWith } from '../../../test/browser.ts'
import { startServer } from '../../../test/server.ts'
import { goodPassword, signInsOf } from '../../../test/sign-ins.ts'
import { removeExpired } from './auth.jobs.ts'
import { mailLink } from './identities/identity-links.service.ts'
import { obtainSigningKeys } from './identities/signing-keys.service.ts'

const server = startServer()
const given = signInsOf(server)
const day = 86_400_000

const tables = ['authorization_requests', 'oidc_payloads', 'attempt_limits', 'identity_links', 'sessions']

async function countRows(): Promise<Record<string, number>> {
  const counts = tables.map(async (table) => {
    const [row] = await server.sql<{ count: number }>(`select count(*)::int as count from ${table}`)
    return [table, row?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

it('signing keys follow one another after ninety days, and the one before still verifies', async () => {
  const [first, ...none] = await obtainSigningKeys(server.ctx)
  expect(none).toEqual([])
  const together = await Promise.all([obtainSigningKeys(server.ctx), obtainSigningKeys(server.ctx)])
  for (const keys of together) expect(keys.map((key) => key.kid)).toEqual([first?.kid])
  server.clock.advance(90 * day)
  const next = await obtainSigningKeys(server.ctx)
  expect(next.map((key) => key.kid)).toEqual([next[0]?.kid, first?.kid])
  expect(next[0]?.kid).not.toBe(first?.kid)
  expect((await obtainSigningKeys(server.ctx)).map((key) => key.kid)).toEqual(next.map((key) => key.kid))
})

it('what has run out is removed, and nothing before', async () => {
  const { email } = await given.member()
  await signInAtProvider(openBrowser(server), email, goodPassword)
  await openBrowser(server).request('POST', '/idp/password', { form: { email } })
  await mailLink(server.ctx, { purpose: 'password_reset', email })
  const { accessToken } = await signInWith(openBrowser(server), email, goodPassword)
  const before = await countRows()
  for (const table of tables) expect([table, before[table]]).not.toEqual([table, 0])
  await removeExpired(server.ctx)
  expect(await countRows()).toEqual(before)
  expect((await server.call(getProfile, { token: accessToken })).status).toBe(200)
  server.clock.advance(100 * day)
  await removeExpired(server.ctx)
  expect(await countRows()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])))
})
