import type pg from 'pg'

type Queryable = Pick<pg.Client, 'query'>

/** A sealed private key of the identity provider, for databases from before the key check. */
export async function findSealedKey(client: Queryable): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ sealed: Buffer }>('select sealed_jwk as sealed from signing_keys order by created_at desc limit 1')
  return rows[0]?.sealed
}

/** The check of the active secret, if the database has one. */
export async function findKeyCheck(client: Queryable): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ sealed: Buffer }>('select key_check as sealed from deployment')
  return rows[0]?.sealed
}

/** Does nothing if another process has stored one. */
export async function insertKeyCheck(client: Queryable, sealed: Buffer): Promise<void> {
  await client.query('insert into deployment (key_check) values ($1) on conflict do nothing', [sealed])
}

export type StoredSecret = {
  id: string
  generation: number
  state: 'waiting' | 'active' | 'former' | 'ended'
  keyCheck: Buffer
  kept: Buffer | null
}

/** Oldest first. */
export async function listSecrets(client: Queryable): Promise<StoredSecret[]> {
  const { rows } = await client.query<StoredSecret>(
    'select id, generation, state, key_check as "keyCheck", kept from secret_keys order by generation',
  )
  return rows
}

/** Does nothing if another process adds a secret at the same time. */
export async function insertSecret(client: Queryable, { id, state, keyCheck }: Omit<StoredSecret, 'generation' | 'kept'>): Promise<void> {
  await client.query(
    `insert into secret_keys (id, generation, state, key_check)
     select $1, coalesce(max(generation) + 1, 0), $2, $3 from secret_keys on conflict do nothing`,
    [id, state, keyCheck],
  )
}

/** Activates a secret, and stores what outlives the previous one. */
export async function activateSecret(client: Queryable, id: string, keyCheck: Buffer, keptOfFormer: Buffer): Promise<void> {
  await client.query("update secret_keys set state = 'former', kept = $1 where state = 'active'", [keptOfFormer])
  await client.query("update secret_keys set state = 'active', kept = null where id = $1", [id])
  await client.query('update deployment set key_check = $1', [keyCheck])
}

/** Re-encrypts what outlives a previous secret. */
export async function keepOfSecret(client: Queryable, id: string, kept: Buffer): Promise<void> {
  await client.query('update secret_keys set kept = $2 where id = $1', [id, kept])
}

export async function endFormerSecrets(client: Queryable): Promise<void> {
  await client.query("update secret_keys set state = 'ended' where state = 'former'")
}

/** Processes that reported within a minute and do not write with a secret yet, or lack it. */
export async function listProcessesWithout(client: Queryable, id: string): Promise<{ host: string; roles: string[]; knows: boolean }[]> {
  const { rows } = await client.query<{ host: string; roles: string[]; knows: boolean }>(
    `select host, roles, $1 = any(secrets) as knows from processes
     where seen_at > now() - interval '1 minute' and writes_with is distinct from $1 order by host, started_at`,
    [id],
  )
  return rows
}
