import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ContentSchema, ContentSchemaVersion } from '@wattdesk/contract/content-schemas/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { JsonDiff } from '@wattdesk/ui/feedback/JsonDiff.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import classes from './content-schemas.module.css'
import { schemaVersionsQuery } from './content-schemas.queries.ts'
import { schemaChanges } from './schema-changes.ts'

/** Versions of a schema, each compared with the one before, or any two with each other. */
export function SchemaVersionsDialog({ schema, onClose }: { schema: ContentSchema; onClose: () => void }) {
  const t = useT('contentSchemas')
  const query = useQuery(schemaVersionsQuery(schema.id))
  const [base, setBase] = useState<number>()
  const [shown, setShown] = useState<number>()
  const versions = query.data?.items ?? []
  const newest = versions[0]
  const before = versions.find(({ version }) => version === base)
  const after = versions.find(({ version }) => version === shown) ?? newest
  const wordOf = ({ version }: ContentSchemaVersion) => ({ value: String(version), label: t('contentSchemas.version', { version }) })
  return (
    <Dialog title={t('contentSchemas.versionsOf', { name: schema.title })} size="lg" onClose={onClose}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={6} /> : null}
      {versions.length > 2 && after ? (
        <div className={classes.compared}>
          <NativeSelect
            label={t('contentSchemas.compare.from')}
            value={base ?? ''}
            data={[{ value: '', label: t('contentSchemas.compare.each') }, ...versions.filter((one) => one !== newest).map(wordOf)]}
            onChange={(event) => {
              setBase(Number(event.currentTarget.value) || undefined)
              setShown(undefined)
            }}
          />
          {before ? (
            <NativeSelect
              label={t('contentSchemas.compare.to')}
              value={after.version}
              data={versions.filter(({ version }) => version > before.version).map(wordOf)}
              onChange={(event) => setShown(Number(event.currentTarget.value))}
            />
          ) : null}
        </div>
      ) : null}
      <ol className={classes.versions}>
        {(before && after ? [after] : versions).map((version, at) => (
          <li key={version.version}>
            <h3>
              {before
                ? t('contentSchemas.compare.versions', { from: before.version, to: version.version })
                : t('contentSchemas.version', { version: version.version })}
              {before ? null : (
                <small>
                  <Instant at={version.createdAt} />
                  {version.createdBy ? `, ${version.createdBy}` : null}
                </small>
              )}
            </h3>
            <Changes after={version} before={before ?? versions[at + 1]} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Changes({ before, after }: { before: ContentSchemaVersion | undefined; after: ContentSchemaVersion }) {
  const t = useT('contentSchemas')
  if (!before && after.version > 1) return <p>{t('contentSchemas.olderVersions')}</p>
  return <JsonDiff {...schemaChanges(t, { before, after })} />
}
