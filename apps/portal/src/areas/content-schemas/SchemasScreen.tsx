import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { SchemaKind } from '@wattdesk/contract/content/fields.ts'
import type { ContentSchema } from '@wattdesk/contract/content-schemas/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { PrimaryButton } from '../../page/PrimaryButton.tsx'
import { Refused } from '../../page/Refused.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { dropSchema, refreshSchemas, schemasQuery } from './content-schemas.queries.ts'
import { type OpenedSchema, schemaColumns } from './schema-columns.tsx'

const SchemaDialog = lazyDialog(async () => ({ default: (await import('./SchemaDialog.tsx')).SchemaDialog }))
const SchemaVersionsDialog = lazyDialog(async () => ({ default: (await import('./SchemaVersionsDialog.tsx')).SchemaVersionsDialog }))

type Opened = { kind: 'add'; of: SchemaKind } | OpenedSchema

export function SchemasScreen() {
  const t = useT('contentSchemas')
  const query = useQuery(schemasQuery)
  const can = useCan()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const reasons = {
    change: can('write:cms-schemas') ? undefined : t('contentSchemas.noPermission.change'),
    remove: can('delete:cms-schemas') ? undefined : t('contentSchemas.noPermission.remove'),
  }
  usePageTitle(t('contentSchemas.title'))
  const rowsOf = (kind: SchemaKind) => query.data?.items.filter((one) => one.kind === kind)
  const stateOf = (kind: SchemaKind) => {
    if (query.isError && !query.data) return <QueryFailure query={query} isWholeScreen />
    return rowsOf(kind)?.length === 0 ? <EmptyState title={t(`contentSchemas.empty.${kind}`)} /> : null
  }
  const table = (kind: SchemaKind) => (
    <DataTable
      label={t(`contentSchemas.kinds.${kind}`)}
      columns={schemaColumns(t, { kind, reasons, open: setOpened })}
      rows={rowsOf(kind)}
      keyOf={(schema) => schema.id}
      expectedRows={4}
      state={stateOf(kind)}
    />
  )
  return (
    <>
      <PageHeader
        title={t('contentSchemas.title')}
        count={rowsOf('schema') ? String(rowsOf('schema')?.length) : undefined}
        primary={
          <PrimaryButton reason={reasons.change} icon={IconPlus} onClick={() => setOpened({ kind: 'add', of: 'schema' })}>
            {t('contentSchemas.add.schema')}
          </PrimaryButton>
        }
      />
      <p className={layout.note}>{t('contentSchemas.intro')}</p>
      <div className={layout.stack}>
        <Refused reason={reasons.change ?? reasons.remove} implied={[reasons.remove]}>
          <Panel isFlush>{table('schema')}</Panel>
          <Panel
            title={t('contentSchemas.kinds.microschema')}
            isFlush
            actions={
              <ActionButton reason={reasons.change} icon={IconPlus} onClick={() => setOpened({ kind: 'add', of: 'microschema' })}>
                {t('contentSchemas.add.microschema')}
              </ActionButton>
            }
          >
            {table('microschema')}
          </Panel>
        </Refused>
      </div>
      <Suspense>
        {opened?.kind === 'add' ? <SchemaDialog kind={opened.of} onClose={close} /> : null}
        {opened?.kind === 'edit' ? <SchemaDialog kind={opened.schema.kind} schema={opened.schema} onClose={close} /> : null}
        {opened?.kind === 'versions' ? <SchemaVersionsDialog schema={opened.schema} onClose={close} /> : null}
      </Suspense>
      {opened?.kind === 'remove' ? <RemoveSchema schema={opened.schema} onClose={close} /> : null}
    </>
  )
}

function RemoveSchema({ schema, onClose }: { schema: ContentSchema; onClose: () => void }) {
  const t = useT('contentSchemas')
  const { title: name, contents, usedBy } = schema
  const remove = useAction({
    act: () => dropSchema(schema.id),
    done: t('contentSchemas.remove.done', { name }),
    failed: (reason) => t('contentSchemas.remove.failed', { reason }),
    refresh: refreshSchemas,
    onEnd: onClose,
  })
  const isUsed = contents > 0 || usedBy.length > 0
  return (
    <ConfirmDialog
      title={t('contentSchemas.remove.title', { name })}
      confirmLabel={t('contentSchemas.remove.confirm')}
      isDanger
      isPending={remove.isPending}
      isBlocked={isUsed}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>
        {contents > 0 ? t('contentSchemas.remove.hasContents', { count: contents }) : null}{' '}
        {usedBy.length > 0 ? t('contentSchemas.remove.isUsed', { names: usedBy.map(({ title }) => title).join(', ') }) : null}
        {isUsed ? null : t('contentSchemas.remove.text')}
      </p>
    </ConfirmDialog>
  )
}
