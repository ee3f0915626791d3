import { formatCalendarDay, formatMinute } from './formats.ts'

type Params = Record<string, string | number>

/** The values in the sentence of a fault. The bounds of a period are written as the reader writes days. */
export function faultValues(params: Params = {}): Params {
  const bounds = Object.entries(params).filter(([name]) => name === 'from' || name === 'until')
  return { ...params, ...Object.fromEntries(bounds.map(([name, bound]) => [name, typeof bound === 'string' ? written(bound) : bound])) }
}

const written = (bound: string) => (bound.includes('T') ? formatMinute(bound) : formatCalendarDay(bound))
