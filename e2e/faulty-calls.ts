import type { APIResponse, Page } from '@playwright/test'

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

type Body = Awaited<ReturnType<APIResponse['json']>>

/** Changes responses. A call that is under way when its page closes needs none. */
export const changeResponses = (page: Page, url: string | RegExp, change: (body: Body) => unknown, method?: string): Promise<unknown> =>
  page.route(url, async (route) => {
    if (method && route.request().method() !== method) return route.fallback()
    try {
      const response = await route.fetch()
      await route.fulfill({ response, json: await change(await response.json()) })
    } catch (error) {
      if (!/has been (closed|disposed)/.test(String(error))) throw error
    }
  })
