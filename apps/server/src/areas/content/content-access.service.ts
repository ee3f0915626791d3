/**
 * Who reads and writes content. The operator's content is public: everyone with the permission reads it, and only the operator's members
 * write it. Content of a region or a partner is read and written within its members' reach. Installers only read instructions.
 */
import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Caller } from '../../platform/caller.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findTenant, type Tenant } from '../tenants/tenants.service.ts'
import * as store from './content.store.ts'

export const readsInstructionsAlone = ({ roles }: Pick<Caller, 'roles'>): boolean => roles.every((role) => role === 'installer')

export async function requireReadableTenant(db: Db, scope: Scope, tenantId: string): Promise<void> {
  const isWithin = (await findTenant(db, scope, tenantId)) !== undefined
  if (!isWithin && !(await store.isOperator(db, tenantId))) throw new DomainError('NotFound')
}

export async function requireWritableTenant(db: Db, scope: Scope, tenantId: string): Promise<Tenant> {
  const tenant = await findTenant(db, scope, tenantId)
  if (tenant) return tenant
  throw new DomainError((await store.isOperator(db, tenantId)) ? 'ContentReadOnly' : 'NotFound')
}

export async function lockOwnContent(tx: Tx, scope: Scope, id: string): Promise<store.ContentRow> {
  const row = await store.lockContent(tx, id)
  if (!row) throw new DomainError('ContentNotFound')
  if (await findTenant(tx, scope, row.tenantId)) return row
  throw new DomainError((await store.isOperator(tx, row.tenantId)) ? 'ContentReadOnly' : 'ContentNotFound')
}

/** Requires the version that the caller read. */
export async function lockOwnTranslation(
  tx: Tx,
  scope: Scope,
  id: string,
  { language, version }: { language: store.Language; version: number },
): Promise<{ row: store.ContentRow; translation: store.TranslationRow }> {
  const row = await lockOwnContent(tx, scope, id)
  const translation = await store.findTranslation(tx, id, language)
  if (!translation) throw new DomainError('ContentNotFound')
  if (translation.version !== version) throw changed(translation, version)
  return { row, translation }
}

export const changed = (translation: Pick<store.TranslationRow, 'version'> | undefined, givenVersion: number) =>
  new DomainError('ContentChanged', { version: translation?.version ?? 0, givenVersion })

export async function requireReadable(
  db: Db,
  caller: Pick<Caller, 'roles' | 'scope'>,
  id: string,
): Promise<{ row: store.ContentRow; isWritable: boolean }> {
  const row = await store.findContent(db, id)
  if (!row || readsInstructionsAlone(caller)) throw new DomainError('ContentNotFound')
  const isWritable = (await findTenant(db, caller.scope, row.tenantId)) !== undefined
  if (!isWritable && !(await store.isOperator(db, row.tenantId))) throw new DomainError('ContentNotFound')
  return { row, isWritable }
}
