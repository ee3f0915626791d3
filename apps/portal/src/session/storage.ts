/** Everything the portal keeps in the browser is under this prefix. */
const prefix = 'wattdesk-admin-portal:'

const returnPathKey = 'return-path'

export const storageKey = (name: string): string => prefix + name

/** A stored text; undefined when there is none or storage is closed to us. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(storageKey(name)) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(storageKey(name))
    else localStorage.setItem(storageKey(name), text)
  } catch {
    // Full or closed storage costs comfort only: the portal works on without it.
  }
}

/** Forgets everything of the member who was signed in; only the return path is kept, for the next sign-in. */
export function clearStored(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  for (const key of keys) {
    if (key !== storageKey(returnPathKey)) localStorage.removeItem(key)
  }
}

/** Remembers where a member was going. The sign-in pages themselves are never remembered. */
export function rememberReturnPath(path: string): void {
  if (!/^\/(login|auth|oauth)?([?#]|$)/.test(path)) writeStored(returnPathKey, path)
}

/** Where the member was going, once; undefined when nowhere in particular. Only paths of this portal count. */
export function takeReturnPath(): string | undefined {
  const path = readStored(returnPathKey)
  writeStored(returnPathKey, undefined)
  return path?.startsWith('/') && !path.startsWith('//') && !path.includes('\\') ? path : undefined
}
