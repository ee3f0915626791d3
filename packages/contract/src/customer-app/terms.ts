/** Where the identity provider sends customers back to, with `state` and `code`. */
export const appReturnPath = '/app/sign-in'

/** How long after the customer's last sign-in a member sees live data in the app. */
export const liveAfterSignInDays = 7

/** Parts of a home that the app has a section for. */
export const appParts = ['pv', 'battery', 'wallbox', 'heatPump', 'gas', 'solarCloud', 'prices'] as const

export type AppPart = (typeof appParts)[number]

/** Why an hour is a good one for charging: mostly sun, or the price of the grid's energy. */
export const chargingGrounds = ['sun', 'price'] as const

/** How long a link to a view on a phone works; the view itself lasts until its own end. */
export const viewLinkMinutes = 2
