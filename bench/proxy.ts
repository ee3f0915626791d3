import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** A proxy in front of several servers, like an operator's. If one does not respond, it tries the next. */
export function startProxy(port: number, servers: readonly string[]): Promise<{ url: string; close(): void }> {
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    // Per request, because other calls also take turns between the attempts.
    const first = turn++
    for (let attempt = 0; attempt < servers.length; attempt++) {
      const target = servers[(first + attempt) % servers.length] ?? ''
      if ((await forward(target, incoming, Buffer.concat(chunks), outgoing)) === 'served') return
    }
    outgoing.writeHead(502).end()
  })
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }))
  })
}

function forward(target: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<'served' | 'away'> {
  return new Promise((resolve) => {
    let isServed = false
    const { method, url, headers } = incoming
    const onward = request(new URL(url ?? '/', target), { method, headers: { ...headers, connection: 'close' } }, (response) => {
      isServed = true
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
      response.once('error', () => outgoing.destroy())
      response.once('close', () => resolve('served'))
    })
    onward.once('error', () => (isServed ? outgoing.destroy() : resolve('away')))
    onward.end(body)
  })
}
