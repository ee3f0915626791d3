import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string[]; raw: string; id: string | undefined }

/** A real mail server that can be stopped and restarted, and refuse senders and recipients. */
export async function givenSmtp() {
  const port = await freePort()
  const received: ReceivedMail[] = []
  const refused = new Map<string, number>()
  let running: SMTPServer | undefined
  const refusalOf = (address: string) => {
    const code = refused.get(address)
    return code ? Object.assign(new Error('Mailbox unavailable'), { responseCode: code }) : null
  }

  async function start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: ({ address }, _, response) => response(refusalOf(address)),
      onRcptTo: ({ address }, _, response) => response(refusalOf(address)),
      onData: (stream, session, response) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString()
          received.push({ to: session.envelope.rcptTo.map((one) => one.address), raw, id: /^X-MJ-CustomID: (\S+)/im.exec(raw)?.[1] })
          response()
        })
      },
    })
    running = server
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  }

  async function stop(): Promise<void> {
    const server = running
    running = undefined
    if (server) await new Promise<void>((resolve) => server.close(resolve))
  }

  return { url: `smtp://127.0.0.1:${port}`, received, refused, start, stop }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // of a listening TCP server
  await new Promise((resolve) => server.close(resolve))
  return port
}
