import { useQuery } from '@tanstack/react-query'
import type { ContentSchema, ContentSchemaVersion } from '@wattdesk/contract/content-schemas/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { JsonDiff } from '@wattdesk/ui/feedback/JsonDiff.tsx'
import type { JsonObject } from '@wattdesk/ui/feedback/json-changes.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import classes from './content-schemas.module.css'
import { schemaVersionsQuery } from './content-schemas.queries.ts'

export function SchemaVersionsDialog({ schema, onClose }: { schema: ContentSchema; onClose: () => void }) {
  const t = useT('contentSchemas')
  const query = useQuery(schemaVersionsQuery(schema.id))
  const versions = query.data?.items ?? []
  return (
    <Dialog title={t('contentSchemas.versionsOf', { name: schema.title })} size="lg" onClose={onClose}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={6} /> : null}
      <ol className={classes.versions}>
        {versions.map((version, at) => (
          <li key={version.version}>
            <h3>
              {t('contentSchemas.version', { version: version.version })}
              <small>
                <Instant at={version.createdAt} /> {version.createdBy ?? ''}
              </small>
            </h3>
            <Changes version={version} before={versions[at + 1]} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Changes({ version, before }: { version: ContentSchemaVersion; before: ContentSchemaVersion | undefined }) {
  const t = useT('contentSchemas')
  if (!before && version.version > 1) return <p>{t('contentSchemas.olderVersions')}</p>
  return <JsonDiff before={before ? byName(before) : null} after={byName(version)} />
}

/** Fields by name, so that a moved field does not count as changed. */
function byName({ version: _, createdAt: __, createdBy: ___, fields, microschemas, ...details }: ContentSchemaVersion): JsonObject {
  const named = (list: ContentSchemaVersion['fields']) =>
    Object.fromEntries(
      list.map(({ name, allowedValues, ...field }) => [
        name,
        {
          ...field,
          ...(allowedValues.length > 0 ? { allowedValues: Object.fromEntries(allowedValues.map((one) => [one.value, one.title])) } : {}),
        },
      ]),
    )
  const micro = Object.fromEntries(Object.values(microschemas).map((one) => [one.name, named(one.fields)]))
  return { ...details, fields: named(fields), ...(Object.keys(micro).length > 0 ? { microschemas: micro } : {}) } as JsonObject // plain JSON
}
