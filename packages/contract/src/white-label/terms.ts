/** The service's own colours. */
export const standardColors = { primaryColor: '#1f5fbf', accentColor: '#f2a900' } as const
