import { IconHistory, IconPencil, IconTrash } from '@tabler/icons-react'
import type { SchemaKind } from '@wattdesk/contract/content/fields.ts'
import type { ContentSchema } from '@wattdesk/contract/content-schemas/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { RowAction } from '../../page/RowAction.tsx'
import classes from './content-schemas.module.css'

export type OpenedSchema = { kind: 'edit' | 'versions' | 'remove'; schema: ContentSchema }
type Options = {
  kind: SchemaKind
  reasons: { change: string | undefined; remove: string | undefined }
  open: (opened: OpenedSchema) => void
}

export function schemaColumns(t: Translate, { kind, reasons, open }: Options): Column<ContentSchema>[] {
  const named: Column<ContentSchema>[] = [
    { key: 'title', header: t('contentSchemas.column.title'), isTitle: true, cell: ({ title }) => <b>{title}</b> },
    { key: 'name', header: t('contentSchemas.column.name'), cell: ({ name }) => <code>{name}</code> },
  ]
  const used: Column<ContentSchema> =
    kind === 'schema'
      ? {
          key: 'audience',
          header: t('contentSchemas.column.audience'),
          isAlwaysShown: true,
          cell: ({ audience }) => <Tag>{t(`contentSchemas.audience.${audience}`)}</Tag>,
        }
      : {
          key: 'usedBy',
          header: t('contentSchemas.column.usedBy'),
          isWrapping: true,
          cell: ({ usedBy }) => usedBy.map(({ title }) => title).join(', ') || '–',
        }
  return [
    ...named,
    used,
    {
      key: 'fields',
      header: t('contentSchemas.column.fields'),
      isWrapping: true,
      isWide: true,
      cell: ({ fields }) => fields.map(({ label }) => label).join(', '),
    },
    { key: 'contents', header: t('contentSchemas.column.contents'), isNumber: true, isAlwaysShown: true, cell: ({ contents }) => contents },
    { key: 'version', header: t('contentSchemas.column.version'), isNumber: true, isAlwaysShown: true, cell: ({ version }) => version },
    { key: 'updatedAt', header: t('contentSchemas.column.updatedAt'), cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
    {
      key: 'actions',
      header: t('contentSchemas.column.actions'),
      isUntitled: true,
      cell: (schema) => (
        <span className={classes.actions}>
          <RowAction
            icon={IconPencil}
            label={t('contentSchemas.editOf', { name: schema.title })}
            reason={reasons.change}
            onClick={() => open({ kind: 'edit', schema })}
          />
          <RowAction
            icon={IconHistory}
            label={t('contentSchemas.versionsOf', { name: schema.title })}
            onClick={() => open({ kind: 'versions', schema })}
          />
          <RowAction
            icon={IconTrash}
            label={t('contentSchemas.removeOf', { name: schema.title })}
            reason={reasons.remove}
            onClick={() => open({ kind: 'remove', schema })}
          />
        </span>
      ),
    },
  ]
}
