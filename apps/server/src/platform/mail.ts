export type Envelope = {
  to: string
  /** The sender's name beside the deployment's address. Defaults to the configured one. */
  senderName?: string
  subject: string
  text: string
  html?: string
  /** A PNG that the HTML body shows by its content ID. */
  picture?: { id: string; content: Buffer }
  file?: { name: string; type: string; content: Buffer }
  messageId: string
  headers: Record<string, string>
}

export type Mail = {
  /** Sends an e-mail. Absent without a mail server: e-mails then stay in the outbox. */
  send?: (mail: Envelope) => Promise<{ messageId: string }>
  close(): void
}

/** Gives up on a silent server well before another process can claim the mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 }

/** Connects to the mail server over SMTP. */
export async function openMail({ smtpUrl, from }: { smtpUrl: string | undefined; from: string }): Promise<Mail> {
  if (!smtpUrl) return { close: () => undefined }
  // Loaded only if e-mails are sent: it takes 5 MB.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from })
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  return {
    send: ({ senderName, picture, file, ...mail }) =>
      transport.sendMail({
        ...mail,
        ...(senderName ? { from: { name: senderName, address } } : {}),
        attachments: [
          ...(picture ? [attachmentOf(picture)] : []),
          ...(file ? [{ filename: file.name, content: file.content, contentType: file.type }] : []),
        ],
      }),
    close: () => transport.close(),
  }
}

/** Shown in the body, not offered as a file. */
function attachmentOf({ id, content }: NonNullable<Envelope['picture']>) {
  return { cid: id, filename: `${id}.png`, content, contentType: 'image/png', contentDisposition: 'inline' as const }
}
