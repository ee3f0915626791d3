/* global SwaggerUIBundle */
// Calls tried on this page carry the session of the portal in the same browser, unless a token was entered under "Authorize".

const sessionKey = 'wattdesk-admin-portal:session'
const renewalLock = 'wattdesk-admin-portal:renewal'
const documentPath = '/api/openapi.json'
/** Like the portal: a token this close to its expiry is renewed before use. */
const renewBeforeMs = 30_000

function readSession() {
  try {
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? 'null')
    return session && Date.parse(session.sessionExpiresAt) > Date.now() ? session : undefined
  } catch {
    return undefined
  }
}

const isFresh = ({ expiresAt }) => Date.parse(expiresAt) - Date.now() > renewBeforeMs

/** The refresh cookie works once, so all tabs take turns under the portal's own lock. */
async function renew() {
  const session = readSession()
  if (!session || isFresh(session)) return session
  const headers = { authorization: `Bearer ${session.accessToken}` }
  const response = await fetch('/api/v1/auth/refresh', { method: 'POST', headers })
  if (!response.ok || !readSession()) return undefined
  const { accessToken, expiresAt, sessionExpiresAt, scopes } = await response.json()
  const renewed = { accessToken, expiresAt, sessionExpiresAt, scopes }
  localStorage.setItem(sessionKey, JSON.stringify(renewed))
  return renewed
}

async function currentSession() {
  const session = readSession()
  if (!session || isFresh(session)) return session
  return navigator.locks ? navigator.locks.request(renewalLock, renew) : renew()
}

/** Calls go to the origin of this page, whatever public address the document contains. */
async function prepare(request) {
  const url = new URL(request.url, location.origin)
  if (url.pathname === documentPath) return request
  request.url = `${location.origin}${url.pathname}${url.search}`
  const isAuthorized = Object.keys(request.headers).some((name) => name.toLowerCase() === 'authorization')
  const session = isAuthorized ? undefined : await currentSession()
  if (session) request.headers.Authorization = `Bearer ${session.accessToken}`
  return request
}

/** Swagger UI takes half a minute to render a document of this size as OpenAPI 3.1, but two seconds as 3.0, with the same result. */
function readQuickly(response) {
  if (new URL(response.url, location.origin).pathname === documentPath) {
    response.text = response.text.replace('"openapi":"3.1.0"', '"openapi":"3.0.4"')
  }
  return response
}

function showSession() {
  const status = document.getElementById('session')
  if (readSession()) {
    status.textContent = 'You are signed in. Calls that you try here act for you, on real data.'
    return
  }
  const link = Object.assign(document.createElement('a'), { href: '/dashboard', target: '_blank', textContent: 'Sign in to the portal' })
  status.replaceChildren(link, ' to try calls here, or enter a token under “Authorize”.')
}

showSession()
addEventListener('storage', showSession)

const partNames = { '.information-container': 'About this API', '.scheme-container': 'Authorization', '.filter': 'Filter' }

/** Fixes accessibility faults of Swagger UI. Its main landmark contains only the calls; the parts above become regions. */
function mend(reference) {
  for (const [part, name] of Object.entries(partNames)) {
    const element = reference.querySelector(part)
    element?.setAttribute('role', 'region')
    element?.setAttribute('aria-label', name)
  }
  reference.querySelector('#servers')?.setAttribute('aria-label', 'Server')
  // A call's path is a link inside of the button that opens the call. The button alone suffices.
  for (const link of reference.querySelectorAll('.opblock-summary-control a[href]')) link.removeAttribute('href')
  // Scrollable elements must be reachable by keyboard.
  for (const box of reference.querySelectorAll('.microlight:not([tabindex])')) box.setAttribute('tabindex', '0')
}

const reference = document.getElementById('reference')
let isMending = false
new MutationObserver(() => {
  if (isMending) return
  isMending = true
  requestAnimationFrame(() => {
    isMending = false
    mend(reference)
  })
}).observe(reference, { childList: true, subtree: true })

SwaggerUIBundle({
  url: documentPath,
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  validatorUrl: null,
  requestInterceptor: prepare,
  responseInterceptor: readQuickly,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
})
