export const processRoles = ['api', 'ingest', 'worker'] as const
export type ProcessRole = (typeof processRoles)[number]

/** Problems that an operator must solve, most serious first. */
export const serviceProblems = [
  'copy',
  'role-missing',
  'process-silent',
  'part-unavailable',
  'disk-full',
  'certificate-old',
  'ingest-behind',
  'jobs-stuck',
  'rollup-late',
  'mails-late',
  'clock-off',
  'jobs-failed',
  'versions-differ',
  'backup-old',
] as const
export type ServiceProblem = (typeof serviceProblems)[number]

export const serviceParts = ['database', 'migrations', 'grants', 'bus', 'broker', 'replica', 'nodes', 'original'] as const
export type ServicePart = (typeof serviceParts)[number]
