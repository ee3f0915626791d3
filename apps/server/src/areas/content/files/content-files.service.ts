/**
 * Files of content. Their bytes decide their type, not their name. Pictures are stored smaller and without metadata, drawings without
 * active parts. A file never changes, so copies stay valid; a repeated upload returns the same record.
 */
import type { ContentFile } from '@wattdesk/contract/content/files/models.ts'
import { contentFileMaxBytes, contentFilesMax, contentSvgMaxBytes } from '@wattdesk/contract/content/files/terms.ts'
import type { Db } from '../../../db/connect.ts'
import { transaction, violatedConstraint } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import { sha256 } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity } from '../../activities/activities.service.ts'
import { requireWritableTenant } from '../content-access.service.ts'
import * as store from './content-files.store.ts'
import { typeOfFile } from './file-types.format.ts'
import { preparePicture } from './picture.service.ts'

type Managing = Pick<Ctx, 'config' | 'clock' | 'db'>
type Upload = { fileName: string; file: AsyncIterable<Buffer> }

export async function receiveContentFile(ctx: Managing, call: Call, tenantId: string, { fileName, file }: Upload): Promise<ContentFile> {
  const given = await wholeOf(file)
  const digest = sha256(given)
  const known = await store.findFileAlike(ctx.db, tenantId, digest)
  if (known) return known
  const type = typeOfFile(given)
  if (!type) throw new DomainError('ContentFileTypeRefused')
  if (type === 'image/svg+xml' && given.length > contentSvgMaxBytes) throw tooLarge(contentSvgMaxBytes)
  const { bytes, width, height } =
    type === 'application/pdf' ? { bytes: given, width: null, height: null } : await preparePicture(type, given)
  const row = { id: newId(ctx.clock.now()), name: fileName, type, bytes: bytes.length, width, height }
  try {
    await transaction(ctx.db, async (tx) => {
      const tenant = await requireWritableTenant(tx, call.caller.scope, tenantId)
      if ((await store.countFiles(tx, tenantId)) >= contentFilesMax) throw new DomainError('TooManyContentFiles', { max: contentFilesMax })
      const owner = { tenantId, affiliateId: tenant.affiliateId }
      await store.insertFile(tx, {
        ...{ ...row, ...owner, digest, content: Buffer.from(bytes) },
        ...{ createdAt: ctx.clock.now(), createdBy: call.caller.memberId },
      })
      const { id: _, ...after } = row
      await recordActivity(tx, ctx, call, {
        ...{ action: 'create', event: 'content-file.added', object: { type: 'content-file', id: row.id }, tenant: owner, after },
      })
    })
  } catch (error) {
    if (violatedConstraint(error) !== 'content_files_digest') throw error
    const other = await store.findFileAlike(ctx.db, tenantId, digest)
    if (other) return other
    throw error
  }
  return row
}

export const findStoredFile = (db: Db, id: string): Promise<store.FileRow | undefined> => store.findFile(db, id)

async function wholeOf(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > contentFileMaxBytes) throw tooLarge(contentFileMaxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const tooLarge = (maxBytes: number) => new DomainError('ContentFileTooLarge', { maxBytes })
