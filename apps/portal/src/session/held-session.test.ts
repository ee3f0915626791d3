import { beforeEach, expect, test, vi } from 'vitest'

const sessionKey = 'wattdesk-admin-portal:session'
let stored: Map<string, string>
let tellTab: (event: { key: string | null }) => void

/** As another tab writes it. */
function write(key: string, value: string | undefined): void {
  if (value === undefined) stored.delete(key)
  else stored.set(key, value)
  tellTab({ key })
}

const sessionOf = (memberId: string) => {
  const accessToken = `head.${btoa(JSON.stringify({ sub: memberId }))}.signature`
  return JSON.stringify({ accessToken, expiresAt: '2027-01-01T00:00:00Z', sessionExpiresAt: '2027-01-01T00:00:00Z', scopes: [] })
}

/** A tab of a signed-in member. */
async function openTab() {
  vi.resetModules()
  const store = await import('./session-store.ts')
  const { noteTypedWork, holdsTypedWork } = await import('./typed-work.ts')
  store.followOtherTabs()
  return { ...store, noteTypedWork, holdsTypedWork }
}

beforeEach(() => {
  stored = new Map([[sessionKey, sessionOf('ida')]])
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  // As in browsers, its keys are those of its values.
  const storage = new Proxy(methods, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: (_, key) => ({ value: stored.get(String(key)), enumerable: true, configurable: true }),
  })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', { addEventListener: (_: string, listen: typeof tellTab) => (tellTab = listen) })
})

test('what was typed when a session expired is shown again to the same member only', async () => {
  const tab = await openTab()
  tab.holdSession()
  tab.forgetSession()
  expect(tab.currentSession()).toBeUndefined()
  expect(tab.isHeld()).toBe(true)
  expect(tab.memberOf(tab.shownSession())).toBe('ida')
  write(sessionKey, sessionOf('otto'))
  expect(tab.isHeld()).toBe(true)
  expect(tab.memberOf(tab.shownSession())).toBe('otto')
  write(sessionKey, sessionOf('ida'))
  expect(tab.isHeld()).toBe(false)
  expect(tab.memberOf(tab.currentSession())).toBe('ida')
})

test.each([
  { ends: 'expires', path: '/dashboard', isTyped: true, isHeld: true },
  { ends: 'expires', path: '/dashboard', isTyped: false, isHeld: false },
  { ends: 'is signed out', path: undefined, isTyped: true, isHeld: false },
])('in another tab the session $ends, and typed input ($isTyped) is kept: $isHeld', async ({ path, isTyped, isHeld }) => {
  const tab = await openTab()
  const forget = isTyped ? tab.noteTypedWork() : undefined
  if (path) stored.set('wattdesk-admin-portal:return-path', path)
  // A call may read it before the event arrives.
  stored.delete(sessionKey)
  tab.rereadSession()
  write(sessionKey, undefined)
  expect(tab.isHeld()).toBe(isHeld)
  expect(tab.memberOf(tab.shownSession())).toBe(isHeld ? 'ida' : undefined)
  forget?.()
})

test('a draft of a page that is not open is typed input: it is not stored while hidden, and is back for the same member only', async () => {
  const draftKey = 'wattdesk-admin-portal:draft:affiliate'
  const tab = await openTab()
  expect(tab.holdsTypedWork()).toBe(false)
  stored.set(draftKey, 'typed')
  expect(tab.holdsTypedWork()).toBe(true)
  tab.holdSession()
  tab.forgetSession()
  expect([...stored.values()]).toEqual([])
  write(sessionKey, sessionOf('otto'))
  expect(stored.get(draftKey)).toBeUndefined()
  write(sessionKey, sessionOf('ida'))
  expect(stored.get(draftKey)).toBe('typed')
})

test('signing out drops drafts', async () => {
  stored.set('wattdesk-admin-portal:draft:affiliate', 'typed')
  const tab = await openTab()
  tab.forgetSession()
  write(sessionKey, sessionOf('ida'))
  expect([...stored.keys()]).toEqual([sessionKey])
})
