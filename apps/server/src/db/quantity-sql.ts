import {
  directionsOf,
  type MeasuredQuantity,
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

/** For how long a quantity of a row was measured. */
export function secondsSql(quantity: MeasuredQuantity, table: string): string {
  const names = new Set([quantity, quantities[quantity].power])
  const less = [...names].map((name) => `(${table}.less_covered ->> '${name}')::float8`)
  // Nearly always null, and then not read.
  return `case when ${table}.less_covered is null then ${table}.covered_seconds else coalesce(${less.join(', ')}, ${table}.covered_seconds) end`
}

/**
 * Quantities measured for less time than the rest (`LessCovered`), over several rows with the same `less_covered`. A quantity has no time
 * in a row without its energy.
 */
export function lessCoveredSql(table: string): SQL {
  const columnOf = (name: MeasuredQuantity) => `${table}.${quantities[name].column}`
  const lessOf = (name: MeasuredQuantity) =>
    `nullif(sum(case when ${columnOf(name)} is not null then ${secondsSql(name, table)} end), sum(${table}.covered_seconds)::float8)`
  const entriesOf = (power: PowerName) => {
    const [one, other] = directionsOf(power)
    if (!one || !other) return directionsOf(power).map((name) => `'${power}', ${lessOf(name)}`)
    const isApartInRow = `(${columnOf(one)} is null) <> (${columnOf(other)} is null) or (${table}.less_covered is not null and ${table}.less_covered ?| array['${one}', '${other}'])`
    const areApart = `coalesce(count(${columnOf(one)}) > 0 and count(${columnOf(other)}) > 0 and bool_or(${isApartInRow}), false)`
    return [
      `'${power}', case when not ${areApart} then coalesce(${lessOf(one)}, ${lessOf(other)}) end`,
      ...[one, other].map((name) => `'${name}', case when ${areApart} then ${lessOf(name)} end`),
    ]
  }
  return sql.raw(`nullif(jsonb_strip_nulls(jsonb_build_object(${powerNames.flatMap(entriesOf).join(', ')})), '{}')`)
}

/** A list with an expression for each stored quantity, built from its column. */
export function quantitiesSql(expression: (column: string) => string): SQL {
  return sql.raw(measuredQuantities.map((name) => expression(quantities[name].column)).join(', '))
}
