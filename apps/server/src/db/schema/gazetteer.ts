import { doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Towns by country and lower-case name, from GeoNames. */
export const gazetteer = pgTable(
  'gazetteer',
  {
    country: text().notNull(),
    name: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.name] })],
)
