import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const electricCars = pgTable('electric_cars', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['electriccar'] })
    .notNull()
    .default('electriccar'),
  model: text(),
  batteryCapacityWh: integer('battery_capacity_wh'),
})
