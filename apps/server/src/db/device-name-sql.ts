import { type SQL, sql } from 'drizzle-orm'

/** `deviceName` of the contract for a row of appliances; empty if neither maker nor model is known. */
export function deviceNameSql(alias: 'a' | 'p'): SQL {
  const [manufacturer, model] = [sql.raw(`${alias}.manufacturer`), sql.raw(`${alias}.model`)]
  return sql`concat_ws(' ', case when not coalesce(starts_with(lower(${model}), lower(${manufacturer})), false) then nullif(${manufacturer}, '') end, nullif(${model}, ''))`
}
