import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fault = 'fails' | 'hangs'

/** A proxy before the product, which passes everything on until it is told to fail or to hang. */
export async function openFaultyNetwork(product: string): Promise<{ address: string; set(fault: Fault): void; close(): void }> {
  const { hostname, port, host } = new URL(product)
  let fault: Fault | undefined
  const server = createServer((asked, reply) => {
    if (fault === 'hangs') return
    if (fault === 'fails') return reply.writeHead(502).end('Bad gateway')
    const { url: path, method, headers } = asked
    const passed = request({ hostname, port, path, method, headers: { ...headers, host } }, (response) => {
      reply.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(reply)
    })
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`, // it listens on a port
    set(next) {
      fault = next
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
