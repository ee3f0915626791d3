/** How long copies may be used without asking again. */
export const deliveryMaxAgeSeconds = 60
export const deliverySearchMax = 20
