import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy before a server that cuts its connections, as some do after a minute; or mutes them, as when the server's machine fails: new
 * ones reach another server, and the previous ones do not end.
 */
export async function startCuttingProxy(server: string): Promise<{ address: string; cut(): void; mute(): void }> {
  const sockets: Socket[] = []
  const proxy = createServer((client) => {
    const onward = connect(Number(new URL(server).port), '127.0.0.1')
    for (const socket of [client, onward]) socket.on('error', () => undefined)
    sockets.push(client, onward)
    client.pipe(onward).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, // a TCP server's address is one
    mute() {
      for (const socket of sockets.splice(0)) socket.unpipe().pause()
    },
    cut() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
