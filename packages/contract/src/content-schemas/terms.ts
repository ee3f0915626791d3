/** Maximum per deployment. */
export const schemasMax = 200
export const schemaVersionsMax = 100

/** What happens to existing content, worst first. */
export const contentOutcomes = ['breaks', 'loses', 'converted', 'unchanged'] as const
export type ContentOutcome = (typeof contentOutcomes)[number]
/** Contents named in a preview; all are counted. */
export const previewedContentsMax = 100
