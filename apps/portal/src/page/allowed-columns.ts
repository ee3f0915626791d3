import type { Column } from '@wattdesk/ui/list/column.ts'

/** Columns of a list, without its row actions if there is a reason against each of them. The screen gives it once, in `Refused`. */
export function allowedColumns<Row>(columns: readonly Column<Row>[], reasons: readonly (string | undefined)[]): readonly Column<Row>[] {
  return reasons.every((reason) => reason) ? columns.filter(({ key }) => key !== 'actions') : columns
}
