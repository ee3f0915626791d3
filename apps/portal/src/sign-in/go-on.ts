const key = 'wattdesk-admin-portal:stays-at-sign-in'

/**
 * Whether the sign-in page forwards to the identity provider automatically: once, and not after a sign-out. Readers who return from the
 * provider without signing in get a button.
 */
export function goesOnByItself(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'true')
    return true
  } catch {
    // Without storage, it would forward endlessly.
    return false
  }
}

/** Members want to see that they signed out. */
export function stayAtSignIn(): void {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    // Without storage, it never forwards.
  }
}

/** After a sign-in, the next one may forward again. */
export function goOnNextTime(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage, it never forwards.
  }
}
