import path from 'node:path'

/** Where the product under test is, and its local mailbox: on free ports that `npm run e2e` chose, so that clones run side by side. */
export const port = Number(process.env.E2E_PORT)
export const mailboxPort = Number(process.env.E2E_MAILBOX_PORT)
export const mailboxKey = 'mailbox-of-the-browser-tests'
export const mailboxUrl = `http://localhost:${mailboxPort}/${mailboxKey}?lang=en`
/** The product's data. A run at another time has separate data that begin then. */
export const dataDirectory = path.resolve(import.meta.dirname, '..', process.env.E2E_DATA_DIR ?? '.data/e2e')
