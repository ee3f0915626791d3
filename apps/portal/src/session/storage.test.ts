import { beforeEach, expect, test } from 'vitest'
import { clearStored, readStored, rememberReturnPath, takeReturnPath, writeStored } from './storage.ts'

/** A plain object whose methods are not enumerable, as in browsers. */
function fakeStorage() {
  const methods = {
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, text: string) => Reflect.set(storage, key, text),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }
  const storage: object = Object.create(methods)
  return storage
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: fakeStorage(), configurable: true })
})

test('the requested page is returned once', () => {
  rememberReturnPath('/dashboard/customers/list?q=a#b')
  expect(takeReturnPath()).toBe('/dashboard/customers/list?q=a#b')
  expect(takeReturnPath()).toBeUndefined()
})

test.each(['/login?x=1', '/oauth', '/oauth?state=1', '/auth', '/'])('%s is never a place to return to', (path) => {
  rememberReturnPath(path)
  expect(takeReturnPath()).toBeUndefined()
})

test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])('%s leads out of the portal', (path) => {
  writeStored('return-path', path)
  expect(takeReturnPath()).toBeUndefined()
})

test('signing out clears everything but the return path, and nothing of other programs', () => {
  localStorage.setItem('another-app', 'stays')
  writeStored('session', '{}')
  writeStored('language', 'de_DE')
  rememberReturnPath('/dashboard')
  clearStored()
  expect(readStored('session')).toBeUndefined()
  expect(readStored('language')).toBeUndefined()
  expect(localStorage.getItem('another-app')).toBe('stays')
  expect(takeReturnPath()).toBe('/dashboard')
})
