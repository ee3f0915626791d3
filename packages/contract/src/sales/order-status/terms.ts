export const orderStatusRowsMax = 10_000
export const orderStatusTextMax = 4_000_000

export const orderStatusOrigins = ['chosen', 'pasted', 'csv'] as const
export const orderStatusRunStatuses = ['previewed', 'running', 'done'] as const
/** The outcome of a row: to be changed, already as requested, refused by the preview, changed, or refused during the run. */
export const orderStatusOutcomes = ['planned', 'unchanged', 'refused', 'applied', 'overtaken'] as const
export type OrderStatusOutcome = (typeof orderStatusOutcomes)[number]

export const orderStatusReasons = [
  'CustomerNotFound',
  'CustomerAmbiguous',
  'CustomerNotActive',
  'NoChange',
  'RowTwice',
  'StepMissing',
  'StatusInvalid',
  'InstallationStatusInvalid',
  'InstallationsExist',
  'DayInvalid',
  'CompletedOnWithoutCompletion',
  'DateInFuture',
  'TextTooLong',
  'ControlCharacters',
  'InvisibleCharacters',
  'NoCurrentSale',
  'SaleAmbiguous',
  'SaleStepNotFound',
  'SaleStepNeverPending',
  'SaleNeedsInstallation',
  'SaleArchived',
  'CustomerChanged',
  'SaleChanged',
  'PermissionMissing',
] as const
export type OrderStatusReason = (typeof orderStatusReasons)[number]

/** Columns of the CSV file. An empty cell leaves the value; a single hyphen clears it. */
export const orderStatusColumns = [
  'customer',
  'step',
  'status',
  'plannedOn',
  'completedOn',
  'comment',
  'customerMessage',
  'installationStatus',
] as const

/** Customers of a list that are excluded one by one. */
export const orderStatusExcludedMax = 1_000

/** Required for the call and throughout the run. */
export const orderStatusPermissions = ['write:customers', 'write:customers-sales'] as const

export const orderStatusRunOrders = ['createdAt', 'finishedAt', 'origin', 'status', 'total'] as const
