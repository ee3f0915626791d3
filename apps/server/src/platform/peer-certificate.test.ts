import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findCertificateEnd } from './peer-certificate.ts'

it('waits no longer than it may for a peer that accepts connections and says nothing', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  expect(await findCertificateEnd(`https://127.0.0.1:${port}`, AbortSignal.timeout(100))).toBeNull()
  silent.close()
})
