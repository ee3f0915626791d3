const key = 'wattdesk-admin-portal:stays-at-sign-in'

/**
 * Whether the sign-in page goes on to the identity provider by itself: once, and not after a sign-out. Whoever comes back from the
 * provider without signing in finds the button.
 */
export function goesOnByItself(): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'true')
    return true
  } catch {
    // Without storage, it could go on for ever.
    return false
  }
}

/** After a sign-out, which a member wants to see. */
export function stayAtSignIn(): void {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    // It never goes on without storage.
  }
}

/** After a sign-in: the next one may go on by itself. */
export function goOnNextTime(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It never goes on without storage.
  }
}
