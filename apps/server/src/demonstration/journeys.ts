import { dayMs } from '@wattdesk/energy/durations.ts'
import type pg from 'pg'
import type { SeededCustomer } from './customers.ts'
import { beganAt, members, operatorId } from './fixed.ts'
import { between, pick, pickWeighted, type Random, randomFrom, seededId } from './random.ts'
import type { Rows } from './rows.ts'

const steps = ['Offer sent', 'Contract signed', 'Site survey', 'Grid operator notified', 'Installation', 'Commissioning'] as const
const alarmKinds = [
  ['GatewayOffline', 'error'],
  ['NoData', 'error'],
  ['BalanceResidual', 'warning'],
  ['DeviceOffline', 'warning'],
  ['NoProduction', 'error'],
] as const

const templateName = 'PV and battery'

/** The operator's templates: every affiliate inherits them. */
export async function loadSaleTemplates(client: pg.ClientBase): Promise<void> {
  const random = randomFrom(1400)
  const templates = [
    { name: templateName, kind: 'pvbattery', steps },
    {
      name: 'Wallbox',
      kind: 'wallbox',
      steps: ['Offer sent', 'Contract signed', 'Grid operator notified', 'Installation', 'Commissioning'],
    },
    {
      name: 'Heat pump',
      kind: 'heatpump',
      steps: ['Offer sent', 'Funding requested', 'Contract signed', 'Site survey', 'Installation', 'Commissioning'],
    },
  ]
  for (const { name, kind, steps: names } of templates) {
    const id = seededId(random, beganAt)
    await client.query(
      'insert into sale_templates (id, tenant_id, name, installation_kind, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)',
      [id, operatorId, name, kind, beganAt],
    )
    for (const [position, step] of names.entries()) {
      await client.query(
        'insert into sale_template_steps (template_id, position, name, needs_installation, planned_after_days) values ($1, $2, $3, $4, $5)',
        [id, position, step, step === 'Commissioning', position * 10 + 3],
      )
    }
  }
}

/** How many steps of a sale are done, by the state of its installation. */
const doneSteps = { none: 1, planned: 3, installed: 5, commissioned: 6 }

/** Adds the sale of a customer's installation: steps are completed up to the installation's state, the rest is planned. */
export function addSaleRows(rows: Rows, random: Random, customer: SeededCustomer, now: Date): void {
  const id = seededId(random, customer.createdAt)
  const done = doneSteps[customer.installationStatus]
  const isOver = done === steps.length
  const past = (at: Date) => (at < now ? at : now)
  const stepAt = (position: number) => new Date(customer.createdAt.getTime() + (position + 1) * between(random, 4, 12) * dayMs)
  rows.sales.push({
    id,
    customer_id: customer.id,
    template_name: templateName,
    installation_kind: 'pvbattery',
    created_at: customer.createdAt,
    archived_at: isOver && random() < 0.5 ? past(stepAt(steps.length + 2)) : null,
  })
  for (const [position, name] of steps.entries()) {
    const status = position >= done ? 'pending' : name === 'Site survey' && random() < 0.2 ? 'skipped' : 'completed'
    const at = stepAt(position)
    rows.sale_steps.push({
      sale_id: id,
      position,
      name,
      status,
      needs_installation: name === 'Commissioning',
      planned_on: dayOf(at),
      completed_on: status === 'completed' ? dayOf(past(at)) : null,
      comment: random() < 0.1 ? 'Agreed by phone' : null,
      customer_message: status === 'pending' && position === done ? 'We will call you to find a date.' : null,
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

/** Adds a home's alarms of the last months, most of them resolved, some acknowledged. */
export function addAlarmRows(rows: Rows, random: Random, customer: SeededCustomer, now: Date): void {
  for (
    let count = pickWeighted(random, [
      [0, 60],
      [1, 25],
      [2, 10],
      [4, 5],
    ]);
    count > 0;
    count--
  ) {
    const [code, level] = pick(random, alarmKinds)
    const raisedAt = new Date(now.getTime() - random() * 90 * dayMs)
    const isOver = random() < 0.85
    rows.alarms.push({
      id: seededId(random, raisedAt),
      customer_id: customer.id,
      site_id: customer.site?.id,
      device_id: null,
      level,
      code,
      raised_at: raisedAt,
      cleared_at: isOver ? new Date(raisedAt.getTime() + between(random, 5, 2_000) * 60_000) : null,
      acknowledged_by: random() < 0.3 ? (members[1]?.id ?? null) : null,
    })
  }
}
