export const clientCredentialsMax = 50
