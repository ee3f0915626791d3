import type { Page } from '@playwright/test'

/** Holds calls until the returned function is called. */
export async function holdCalls(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Fails calls until they are no longer routed. */
export const failCalls = (page: Page, url: string | RegExp): Promise<unknown> =>
  page.route(url, (route) => route.fulfill({ status: 503, json: { code: 'Unavailable', message: 'Unavailable', requestId: '1' } }))
