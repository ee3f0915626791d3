/** The most schemas and microschemas of a deployment. */
export const schemasMax = 200
/** Versions that the history of a schema shows. */
export const schemaVersionsMax = 100

/** What happens to existing content, from the worst. */
export const contentOutcomes = ['breaks', 'loses', 'converted', 'unchanged'] as const
export type ContentOutcome = (typeof contentOutcomes)[number]
/** Existing content that a preview names; it counts all of it. */
export const previewedContentsMax = 100
