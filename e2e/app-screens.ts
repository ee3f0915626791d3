import { expect, type Page } from '@playwright/test'
import type { Language } from '@wattdesk/contract/languages.ts'
import { tagOf } from '@wattdesk/i18n/languages.ts'

export const homeOfDemonstration = { email: 'home@wattdesk.example', password: 'home-sunny-roof' }

/** Every screen of the customers' app. */
export const appScreens = [
  ...['', 'history', 'outlook', 'devices', 'account', 'messages'],
  ...['battery', 'car', 'heat-pump', 'gas', 'solar-cloud'],
] as const

export async function signInToApp(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/app/')
  await page.getByRole('button', { name: 'Continue with sign-in' }).click()
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/app\/$/)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
}

/** Opens a screen of the app in a language, and waits until it shows what it is about. */
export async function openAppScreen(page: Page, screen: string, language: Language): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('wattdesk-app:language', chosen), language)
  await page.goto(`/app/${screen}`)
  await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language))
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]'), `${screen} has loaded`).toHaveCount(0)
}

/** Runs in the page: what is stored on the phone becomes two hours older. */
export function ageStoredResponses(): void {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith('wattdesk-app:kept:'))) {
    const { at, data } = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ at: at - 2 * 3_600_000, data }))
  }
}
