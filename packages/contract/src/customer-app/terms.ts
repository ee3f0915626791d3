/** The identity provider redirects customers to this path, with `state` and `code`. */
export const appReturnPath = '/app/sign-in'

/** For this long after the customer's last sign-in, members see live data in the app. */
export const liveAfterSignInDays = 7

/** Parts of a home with a section in the app. */
export const appParts = ['pv', 'battery', 'wallbox', 'heatPump', 'gas', 'solarCloud', 'prices'] as const

export type AppPart = (typeof appParts)[number]

/** Why an hour is good for charging: mostly sun, or a low grid price. */
export const chargingGrounds = ['sun', 'price'] as const

/** Validity of the link that opens a view on a phone. The view itself ends as it would without the link. */
export const viewLinkMinutes = 2
