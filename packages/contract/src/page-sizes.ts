/** The sizes that a list's page can have. */
export const pageSizes = [10, 25, 50, 100] as const
export const defaultPageSize = 25
