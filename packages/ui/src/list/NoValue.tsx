import { noValue } from '@wattdesk/i18n/formats.ts'

/** A missing figure, for components that are cells: cards omit it. */
export function NoValue() {
  return <span data-none>{noValue}</span>
}
