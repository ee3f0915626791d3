import { expect, test } from '@playwright/test'
import { signIn, signInAs } from './members.ts'

test('a member is added, given another role, signed out and removed', async ({ page, browser }) => {
  await signIn(page, 'admin', '/dashboard/account/members')
  const email = `nora.${Date.now()}@team.example`
  await page.getByRole('button', { name: 'Add member' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a member' })
  await adding.getByLabel('E-mail').fill('support@wattdesk.example')
  await adding.getByLabel('First name').fill('Nora')
  await adding.getByLabel('Last name').fill('Neu')
  await adding.getByRole('combobox', { name: 'Language' }).selectOption('German')
  await adding.getByRole('combobox', { name: 'Role' }).selectOption('Support')
  await adding.getByRole('button', { name: 'Add and invite' }).click()
  await expect(adding.getByText('You are not allowed to add a duplicate email address')).toBeVisible()
  await adding.getByLabel('E-mail').fill(email)
  await adding.getByRole('button', { name: 'Add and invite' }).click()

  const member = page.getByRole('dialog', { name: 'Nora Neu' })
  await expect(member.getByText('Waiting for the member')).toBeVisible()
  await expect(member.getByText(/\/idp\/sign-up\//)).toBeVisible()
  await expect(member.getByRole('button', { name: 'Remove two-factor' })).toBeDisabled()
  await member.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(`Another invitation is on its way to ${email}.`)).toBeVisible()
  await member.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit the member' })
  await editing.getByRole('checkbox', { name: 'Installer' }).check()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing).toBeHidden()
  await expect(member.getByText('Installer', { exact: true })).toBeVisible()

  // Nora accepts the invitation by its link and signs in.
  const password = 'copper lantern on a hill'
  const link = await member.getByText(/\/idp\/sign-up\//).innerText()
  const hers = await browser.newPage()
  await hers.request.post(link, { form: { password }, headers: { origin: new URL(link).origin } })
  await signInAs(hers, { email, password }, '/dashboard/profile/summary')
  await page.reload()
  await member.getByRole('table', { name: 'Signed in at' }).getByRole('button', { name: 'End session' }).click()
  await expect(member.getByText('Not signed in anywhere')).toBeVisible()
  await hers.reload()
  await expect(hers.getByRole('button', { name: 'Weiter zur Anmeldung' })).toBeVisible()
  await hers.close()
  await member.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog', { name: 'Remove the member?' }).getByRole('button', { name: 'Remove member' }).click()
  await expect(page.getByText('Nora Neu was removed.')).toBeVisible()
  await expect(member).toBeHidden()
})
