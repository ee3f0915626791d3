import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { mailboxUrl } from './addresses.ts'

export async function openNewestMail(context: BrowserContext, recipient: string): Promise<{ mailbox: Page; letter: FrameLocator }> {
  const mailbox = await context.newPage()
  await mailbox.goto(mailboxUrl)
  await mailbox.getByRole('row').filter({ hasText: recipient }).first().getByRole('link').click()
  return { mailbox, letter: mailbox.frameLocator('iframe') }
}

export async function followLink(context: BrowserContext, letter: FrameLocator, name: string): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), letter.getByRole('link', { name }).click()])
  return opened
}
