import { dayMs } from '@wattdesk/energy/durations.ts'
import type pg from 'pg'
import type { SeededCustomer } from './customers.ts'
import { affiliates, beganAt } from './fixed.ts'
import { between, type Random, randomFrom, seededId } from './random.ts'
import type { Rows } from './rows.ts'
import { type StepName, saleWordsOf, stepNames, type TemplateName, templateNames } from './sale-words.ts'

const steps = ['offer', 'contract', 'survey', 'grid', 'installation', 'commissioning'] as const satisfies readonly StepName[]

const templates: readonly { kind: TemplateName; steps: readonly StepName[] }[] = [
  { kind: 'pvbattery', steps },
  { kind: 'wallbox', steps: ['offer', 'contract', 'grid', 'installation', 'commissioning'] },
  { kind: 'heatpump', steps: ['offer', 'funding', 'contract', 'survey', 'installation', 'commissioning'] },
]

export async function loadSaleTemplates(client: pg.ClientBase): Promise<void> {
  const random = randomFrom(1400)
  for (const { id: tenantId, land } of affiliates) {
    const words = saleWordsOf(land)
    for (const { kind, steps: names } of templates) {
      const id = seededId(random, beganAt)
      await client.query(
        `insert into sale_templates (id, tenant_id, affiliate_id, language, name, names, installation_kind, created_at, updated_at)
         values ($1, $2, $2, $3, $4, $5, $6, $7, $7)`,
        [id, tenantId, land.language, words.templates[kind], templateNames(land, kind), kind, beganAt],
      )
      for (const [position, step] of names.entries()) {
        await client.query(
          `insert into sale_template_steps (template_id, position, name, names, needs_installation, planned_after_days)
           values ($1, $2, $3, $4, $5, $6)`,
          [id, position, words.steps[step], stepNames(land, step), step === 'commissioning', position * 10 + 3],
        )
      }
    }
  }
}

/** The number of completed steps. An order in progress is at one of the steps before the installation. */
function doneStepsOf(random: Random, { installationStatus }: SeededCustomer): number {
  if (installationStatus === 'commissioned') return steps.length
  if (installationStatus === 'installed') return steps.length - 1
  return between(random, 1, steps.length - 2)
}

/** One order in this many has an overdue step. */
const lateShare = 0.07

/**
 * Adds the sale of a customer's installation: steps are completed up to the installation's state, the rest is planned. `servedAt`:
 * when the devices were put into service.
 */
export function addSaleRows(
  rows: Rows,
  random: Random,
  customer: SeededCustomer,
  { now, servedAt }: { now: Date; servedAt: Date | undefined },
): void {
  if (customer.type !== 'residential_customer' || customer.installationStatus === 'none' || !customer.site) return
  const words = saleWordsOf(customer.land)
  const id = seededId(random, customer.createdAt)
  const done = doneStepsOf(random, customer)
  const isOver = done === steps.length
  const lastDoneAt = isOver && servedAt ? servedAt.getTime() : now.getTime() - between(random, 1, 9) * dayMs
  const doneAt = (position: number) => {
    const share = (position + 1) / done
    return new Date(customer.createdAt.getTime() + Math.max(0, lastDoneAt - customer.createdAt.getTime()) * share)
  }
  const nextMs = now.getTime() + (random() < lateShare ? -between(random, 1, 8) : between(random, 1, 24)) * dayMs
  const nextAt = (position: number) => new Date(nextMs + (position - done) * 9 * dayMs)
  rows.sales.push({
    id,
    customer_id: customer.id,
    template_name: words.templates.pvbattery,
    template_names: templateNames(customer.land, 'pvbattery'),
    installation_kind: 'pvbattery',
    created_at: customer.createdAt,
    archived_at: isOver && random() < 0.5 ? new Date(Math.min(now.getTime(), doneAt(steps.length - 1).getTime() + 14 * dayMs)) : null,
  })
  for (const [position, name] of steps.entries()) {
    const status = position >= done ? 'pending' : name === 'survey' && random() < 0.2 ? 'skipped' : 'completed'
    const at = status === 'pending' ? nextAt(position) : doneAt(position)
    rows.sale_steps.push({
      sale_id: id,
      position,
      name: words.steps[name],
      names: stepNames(customer.land, name),
      status,
      needs_installation: name === 'commissioning',
      planned_on: dayOf(at),
      completed_on: status === 'completed' ? dayOf(at) : null,
      comment: random() < 0.1 ? words.comment : null,
      customer_message: status === 'pending' && position === done ? words.customerMessage : null,
    })
  }
}

const days = new Map<number, string>()

/** The date in UTC, cached because few days are formatted many times. */
function dayOf(at: Date): string {
  const number = Math.floor(at.getTime() / dayMs)
  const known = days.get(number)
  if (known) return known
  const day = at.toISOString().slice(0, 10)
  days.set(number, day)
  return day
}
