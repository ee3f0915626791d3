/** The demonstration's member whose second factor is on, and its secret in base32. */
export const secureMemberEmail = 'secure@wattdesk.example'
export const demonstrationTotpSecret = 'WATTDESKDEMOSECRETWATTDESKDEMO22'

/** Known to everybody, so these exist only where the demonstration was loaded: `admin@…` signs in with `admin-sunny-roof`. */
export function demonstrationPassword(email: string): string {
  return `${email.split('@')[0]}-sunny-roof`
}
