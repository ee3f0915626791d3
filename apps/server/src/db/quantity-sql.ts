import {
  directionsOf,
  type MeasurementName,
  measuredQuantities,
  measurements,
  type PowerName,
  powerNames,
  quantities,
} from '@wattdesk/energy/quantities.ts'
import { type SQL, sql } from 'drizzle-orm'

/** Columns of `samples`, each under the name of its measurement: `s.production_w as "production"`. */
export function measurementsSql(names: readonly MeasurementName[], table: string): SQL {
  const one = (name: MeasurementName) => {
    const { column, unit } = measurements[name]
    // Readings are whole numbers that a double can represent exactly; the driver would return a bigint as text.
    return `${table}.${column}${unit === 'Ws' ? '::float8' : ''} as "${name}"`
  }
  return sql.raw(names.map(one).join(', '))
}

/** Seconds of a quarter hour if some of its energies come from a source: an import (or an estimated one), or a counter. */
export function originSecondsSql(source: 'imported' | 'counter', table: string): SQL {
  const names = source === 'imported' ? ['imported', 'estimate'] : [source]
  const isFrom = names.map((name) => `@ == "${name}"`).join(' || ')
  return sql.raw(`case when jsonb_path_exists(${table}.sources, '$.* ? (${isFrom})') then ${table}.covered_seconds else 0 end`)
}

/**
 * Seconds of each power that was measured for less time than the others, over several rows with the same `less_covered`. A power
 * has no time in a row without its energies.
 */
export function lessCoveredSql(table: string): SQL {
  const covered = `${table}.covered_seconds`
  const one = (name: PowerName) => {
    const isMeasured = directionsOf(name).map((quantity) => `${table}.${quantities[quantity].column} is not null`)
    const seconds = `sum(case when ${isMeasured.join(' or ')} then coalesce((${table}.less_covered ->> '${name}')::float8, ${covered}) end)`
    return `'${name}', nullif(${seconds}, sum(${covered})::float8)`
  }
  return sql.raw(`nullif(jsonb_strip_nulls(jsonb_build_object(${powerNames.map(one).join(', ')})), '{}')`)
}

/** A list with an expression for each stored quantity, built from its column. */
export function quantitiesSql(expression: (column: string) => string): SQL {
  return sql.raw(measuredQuantities.map((name) => expression(quantities[name].column)).join(', '))
}
