/** The URL fragment that names a record on a screen with several. */
export const recordHash = (type: 'installation' | 'sale' | 'site', id: string): string => `${type}-${id}`
