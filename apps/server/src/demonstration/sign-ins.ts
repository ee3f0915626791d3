/** The demonstration's member with two-factor authentication, and its secret in base32. */
export const secureMemberEmail = 'secure@wattdesk.example'
export const demonstrationTotpSecret = 'WATTDESKDEMOSECRETWATTDESKDEMO22'

/** Customers who sign in to the app: one of the region, in a home with every device, and one of a partner with its own brand. */
export const customerEmail = 'home@wattdesk.example'
export const brandedCustomerEmail = 'branded-home@wattdesk.example'

/** Passwords are public, so they exist only in a loaded demonstration: `admin@…` signs in with `admin-sunny-roof`. */
export function demonstrationPassword(email: string): string {
  return `${email.split('@')[0]}-sunny-roof`
}
