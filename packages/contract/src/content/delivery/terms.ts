/** How long clients may use a copy without revalidating. */
export const deliveryMaxAgeSeconds = 60
export const deliverySearchMax = 20
