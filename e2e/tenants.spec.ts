import { expect, type Page, test } from '@playwright/test'
import { allFaults } from './axe.ts'
import { call } from './calls.ts'
import { changeResponses, holdCalls } from './faulty-calls.ts'
import { signIn } from './members.ts'
import { goTo } from './screens.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect width="240" height="80" fill="#0a7d4b"/></svg>'

test('an affiliate is changed on a page that keeps what was typed, and has a logo; affiliates with customers stay', async ({ page }) => {
  await signIn(page, 'root', '/dashboard/settings/tenant-affiliate')
  const row = page.getByRole('row').filter({ hasText: '@' }).first()
  const name = ((await row.getByRole('cell').first().textContent()) ?? '').trim()
  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeInViewport()
  const phone = `+49 30 ${String(Date.now()).slice(-7)}`
  await page.getByLabel('Contact phone').fill(phone)
  await page.getByLabel('Access to unallocated installations').fill('0')

  // Typed input is kept on other screens, and when the page is reloaded.
  await page.getByRole('link', { name: 'Tenant affiliates' }).last().click()
  await row.getByRole('link', { name }).click()
  await expect(page.getByText('Your unsaved changes were kept.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Contact phone')).toHaveValue(phone)
  // The fault is only shown at its field, which scrolls into view.
  await save.click()
  await expect(page.getByText('Must be between 1 and 365')).toBeInViewport()
  await expect(page.getByLabel('Access to unallocated installations')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Access to unallocated installations').fill('14')

  await page.getByLabel('Logo').setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()
  expect(await allFaults(page)).toEqual([])
  await save.click()
  await expect(page.getByText('The tenant affiliate was saved.')).toBeVisible()

  await row.getByRole('link', { name }).click()
  await expect(page.getByLabel('Contact phone')).toHaveValue(phone)
  await expect(page.getByText('Your unsaved changes were kept.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByLabel('Contact phone').fill('1')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('Contact phone')).toHaveValue(phone)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await save.click()
  await expect(page.getByText('The tenant affiliate was saved.').last()).toBeVisible()

  // Input that was taken back is not kept.
  await row.getByRole('link', { name }).click()
  await page.getByLabel('Contact phone').pressSequentially('99')
  await page.getByLabel('Contact phone').fill(phone)
  await page.getByRole('link', { name: 'Tenant affiliates' }).last().click()
  await row.getByRole('link', { name }).click()
  await expect(page.getByLabel('Contact phone')).toHaveValue(phone)
  await expect(page.getByText('Your unsaved changes were kept.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Tenant affiliates' }).last().click()

  // Kept input replaces nothing that was changed meanwhile without asking.
  await row.getByRole('link', { name }).click()
  await page.getByLabel('Contact phone').fill('+49 30 1')
  await page.getByRole('link', { name: 'Tenant affiliates' }).last().click()
  await expect(row).toBeVisible()
  await changePhoneElsewhere(page, name, '+49 30 2')
  await page.reload()
  await row.getByRole('link', { name }).click()
  await expect(page.getByLabel('Contact phone')).toHaveValue('+49 30 1')
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Someone else changed this tenant affiliate')
  await expect(page.getByText('+49 30 2')).toBeVisible()
  await page.getByRole('button', { name: 'Keep all of mine' }).click()
  await page.getByRole('button', { name: 'Save selection' }).click()
  await expect(page.getByText('The tenant affiliate was saved.').last()).toBeVisible()
  await row.getByRole('link', { name }).click()
  await expect(page.getByLabel('Contact phone')).toHaveValue('+49 30 1')
  await page.getByRole('link', { name: 'Tenant affiliates' }).last().click()

  await row.getByRole('button', { name: `Remove ${name}` }).click()
  const removing = page.getByRole('dialog', { name: `Remove ${name}?` })
  await removing.getByRole('textbox').fill(name)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/The tenant affiliate wasn’t removed/)).toBeVisible()
})

/** Changes an affiliate by a call, as if by another member. */
async function changePhoneElsewhere(page: Page, name: string, contactPhone: string): Promise<void> {
  const path = '/api/v1/settings/tenant-affiliates'
  const { items } = await call<{ items: { id: string; name: string }[] }>(page, path)
  const { id, customers, customersByType, vendors, ...settings } = Object(items.find((one) => one.name === name))
  const changed = await call<{ id?: string }>(page, `${path}/${id}`, { ...settings, contactPhone }, 'PUT')
  expect(changed.id, JSON.stringify(changed)).toBe(id)
}

test('with a single region, the operator adds its installer companies and customers without choosing it', async ({ page }) => {
  await changeResponses(page, '**/api/v1/settings/tenant-allocations', ({ items }) => ({ items: items.slice(0, 1) }))
  const name = `Dachbau ${Date.now()}`
  await signIn(page, 'root', '/dashboard/unallocated-installations/companies')
  await page.getByRole('button', { name: 'Add company' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await expect(dialog.getByLabel('Tenant')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()

  await goTo(page, '/dashboard/customers/upload')
  const lines = ['accountName;accountEmail', `${name};office-${Date.now()}@home.example`]
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
  await expect(page.getByRole('heading', { name: 'customers.csv' })).toBeVisible()
})

test('the logo of an affiliate is saved once it has arrived, and kept when somebody else saves meanwhile', async ({ page }) => {
  await signIn(page, 'root')
  const name = `Region ${Date.now()}`
  const path = '/api/v1/settings/tenant-affiliates'
  const none = { domain: null, contactEmail: null, contactPhone: null, activationEmail: null, impressumUrl: null, appProtocol: null }
  const others = {
    surveyMobileUrl: null,
    surveyWebUrl: null,
    pvOnboardingEmail: null,
    pvOnboardingPhone: null,
    pvOnboardingInstallEmail: null,
  }
  const idp = { idpType: 'embedded', idpClientId: null, idpDashboardAppId: null, idpPoolId: null }
  const { id } = await call<{ id: string }>(page, path, {
    ...{ name, country: 'DE', timeZone: 'Europe/Berlin', language: 'de', supportedLanguages: ['de'], openRegistration: false },
    ...{ ...none, ...others, ...idp, unallocatedAccessDays: 14, producedInstallationIdLength: null },
  })
  const logoOf = async () => {
    const { items } = await call<{ items: { id: string; logoFileId: string | null }[] }>(page, path)
    return items.find((one) => one.id === id)?.logoFileId
  }
  const open = () => page.goto(`/dashboard/settings/tenant-affiliate/${id}`)
  const choose = (svg: string) =>
    page.getByLabel('Logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await open()
  const arrive = await holdCalls(page, /\/pictures\b/)
  await choose(drawing)
  await page.getByLabel('Contact phone').fill('+49 30 1')
  await expect(save).toBeDisabled()
  arrive()
  await save.click()
  await expect(page.getByText('The tenant affiliate was saved.')).toBeVisible()
  const first = await logoOf()
  expect(first).toEqual(expect.any(String))

  await open()
  await choose(drawing.replace('#0a7d4b', '#7d0a4b'))
  await expect(save).toBeEnabled()
  await changePhoneElsewhere(page, name, '+49 30 2')
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Someone else changed this tenant affiliate')
  await expect(page.getByRole('group', { name: /^Logo/ }).locator('img')).toHaveCount(2)
  await page.getByRole('button', { name: 'Save selection' }).click()
  await expect(page.getByText('The tenant affiliate was saved.').last()).toBeVisible()
  await expect.poll(logoOf).not.toBe(first)
  await call(page, `${path}/${id}`, undefined, 'DELETE')
})

test('members of a partner read the region’s settings and feature groups, and what they cannot change says why', async ({ page }) => {
  await signIn(page, 'admin')
  await changeResponses(page, '**/api/v1/profile/me', (profile) => ({ ...profile, tenant: { ...profile.tenant, kind: 'partner' } }))
  const reason = 'Only members of a region can do this.'
  await page.goto('/dashboard/settings/tenant-affiliate')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByLabel('Contact phone').fill('+49 30 3')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await save.hover({ force: true })
  await expect(page.getByRole('tooltip')).toHaveText(reason)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.goto('/dashboard/features/manage')
  await expect(page.getByRole('button', { name: 'Add group' })).toBeDisabled()
  await page.getByRole('button', { name: 'Add group' }).hover({ force: true })
  await expect(page.getByRole('tooltip')).toHaveText(reason)
})
