/** Where the product under test is, and its local mailbox. */
export const port = Number(process.env.E2E_PORT ?? 4871)
export const mailboxPort = port + 10_000
export const mailboxKey = 'mailbox-of-the-browser-tests'
export const mailboxUrl = `http://localhost:${mailboxPort}/${mailboxKey}?lang=en`
