const plain = (path: string) => path.replace(/\/$/, '').toLowerCase()

/** Whether two paths lead to the same screen. Routes ignore case, and a slash at the end. */
export const isSamePath = (path: string, other: string): boolean => plain(path) === plain(other)
