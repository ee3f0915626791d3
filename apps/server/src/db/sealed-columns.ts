import pg from 'pg'

/** Columns whose values are sealed with a key derived from the deployment's secret, and the purpose of the key. */
export const sealedColumns = [
  { table: 'outbox_mails', column: 'sealed_link', purpose: 'mail-links' },
  { table: 'sessions', column: 'sealed_id_token', purpose: 'sign-ins' },
  { table: 'authorization_requests', column: 'sealed_code_verifier', purpose: 'sign-ins' },
  { table: 'oidc_payloads', column: 'sealed_payload', purpose: 'provider-payloads' },
  { table: 'signing_keys', column: 'sealed_jwk', purpose: 'signing-keys' },
  { table: 'multifactors', column: 'sealed_secret', purpose: 'multifactor-secrets' },
  { table: 'vendors', column: 'webhook_key', purpose: 'vendor-webhook-keys' },
  { table: 'vendors', column: 'previous_webhook_key', purpose: 'vendor-webhook-keys' },
  { table: 'vendors', column: 'api_key', purpose: 'vendor-api-keys' },
  { table: 'vendor_region_keys', column: 'webhook_key', purpose: 'vendor-webhook-keys' },
  { table: 'vendor_region_keys', column: 'previous_webhook_key', purpose: 'vendor-webhook-keys' },
  { table: 'vendor_region_keys', column: 'api_key', purpose: 'vendor-api-keys' },
  { table: 'event_endpoints', column: 'sealed_secret', purpose: 'event-secrets' },
  { table: 'event_endpoints', column: 'sealed_previous_secret', purpose: 'event-secrets' },
  { table: 'pv_battery_configurations', column: 'api_key', purpose: 'vendor-api-keys' },
  { table: 'pv_battery_configurations', column: 'inverter_master_key', purpose: 'inverter-master-keys' },
  { table: 'customer_import_rows', column: 'sealed_key', purpose: 'activity-subject-keys' },
  { table: 'activity_subject_keys', column: 'sealed_key', purpose: 'activity-subject-keys' },
] as const

export type SealedColumn = (typeof sealedColumns)[number]
/** `place` is the position of the row, which changes with each update. */
export type SealedValue = { place: string; sealed: Buffer }

/** The number of table pages read at a time: some thousand rows. */
const pagesAtATime = 64

/** Reads some thousand values at a time in their order on disk, which needs no index. */
export async function* readSealed(client: pg.Client, { table, column }: SealedColumn): AsyncGenerator<SealedValue[]> {
  const { rows } = await client.query<{ pages: number }>(
    "select (pg_relation_size($1::regclass) / current_setting('block_size')::bigint)::int as pages",
    [table],
  )
  const [name, value] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)]
  for (let page = 0; page < (rows[0]?.pages ?? 0); page += pagesAtATime) {
    const { rows: found } = await client.query<SealedValue>(
      `select ctid::text as place, ${value} as sealed from ${name}
       where ctid >= $1::tid and ctid < $2::tid and ${value} is not null`,
      [`(${page},0)`, `(${page + pagesAtATime},0)`],
    )
    yield found
  }
}

/** Skips values that have changed since they were read. */
export async function replaceSealed(
  client: pg.Client,
  { table, column }: SealedColumn,
  replacements: readonly (SealedValue & { fresh: Buffer })[],
): Promise<number> {
  const [name, value] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)]
  const { rowCount } = await client.query(
    `update ${name} t set ${value} = one.fresh
     from unnest($1::tid[], $2::bytea[], $3::bytea[]) one (place, sealed, fresh) where t.ctid = one.place and t.${value} = one.sealed`,
    [replacements.map(({ place }) => place), replacements.map(({ sealed }) => sealed), replacements.map(({ fresh }) => fresh)],
  )
  return rowCount ?? 0
}
