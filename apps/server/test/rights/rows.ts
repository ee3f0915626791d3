import { brandRows } from './brand-rows.ts'
import { contentRows } from './content-rows.ts'
import { customerRows } from './customer-rows.ts'
import { historyRows } from './history-rows.ts'
import { installerRows } from './installer-rows.ts'
import { otherRows, workingRows } from './other-rows.ts'
import type { Row } from './requests.ts'
import { stockRows } from './stock-rows.ts'
import { workRows } from './work-rows.ts'

/** Every call that names a record. */
export const rows: readonly Row[] = [
  ...customerRows,
  ...brandRows,
  ...workRows,
  ...contentRows,
  ...historyRows,
  ...otherRows,
  ...installerRows,
  ...stockRows,
  ...workingRows,
]
