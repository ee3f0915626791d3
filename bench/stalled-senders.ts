import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Opens connections that begin a request and never end it. `left` returns how many of them the server still holds. */
export async function stallConnections(url: string, count: number): Promise<{ left(): number; close(): void }> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const stall = async () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    await once(socket, 'connect')
    open.add(socket)
    socket.resume()
    socket.write(`POST /api/v1/customers HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: 100\r\n`)
  }
  // In batches: only a limited number of connections can wait to be accepted.
  for (let done = 0; done < count; done += 250) {
    await Promise.all(Array.from({ length: Math.min(250, count - done) }, stall))
    await pause(20)
  }
  return {
    left: () => open.size,
    close: () => {
      for (const socket of open) socket.destroy()
    },
  }
}
