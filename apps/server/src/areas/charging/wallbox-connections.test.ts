import { afterEach, beforeAll, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { wallboxesOf } from '../../../test/wallboxes.ts'
import { watchStatements } from '../../db/prepared-statements.ts'
import { newId } from '../../platform/ids.ts'
import { stayConnected } from './wallbox-connections.service.ts'

const server = startServer()
const { wallbox, plugIn, listen, close } = wallboxesOf(server, givenOf(server))

beforeAll(listen)
afterEach(close)

it('notes with one statement that many wallboxes are connected, and tells which connections were replaced', async () => {
  const wallboxes = [await wallbox(), await wallbox(), await wallbox()]
  for (const one of wallboxes) await plugIn(one)
  const stored = () =>
    server.sql<{ installationId: string; connectionId: string; contactedAt: Date }>(
      'select installation_id as "installationId", connection_id as "connectionId", contacted_at as "contactedAt" from charge_points order by 1',
    )
  const [replaced, ...live] = await stored()
  server.clock.advance(60_000)
  const sent: string[] = []
  const stop = watchStatements(({ text }) => sent.push(text))
  const former = { installationId: replaced?.installationId ?? '', connectionId: newId() }
  const current = await stayConnected(server.ctx, [former, ...live])
  stop()
  expect(sent.filter((text) => text.includes('charge_points'))).toHaveLength(1)
  expect(current).toEqual(new Set(live.map(({ connectionId }) => connectionId)))
  const now = server.clock.now()
  expect((await stored()).map(({ contactedAt }) => contactedAt)).toEqual([replaced?.contactedAt, now, now])
})
