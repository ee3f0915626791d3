import type { Page } from '@playwright/test'

/** Makes a call with the session of the signed-in member: by default a GET, or a POST if there is a body. */
export function call<T>(page: Page, path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  return page.evaluate(
    async ({ path, body, method }) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':session')) ?? ''
      const { accessToken } = JSON.parse(localStorage.getItem(key) ?? '{}')
      const headers = { authorization: `Bearer ${accessToken}`, ...(body ? { 'content-type': 'application/json' } : {}) }
      const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) })
      return response.status === 204 ? undefined : response.json()
    },
    { path, body, method },
  )
}
