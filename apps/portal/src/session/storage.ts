/** Prefix of all local storage keys. */
const prefix = 'wattdesk-admin-portal:'

const returnPathKey = 'return-path'

export const storageKey = (name: string): string => prefix + name

/** A stored text. Undefined if there is none or storage is unavailable. */
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
    // The portal works without storage.
  }
}

/** Survives a session: the return path, and queued work, which its member sends after signing in again. */
const lasting: ReadonlySet<string> = new Set([returnPathKey, 'kept-work'].map(storageKey))

/** Clears everything else that is stored for the member. */
export function clearStored(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  for (const key of keys) {
    if (!lasting.has(key)) localStorage.removeItem(key)
  }
}

/** Remembers the path to return to after sign-in, except the sign-in pages. */
export function rememberReturnPath(path: string): void {
  if (!/^\/(login|auth|oauth)?([?#]|$)/.test(path)) writeStored(returnPathKey, path)
}

/** Takes the remembered return path, if any. Only paths of this portal are accepted. */
export function takeReturnPath(): string | undefined {
  const path = readStored(returnPathKey)
  writeStored(returnPathKey, undefined)
  return path?.startsWith('/') && !path.startsWith('//') && !path.includes('\\') ? path : undefined
}
