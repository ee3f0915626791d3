import path from 'node:path'

/**
 * Addresses of the product under test and its local mailbox, on free ports that `npm run e2e` chose, so that several clones can run at
 * once.
 */
export const port = Number(process.env.E2E_PORT)
export const mailboxPort = Number(process.env.E2E_MAILBOX_PORT)
export const mailboxKey = 'mailbox-of-the-browser-tests'
export const mailboxUrl = `http://localhost:${mailboxPort}/${mailboxKey}?lang=en`
/** The product's data. A run at another time has separate data that begin at that time. */
export const dataDirectory = path.resolve(import.meta.dirname, '..', process.env.E2E_DATA_DIR ?? '.data/e2e')
