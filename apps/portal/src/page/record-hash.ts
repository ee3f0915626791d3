/** Names a record on a screen that shows several, as the part of an address behind `#`. */
export const recordHash = (type: 'installation' | 'sale' | 'site', id: string): string => `${type}-${id}`
