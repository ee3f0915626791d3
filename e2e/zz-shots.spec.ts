import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { call } from './calls.ts'
import { signIn } from './members.ts'
import { allFaults } from './axe.ts'
test('shots', async ({ page }) => {
  test.setTimeout(120_000)
  const fleet = JSON.parse(readFileSync('/tmp/gw-data/fleet.json', 'utf8'))
  const kinds = ['GRID', 'PV', 'BATTERY']
  const eligible = fleet.filter((h: any) => h.kind === 'gateway' && h.scenario === 'reliable' && (h.appliances ? h.appliances.every((a: any) => kinds.includes(a.kind)) : !h.wallbox && !h.heatPump))
  const sun = new Set(eligible.filter((h: any) => h.seed % 3 === 0).map((h: any) => h.siteId))
  console.log('homes', fleet.length, 'gateways', fleet.filter((h: any) => h.kind === 'gateway').length, 'eligible', eligible.length, 'sunspec', sun.size)
  await signIn(page, 'root')
  await page.goto('/dashboard/customers')
  let id = ''
  const filter = encodeURIComponent('{"type":"residential_customer","status":"active"}')
  outer: for (let n = 0; n < 60; n++) {
    const { items } = await call<any>(page, `/api/v1/customers?limit=100&page=${n}&filter=${filter}`)
    if (items.length === 0) break
    const all = await Promise.all(items.map(async (c: any) => [c.id, (await call<any>(page, `/api/v1/customers/${c.id}/installations/gateway`)).items[0]]))
    for (const [cid, g] of all) if (g && sun.has(g.siteId)) { id = cid; console.log(JSON.stringify(g).slice(0, 1500)); break outer }
  }
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`/dashboard/customers/${id}/smartenergy`)
  await page.getByRole('button', { name: /Search (again|the network)/ }).scrollIntoViewIfNeeded()
  await page.screenshot({ path: '/tmp/shots/before.png', fullPage: true })
  const t0 = Date.now()
  await page.getByRole('button', { name: /Search (again|the network)/ }).click()
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/shots/searching.png', fullPage: true })
  await expect(page.getByText(/The search was completed/)).toBeVisible({ timeout: 60_000 })
  console.log('search took', Date.now() - t0)
  await page.screenshot({ path: '/tmp/shots/done.png', fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: '/tmp/shots/done-390.png', fullPage: true })
  console.log(JSON.stringify((await call<any>(page, `/api/v1/customers/${id}/gateways`)).items[0].missingMessages))
  console.log(JSON.stringify((await call<any>(page, `/api/v1/customers/${id}/installations/gateway`)).items[0].appliances.map((a: any) => [a.deviceId, a.kind, a.connection])))
  console.log('axe', JSON.stringify(await allFaults(page)))
  await page.screenshot({ path: '/tmp/shots/dark-390.png', fullPage: true })
})
