import type pg from 'pg'

/** A sealed private key of the identity provider, for databases from before the key check. */
export async function findSealedKey(client: pg.Client): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ sealed: Buffer }>('select sealed_jwk as sealed from signing_keys order by created_at desc limit 1')
  return rows[0]?.sealed
}

/** The key check, if the database has one. */
export async function findKeyCheck(client: pg.Client): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ sealed: Buffer }>('select key_check as sealed from deployment')
  return rows[0]?.sealed
}

/** Stores a key check, unless another process has stored one. */
export async function insertKeyCheck(client: pg.Client, sealed: Buffer): Promise<void> {
  await client.query('insert into deployment (key_check) values ($1) on conflict do nothing', [sealed])
}
