import { once } from 'node:events'
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

export type PeerCertificate = {
  /** Null if the peer presents no certificate. */
  until: Date | null
  /** Why this machine does not trust the certificate. */
  distrust: string | undefined
}

/** Opens a TCP connection to the host and port of a URL, or to the default port. The signal ends it at any time. */
export async function connectTo(address: string, defaultPort: number, signal: AbortSignal): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connectTcp({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || defaultPort), signal })
  await once(socket, 'connect')
  return socket
}

/** Reads a peer's certificate, whether or not it is trusted, because nothing is sent to it. */
export async function readPeerCertificate(plain: Socket, hostname: string): Promise<PeerCertificate> {
  const socket = connectTls({ socket: plain, servername: isIP(hostname) ? '' : hostname, host: hostname, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect')
    const until = new Date(socket.getPeerCertificate().valid_to)
    const distrust = socket.authorized ? undefined : String(socket.authorizationError ?? 'it is not trusted').replace(/^Error: /, '')
    return { until: Number.isNaN(until.getTime()) ? null : until, distrust }
  } finally {
    socket.destroy()
  }
}

/** Validity of the certificate at an https address; null if it cannot be checked. */
export async function findCertificateEnd(url: string, signal: AbortSignal): Promise<Date | null> {
  try {
    return (await readPeerCertificate(await connectTo(url, 443, signal), new URL(url).hostname)).until
  } catch {
    return null
  }
}
