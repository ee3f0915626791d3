/** The default colours, which are the service's own. */
export const standardColors = { primaryColor: '#1f5fbf', accentColor: '#f2a900' } as const
