import { expect, type Page, test } from '@playwright/test'
import { patience } from '../scripts/patience.ts'
import { call } from './calls.ts'
import { changeResponses, holdCalls } from './faulty-calls.ts'
import { signIn } from './members.ts'
import { goTo } from './screens.ts'

type Choices = { devices: { deviceId: string; name: string; endedByGateway: string[] }[] }

type Keeper = { id: string; device: Choices['devices'][number] }

/** A home of the simulated fleet with an inverter that keeps its limits, which is known soon after a start. */
async function findKeeper(page: Page): Promise<Keeper> {
  const found: Keeper[] = []
  const search = async () => {
    found.push(...(await searchKeeper(page)))
    return found.length
  }
  await expect.poll(search, { timeout: 60_000 * patience }).toBeGreaterThan(0)
  const [keeper] = found
  if (!keeper) throw new Error('No inverter of the demonstration keeps its limits')
  return keeper
}

async function searchKeeper(page: Page): Promise<Keeper[]> {
  const filter = encodeURIComponent('{"type":"residential_customer","status":"active"}')
  const { items } = await call<{ items: { customer: { id: string } }[] }>(
    page,
    '/api/v1/data-import/status?limit=100&order=measuredAt:desc',
  )
  const { items: active } = await call<{ items: { id: string }[] }>(page, `/api/v1/customers?limit=100&filter=${filter}`)
  for (const id of new Set([...items.map(({ customer }) => customer.id), ...active.map((one) => one.id)])) {
    const choices = await call<Partial<Choices>>(page, `/api/v1/customers/${id}/device-limits/choices`)
    const device = choices.devices?.find(({ endedByGateway }) => endedByGateway.includes('generation'))
    if (device) return [{ id, device }]
  }
  return []
}

test('the risk of a limit is accepted for the chosen device only', async ({ page }) => {
  await signIn(page, 'admin')
  const found = await findKeeper(page)
  const name = 'Holiday flat behind the courtyard, above the workshop'
  const homes = [3_000, 4_000].map((powerW) => ({ siteId: crypto.randomUUID(), powerW, standing: null }))
  await changeResponses(page, /\/sites$/, ({ items, ...list }) => ({
    ...list,
    items: [...items, ...homes.map(({ siteId: id }) => ({ ...items[0], id, name }))],
  }))
  await changeResponses(page, '**/device-limits/choices', ({ devices, ...choices }: Choices) => {
    const other = { ...found.device, deviceId: crypto.randomUUID(), name: 'Garage' }
    return { ...choices, devices: [...devices, other], feedIn: homes }
  })
  await goTo(page, `/dashboard/customers/${found.id}/smartenergy`)
  // Of two sites, only the one that is being limited is busy.
  const answer = await holdCalls(page, /\/device-limits$/)
  const [first, second] = [page.getByRole('button', { name: 'Hold feed-in at 3' }), page.getByRole('button', { name: 'Hold feed-in at 4' })]
  // A long name is not cut off on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(first).toContainText(name)
  expect(await first.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThan(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await first.click()
  await expect(first).toHaveAttribute('data-loading')
  await expect(second).not.toHaveAttribute('data-loading')
  answer()
  await page.getByRole('button', { name: 'Limit generation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Limit generation' })
  const device = dialog.getByRole('combobox', { name: 'Inverter' })
  const [consent, submit] = [
    dialog.getByRole('checkbox', { name: /may last longer/ }),
    dialog.getByRole('button', { name: 'Limit generation' }),
  ]
  await device.selectOption(found.device.deviceId)
  await consent.check()
  await expect(submit).toBeEnabled()
  await device.selectOption({ label: (await device.locator('option', { hasText: 'Garage' }).textContent()) ?? '' })
  await expect(consent).not.toBeChecked()
  await expect(submit).toBeDisabled()
  await device.selectOption(found.device.deviceId)
  await expect(consent).toBeChecked()
})

test('an inverter that keeps its limits is limited only after the member has accepted that', async ({ page }) => {
  await signIn(page, 'admin')
  const found = await findKeeper(page)
  await goTo(page, `/dashboard/customers/${found.id}/smartenergy`)
  await page.getByRole('button', { name: 'Limit generation' }).click()
  const asking = page.getByRole('dialog', { name: 'Limit generation' })
  await expect(asking.getByText(`${found.device.name}: only the gateway ends this limit.`)).toBeVisible()
  await expect(asking.getByRole('button', { name: 'Limit generation' })).toBeDisabled()
  await asking.getByRole('checkbox', { name: /may last longer/ }).check()
  await asking.getByRole('textbox', { name: 'Duration' }).fill('60')
  await asking.getByRole('button', { name: 'Limit generation' }).click()
  await expect(asking).toBeHidden()
  const limit = page.getByRole('row', { name: /Generation/ }).first()
  await expect(limit).toContainText(found.device.name)
  // Without its gateway, nobody would end that.
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  const removing = page.getByRole('dialog', { name: 'Remove this gateway?' })
  await removing.getByRole('button', { name: 'Remove gateway' }).click()
  await expect(removing.getByRole('alert')).toContainText(`Still limited: ${found.device.name}.`)
  await expect(removing.getByRole('button', { name: 'Remove gateway' })).toBeDisabled()
  await removing.getByRole('checkbox', { name: /leave these devices limited/ }).check()
  await expect(removing.getByRole('button', { name: 'Remove gateway' })).toBeEnabled()
  await removing.getByRole('button', { name: 'Cancel' }).click()
  await limit.getByRole('button', { name: 'End limit' }).click()
  await page.getByRole('dialog', { name: 'End limit' }).getByRole('button', { name: 'End limit' }).click()
  await expect(limit.getByRole('button', { name: 'End limit' })).toHaveCount(0)
})
