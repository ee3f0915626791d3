/** The most credentials of one tenant. */
export const clientCredentialsMax = 50
