/** The identity provider redirects customers here, with `state` and `code`. */
export const appReturnPath = '/app/sign-in'

/** How long after the customer's last sign-in a member sees live data in the app. */
export const liveAfterSignInDays = 7

/** Parts of a home with a section in the app. */
export const appParts = ['pv', 'battery', 'wallbox', 'heatPump', 'gas', 'solarCloud', 'prices'] as const

export type AppPart = (typeof appParts)[number]

/** Why an hour is good for charging: mostly sun, or a low grid price. */
export const chargingGrounds = ['sun', 'price'] as const

/** Validity of the link that opens a view on a phone; the view itself lasts until its own end. */
export const viewLinkMinutes = 2
