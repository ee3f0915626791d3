/** Per deployment. */
export const schemasMax = 200
export const schemaVersionsMax = 100

/** What happens to existing content, worst first. */
export const contentOutcomes = ['breaks', 'loses', 'converted', 'unchanged'] as const
export type ContentOutcome = (typeof contentOutcomes)[number]
/** A preview names this many contents and counts all. */
export const previewedContentsMax = 100
