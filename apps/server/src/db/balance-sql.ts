import { type FlowEnergies, type ProductionUse, toleratedSeconds } from '@wattdesk/energy/completion.ts'
import type { HomeQuantities } from '@wattdesk/energy/home-quantities.ts'
import { directionsOf, flowQuantities, measurements, namedConsumers, type PowerName, quantities } from '@wattdesk/energy/quantities.ts'
import { type SQL, sql } from 'drizzle-orm'
import { secondsSql } from './quantity-sql.ts'

/**
 * Computes the balance of quarter hours, days and months in SQL, by the rules of `completeSpan` in packages/energy. A test compares the
 * two.
 */

/** What a home has of each power: a column of `home_quantities`. */
export const homeColumn = (power: PowerName) => measurements[power].column.replace(/_w$/, '')

const columnsOf = (power: PowerName, table: string) => directionsOf(power).map((name) => `${table}.${quantities[name].column}`)
const anyOf = (conditions: readonly string[]) => `(${conditions.join(' or ')})`
const allOf = (conditions: readonly string[]) => `(${conditions.join(' and ')})`
const isMeasured = (power: PowerName, table: string) => anyOf(columnsOf(power, table).map((column) => `${column} is not null`))

/** SQL condition that a home has a power. */
type Has = (power: PowerName) => string

/** Reads `q`, the home's row of `home_quantities`, if any. */
const hasByRow =
  (i: string, q: string): Has =>
  (power) =>
    `coalesce(${q}.${homeColumn(power)} @> ${i}.start, false)`

/** Saves the join if the home's quantities are known. */
const hasOfHome =
  (i: string, { changes }: HomeQuantities): Has =>
  (power) => {
    const spans = changes.flatMap(({ from, powers }, at) => {
      if (!powers.has(power)) return []
      const next = changes[at + 1]
      const since = `${i}.start >= '${new Date(from).toISOString()}'`
      return [next ? `(${since} and ${i}.start < '${new Date(next.from).toISOString()}')` : since]
    })
    return spans.length > 0 ? anyOf(spans) : 'false'
  }

const isThere = (power: PowerName, i: string, has: Has) => `(${isMeasured(power, i)} or ${has(power)})`

/** Whether all of a power was measured, and for as long as the others. */
function isWhole(power: PowerName, i: string, has: Has): string {
  const canExport = anyOf([isThere('production', i, has), isThere('battery', i, has)])
  const columns = columnsOf(power, i).map((column) => {
    const isGiven = `${column} is not null`
    return column.endsWith('grid_export_wh') ? `(${isGiven} or not ${canExport})` : isGiven
  })
  const areLong = directionsOf(power).map((name) => `${secondsSql(name, i)} >= ${i}.covered_seconds - ${toleratedSeconds}`)
  return allOf([...columns, anyOf([`${i}.less_covered is null`, allOf(areLong)])])
}

const isKnown = (power: PowerName, i: string, has: Has) => `(${isWhole(power, i, has)} or not ${isThere(power, i, has)})`
const zeroIfNull = (column: string) => `coalesce(${column}, 0)::float8`
const columnOf = (name: keyof FlowEnergies, table: string) => zeroIfNull(`${table}.${quantities[name].column}`)
const netOf = (from: keyof FlowEnergies, to: keyof FlowEnergies, table: string) => `(${columnOf(from, table)} - ${columnOf(to, table)})`
const namedSum = (table: string) => namedConsumers.map((name) => zeroIfNull(`${table}.${quantities[name].column}`)).join(' + ')
const totalOf = (table: string) =>
  `${columnOf('production', table)} + ${columnOf('gridImport', table)} - ${columnOf('gridExport', table)} + ${columnOf('batteryDischarge', table)} - ${columnOf('batteryCharge', table)}`

export const areFlowsKnownSql = (i: string, home: HomeQuantities): SQL => sql.raw(flowsKnown(i, hasOfHome(i, home)))

/** Whether the grid was measured in both directions. */
export const isGridKnownSql = (i: string, home: HomeQuantities): SQL => sql.raw(isWhole('grid', i, hasOfHome(i, home)))

/** Usually everything was measured equally long, which is checked first. */
const flowsKnown = (i: string, has: Has) =>
  anyOf([
    allOf([`${i}.less_covered is null`, ...flowQuantities.map((name) => `${i}.${quantities[name].column} is not null`)]),
    allOf([
      isWhole('grid', i, has),
      isKnown('production', i, has),
      isKnown('battery', i, has),
      // More than a battery gives is exported, so something that was not measured generates.
      `(${isMeasured('production', i)} or ${netOf('gridImport', 'gridExport', i)} + ${netOf('batteryDischarge', 'batteryCharge', i)} >= 0)`,
    ]),
  ])

/**
 * Returns a row source `b` with the known part of quarter hours `i` of a home `q`: consumption, the time for which it is known, and
 * whether the quarter hour is complete. `kind`: it follows from the balance (1), is reported (2), or does not exist (3).
 */
export function balancedSlotsSql(i: string, q: string): SQL {
  const has = hasByRow(i, q)
  const named = allOf(namedConsumers.map((name) => isKnown(name, i, has)))
  return sql.raw(`cross join lateral (select ${flowsKnown(i, has)} as flows, ${named} as named, ${isThere('grid', i, has)} as metered,
      ${isWhole('household', i, has)} as reported, ${isThere('household', i, has)} as has_household offset 0) k
    cross join lateral (select
      case when k.flows then ${totalOf(i)} when not k.metered and k.reported and k.named then ${i}.household_wh + ${namedSum(i)} end as total,
      case when k.flows then case when k.named then ${totalOf(i)} - (${namedSum(i)}) end
        when not k.metered and k.reported then ${i}.household_wh end as household,
      case when k.flows and k.named then 1 when not k.metered and k.reported and k.named then 2
        when not k.metered and not k.has_household then 3 end as kind) b`)
}

/** The known balance of quarter hours that `balancedSlotsSql` was joined to; null where it follows from their sums. */
export function slotsBalanceSql(i: string): SQL {
  const flows = flowQuantities.map((name) => `'${name}', sum(${columnOf(name, i)}) filter (where k.flows)`)
  return sql.raw(
    `case when count(b.kind) < count(*) or min(b.kind) <> max(b.kind) then ${objectOf({
      total: 'sum(b.total)',
      household: 'sum(b.household)',
      seconds: `coalesce(sum(${i}.covered_seconds) filter (where b.total is not null), 0)`,
      householdSeconds: `coalesce(sum(${i}.covered_seconds) filter (where b.household is not null), 0)`,
      flows,
    })} end`,
  )
}

/** The known balance of days `i`; null where it follows from their sums. */
export function daysBalanceSql(i: string): SQL {
  const isMetered = `(${i}.grid_import_wh is not null)`
  const isReported = `(not ${isMetered} and ${i}.household_wh is not null)`
  const of = (key: string, whole: string) => `case when ${i}.balanced is null then ${whole} else (${i}.balanced ->> '${key}')::float8 end`
  const total = `case when ${isMetered} then ${totalOf(i)} when ${isReported} then ${i}.household_wh + ${namedSum(i)} end`
  const household = `case when ${isMetered} then ${totalOf(i)} - (${namedSum(i)}) else ${i}.household_wh end`
  const seconds = `case when ${isMetered} or ${isReported} then ${i}.covered_seconds end`
  const flows = flowQuantities.map((name) => `'${name}', sum(${of(name, `case when ${isMetered} then ${columnOf(name, i)} end`)})`)
  return sql.raw(
    `case when count(${i}.balanced) > 0 or min(${isMetered}::int) <> max(${isMetered}::int) or min(${isReported}::int) <> max(${isReported}::int) then ${objectOf(
      {
        total: `sum(${of('totalConsumption', total)})`,
        household: `sum(${of('household', household)})`,
        seconds: `sum(${of('balancedSeconds', seconds)})`,
        householdSeconds: `sum(${of('householdSeconds', seconds)})`,
        flows,
      },
    )} end`,
  )
}

/** How the production of a quarter hour `i` with known flows was used, as `productionUseOf` of packages/energy. */
export const useOfSlotSql = (i: string): Record<keyof ProductionUse, string> => ({
  pvToHome: `greatest(0, ${columnOf('production', i)} - ${columnOf('gridExport', i)} - ${columnOf('batteryCharge', i)})`,
  pvToBattery: `least(${columnOf('production', i)}, ${columnOf('batteryCharge', i)})`,
})

/** How the production of quarter hours was used that `balancedSlotsSql` was joined to: `pv_to_home_wh, pv_to_battery_wh`. */
export function slotsUseSql(i: string): SQL {
  const { pvToHome, pvToBattery } = useOfSlotSql(i)
  return sql.raw([pvToHome, pvToBattery].map((energyWh) => `sum(${energyWh}) filter (where k.flows)`).join(', '))
}

/** How the production of days `i` was used. Null if that of a day is not known, whose production is part of the known flows. */
export function daysUseSql(i: string): SQL {
  const hasFlows = `case when ${i}.balanced is null then ${i}.grid_import_wh is not null else ${i}.balanced ? 'gridImport' end`
  const isOwed = `${i}.pv_to_home_wh is null and ${i}.production_wh > 0 and ${hasFlows}`
  const columns = ['pv_to_home_wh', 'pv_to_battery_wh']
  return sql.raw(columns.map((column) => `case when not bool_or(${isOwed}) then sum(${i}.${column}) end`).join(', '))
}

type Parts = { total: string; household: string; seconds: string; householdSeconds: string; flows: string[] }

/** The fields of `StoredBalance`. */
const objectOf = ({ total, household, seconds, householdSeconds, flows }: Parts) =>
  `jsonb_strip_nulls(jsonb_build_object('totalConsumption', ${total}, 'household', ${household}, 'balancedSeconds', ${seconds},
    'householdSeconds', ${householdSeconds}, ${flows.join(', ')}))`
