/** Storage on the phone. In a sandboxed frame there is none: values are lost with the page. */
const prefix = 'wattdesk-app:'

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key)
  } catch {
    return null
  }
}

/** Returns false if storage is full or blocked. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(prefix + key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {
    // Without storage, there is nothing to delete.
  }
}

/** Calls `listener` when another tab changes a value. */
export function onChangeInOtherTab(key: string, listener: () => void): void {
  window.addEventListener('storage', (event) => {
    // Without a key, everything was deleted.
    if (event.key === prefix + key || event.key === null) listener()
  })
}

/** Deletes values under keys that start with `start`. */
export function clearStored(start: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    for (const key of keys) if (key.startsWith(prefix + start)) localStorage.removeItem(key)
  } catch {
    // Without storage, there is nothing to delete.
  }
}
