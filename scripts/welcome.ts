import {
  brandedCustomerEmail,
  customerEmail,
  demonstrationPassword,
  demonstrationTotpSecret,
  secureMemberEmail,
} from '../apps/server/src/demonstration/sign-ins.ts'
import type { Config } from '../apps/server/src/platform/config.ts'

/** Prints the address of the product and how to sign in. */
export function printWelcome(config: Config, startedInMs: number): void {
  console.log(`\n  Wattdesk is ready at ${config.publicUrl} (${(startedInMs / 1_000).toFixed(1)} s)`)
  if (config.demo) printSignIns(config.publicUrl)
  if (config.mailbox) {
    console.log('\n  Mails stay on this machine. They can be opened, with their links, at')
    console.log(`    http://localhost:${config.mailbox.port}/${config.mailbox.key}`)
  }
  console.log('\n  API reference: /api/docs    Stop with Ctrl-C\n')
}

function printSignIns(publicUrl: string): void {
  console.log('\n  Demonstration sign-ins:')
  for (const role of ['admin', 'support', 'installer', 'root']) printSignIn(`${role}@wattdesk.example`)
  printSignIn(secureMemberEmail)
  console.log(`      with two-factor authentication; put this secret into an authenticator app: ${demonstrationTotpSecret}`)
  console.log(`\n  Customers, in their app at ${publicUrl}/app:`)
  for (const email of [customerEmail, brandedCustomerEmail]) printSignIn(email)
}

function printSignIn(email: string): void {
  console.log(`    ${email.padEnd(32)} ${demonstrationPassword(email)}`)
}
