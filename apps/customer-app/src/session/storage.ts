/** What the app keeps on the phone. A sandboxed frame has no storage: it forgets with the page. */
const prefix = 'wattdesk-app:'

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(prefix + key, value)
  } catch {
    // Full or closed: nothing depends on it.
  }
}

/** Forgets what is kept under keys that start with `start`. */
export function clearStored(start: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    for (const key of keys) if (key.startsWith(prefix + start)) localStorage.removeItem(key)
  } catch {
    // There is nothing to forget.
  }
}
