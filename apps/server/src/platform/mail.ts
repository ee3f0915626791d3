/** A mail as the mail server gets it. */
export type Envelope = { to: string; subject: string; text: string; html?: string; messageId: string; headers: Record<string, string> }

export type Mail = {
  /** Hands a mail to the mail server. Absent where none is configured: mails then stay in the outbox. */
  send?: (mail: Envelope) => Promise<{ messageId: string }>
  close(): void
}

/** A server that does not answer is given up well before others take its mails over. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 }

/** Opens the way to the mail server, over SMTP. */
export async function openMail({ smtpUrl, from }: { smtpUrl: string | undefined; from: string }): Promise<Mail> {
  if (!smtpUrl) return { close: () => undefined }
  // Loaded only where mails go out: a process that sends none does without the 5 MB.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from })
  return { send: (mail) => transport.sendMail(mail), close: () => transport.close() }
}
