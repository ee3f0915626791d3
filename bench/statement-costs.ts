import pg from 'pg'
import { type SentStatement, watchStatements } from '../apps/server/src/db/prepared-statements.ts'
import { median, number } from './row.ts'

export type CallCost = { statements: number; prepared: number; blocks: number; planningMs: number; executionMs: number }

/** After this many uses, PostgreSQL considers one plan for all values. */
const usesBeforeGeneric = 6

/** The cost of calls in the database: captures their statements, then explains them on a separate connection. */
export async function costsOf(databaseUrl: string, calls: readonly (() => Promise<unknown>)[]): Promise<CallCost[]> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC -c jit=off' })
  await client.connect()
  const costs: CallCost[] = []
  for (const call of calls) costs.push(await explained(client, await statementsOf(call)))
  await client.end()
  return costs
}

/** Describes the median call in one line. */
export function describeCosts(what: string, costs: readonly CallCost[]): string {
  const of = (part: keyof CallCost, digits = 0) => number(median(costs.map((cost) => cost[part])), digits)
  const trips = `${of('statements')} statements in as many round trips, ${of('prepared')} prepared`
  return `${what}: ${trips}; ${of('blocks')} blocks, planned in ${of('planningMs', 2)} ms, executed in ${of('executionMs', 2)} ms`
}

async function statementsOf(call: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  const end = watchStatements((statement) => sent.push(statement))
  await call().finally(end)
  return sent
}

/** Statements that begin or end transactions have no plan. */
const hasPlan = /^\s*(?:select|with|insert|update|delete|merge)\b/i

async function explained(client: pg.Client, sent: readonly SentStatement[]): Promise<CallCost> {
  const cost: CallCost = { statements: 0, prepared: 0, blocks: 0, planningMs: 0, executionMs: 0 }
  for (const statement of sent) {
    cost.statements += 1
    if (!hasPlan.test(statement.text)) continue
    const plan = statement.name ? await planOfPrepared(client, statement) : await planOf(client, statement)
    cost.prepared += statement.name ? 1 : 0
    cost.blocks += plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks']
    cost.planningMs += plan['Planning Time']
    cost.executionMs += plan['Execution Time']
  }
  return cost
}

type Explained = {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
  'Planning Time': number
  'Execution Time': number
}
type ExplainRow = { 'QUERY PLAN': [Explained] }
const explain = 'explain (analyze, buffers, timing off, format json)'

async function planOf(client: pg.Client, { text, values }: SentStatement): Promise<Explained> {
  const { rows } = await client.query<ExplainRow>(`${explain} ${text}`, [...values])
  return planIn(rows)
}

async function planOfPrepared(client: pg.Client, { name, text, values }: SentStatement): Promise<Explained> {
  const { rows: known } = await client.query('select from pg_prepared_statements where name = $1', [name])
  if (known.length === 0) {
    await client.query(`prepare ${name} as ${text}`)
    for (let use = 0; use < usesBeforeGeneric; use++) await client.query(executed(client, name, values))
  }
  const { rows } = await client.query<ExplainRow>(`${explain} ${executed(client, name, values)}`)
  return planIn(rows)
}

const executed = (client: pg.Client, name: string | undefined, values: readonly unknown[]) =>
  `execute ${name} (${values.map((value) => (value === null ? 'null' : client.escapeLiteral(String(value)))).join(', ')})`

function planIn([row]: readonly ExplainRow[]): Explained {
  if (!row) throw new Error('The statement has no plan')
  return row['QUERY PLAN'][0]
}
