const prefix = 'wattdesk-admin-portal:'

const returnPathKey = 'return-path'

export const storageKey = (name: string): string => prefix + name

/** Undefined without a value, or if storage is unavailable. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(storageKey(name)) ?? undefined
  } catch {
    return undefined
  }
}

/** Returns false if storage is full or unavailable. */
export function writeStored(name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(storageKey(name))
    else localStorage.setItem(storageKey(name), text)
    return true
  } catch {
    // The portal works without storage.
    return false
  }
}

/** Outlast a session: the return path, and queued work, which the member sends after signing in again. */
const lasting: ReadonlySet<string> = new Set([returnPathKey, 'kept-work'].map(storageKey))

/** Clears everything else stored for the member, or all of it but one value. */
export function clearStored(except?: string): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  for (const key of keys) {
    if (!lasting.has(key) && (except === undefined || key !== storageKey(except))) localStorage.removeItem(key)
  }
}

/** Ignores the sign-in pages. */
export function rememberReturnPath(path: string): void {
  if (!/^\/(login|auth|oauth)?([?#]|$)/.test(path)) writeStored(returnPathKey, path)
}

export const hasReturnPath = (): boolean => readStored(returnPathKey) !== undefined

/** Returns the remembered path once, if it is one of this portal. */
export function takeReturnPath(): string | undefined {
  const path = readStored(returnPathKey)
  writeStored(returnPathKey, undefined)
  return path?.startsWith('/') && !path.startsWith('//') && !path.includes('\\') ? path : undefined
}
