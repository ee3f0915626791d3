const prefix = 'wattdesk-admin-portal:'

/** Of values that hold the input of a page's form. */
export const draftPrefix = 'draft:'

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
const lasting: ReadonlySet<string> = new Set([returnPathKey, 'kept-work'])

/** Clears everything else stored for the member, or all of it but one value. */
export function clearStored(except?: string): void {
  for (const name of storedNames()) {
    if (!lasting.has(name) && name !== except) writeStored(name, undefined)
  }
}

const storedNames = () => Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))

const draftNames = () => storedNames().filter((name) => name.startsWith(draftPrefix))

/** Whether the form of a page that is not open keeps input (`useDraft`). */
export const hasDrafts = (): boolean => draftNames().length > 0

/** Reads all drafts. The returned function stores them again once storage was cleared. */
export function readDrafts(): () => void {
  const drafts = draftNames().map((name) => [name, readStored(name)] as const)
  return () => {
    for (const [name, text] of drafts) writeStored(name, readStored(name) ?? text)
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
