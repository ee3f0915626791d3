import { boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'

export const saleTemplateSteps = pgTable(
  'sale_template_steps',
  {
    templateId: uuid('template_id').notNull(),
    position: smallint().notNull(),
    name: text().notNull(),
    needsInstallation: boolean('needs_installation').notNull().default(false),
    plannedAfterDays: smallint('planned_after_days'),
    customerMessage: text('customer_message'),
  },
  (table) => [primaryKey({ columns: [table.templateId, table.position] })],
)
