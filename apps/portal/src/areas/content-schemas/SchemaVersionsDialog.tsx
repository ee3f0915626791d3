import { useQuery } from '@tanstack/react-query'
import { fieldTypes } from '@wattdesk/contract/content/fields.ts'
import type { ContentSchema, ContentSchemaVersion } from '@wattdesk/contract/content-schemas/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
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
  return (
    <JsonDiff
      before={before ? byName(before) : null}
      after={byName(version)}
      labelOf={(path) => labelOf(t, version, path)}
      wordsOf={(path, value) => wordsOf(t, version, path, value)}
    />
  )
}

const ofSchema = ['name', 'title', 'description', 'audience'] as const
const ofField = ['label', 'type', 'listType', 'order', 'minimum', 'maximum'] as const

/** Labels as in the form: “Heading: Type”, or “Step, Heading: Type” for a microschema's field. */
function labelOf(t: Translate, { fields, microschemas }: ContentSchemaVersion, path: string): string {
  const [first = '', ...rest] = path.split('.')
  const own = ofSchema.find((name) => name === first)
  if (own) return t(`contentSchemas.column.${own}`)
  const [micro, list, [name = '', detail = '', ...value]] =
    first === 'microschemas'
      ? [rest[0], Object.values(microschemas).find((one) => one.name === rest[0])?.fields, rest.slice(1)]
      : [undefined, fields, rest]
  const label = list?.find((field) => field.name === name)?.label ?? name
  const field = micro === undefined ? label : `${micro}, ${label}`
  return `${field}: ${[detailOf(t, detail), ...value].join(' ')}`
}

function detailOf(t: Translate, detail: string): string {
  if (detail === 'isRequired') return t('contentSchemas.field.required')
  if (detail === 'microschemaId') return t('contentSchemas.field.microschema')
  if (detail === 'allowedValues') return t('contentSchemas.allowedValue')
  const known = ofField.find((name) => name === detail)
  return known ? t(`contentSchemas.field.${known}`) : detail
}

function wordsOf(t: Translate, { microschemas }: ContentSchemaVersion, path: string, value: unknown): string {
  const detail = path.split('.').at(-1)
  if (path === 'audience') return t(value === 'staff' ? 'contentSchemas.audience.staff' : 'contentSchemas.audience.customers')
  if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no')
  const type = detail === 'type' || detail === 'listType' ? fieldTypes.find((one) => one === value) : undefined
  if (type) return t(`contentSchemas.type.${type}`)
  if (detail === 'microschemaId') return microschemas[String(value)]?.name ?? String(value)
  return String(value)
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
