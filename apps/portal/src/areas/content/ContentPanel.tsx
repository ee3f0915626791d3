import { useQuery } from '@tanstack/react-query'
import type { Content, ContentItem } from '@wattdesk/contract/content/models.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { ContentActions } from './ContentActions.tsx'
import { ContentStatus } from './ContentStatus.tsx'
import { ContentValues } from './ContentValues.tsx'
import { contentQuery, dropContent, refreshContent } from './content.queries.ts'
import { useDefinition } from './use-definition.ts'

const EditContentDialog = lazyDialog(async () => ({ default: (await import('./ContentDialog.tsx')).EditContentDialog }))
const ContentPreviewDialog = lazyDialog(async () => ({ default: (await import('./ContentPreviewDialog.tsx')).ContentPreviewDialog }))
const ContentVersionsDialog = lazyDialog(async () => ({ default: (await import('./ContentVersionsDialog.tsx')).ContentVersionsDialog }))
const MoveContentDialog = lazyDialog(async () => ({ default: (await import('./MoveContentDialog.tsx')).MoveContentDialog }))
const PublishAtDialog = lazyDialog(async () => ({ default: (await import('./PublishAtDialog.tsx')).PublishAtDialog }))

type Props = {
  id: string
  language: Language
  items: readonly ContentItem[]
  /** Why nothing here can be changed. */
  reason: string | undefined
  onAddBelow: () => void
  onRemoved: () => void
}

export function ContentPanel({ id, language, ...props }: Props) {
  const query = useQuery(contentQuery(id, language))
  const content = query.data
  if (query.isError && !content) {
    return (
      <Panel>
        <QueryFailure query={query} />
      </Panel>
    )
  }
  if (!content) {
    return (
      <Panel>
        <SkeletonLines count={8} />
      </Panel>
    )
  }
  return <Opened content={content} {...props} />
}

type Dialog = 'edit' | 'preview' | 'move' | 'versions' | 'publishAt' | 'remove'

function Opened({ content, items, reason, onAddBelow, onRemoved }: Omit<Props, 'id' | 'language'> & { content: Content }) {
  const t = useT('content')
  const definition = useDefinition(content.schema.id)
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => setDialog(undefined)
  const { version, status, publishedVersion, publishAt, publishVersion } = content
  const item = items.find(({ id }) => id === content.id)
  const isFrozen = status === 'freeze'
  const locked = reason ?? (isFrozen ? t('content.frozen') : undefined)
  const facts = [
    { label: t('content.fact.path'), value: <code>{content.path}</code> },
    { label: t('content.fact.schema'), value: content.schema.title },
    { label: t('content.fact.order'), value: content.order },
    { label: t('content.fact.version'), value: version === 0 ? '–' : version },
    { label: t('content.fact.changed'), value: content.updatedAt ? <Changed content={content} /> : '–' },
    { label: t('content.fact.published'), value: <Instant at={content.publishedAt} /> },
    ...(publishAt && publishVersion
      ? [{ label: t('content.fact.publishAt'), value: <Scheduled at={publishAt} version={publishVersion} /> }]
      : []),
  ]
  return (
    <Panel
      title={item?.translations.find(({ language }) => language === content.language)?.title ?? content.slug}
      marks={version > 0 ? <ContentStatus translation={{ ...content, hasDraft: publishedVersion !== version }} /> : null}
      actions={
        <ActionButton reason={locked} isOfPage onClick={() => setDialog('edit')}>
          {t(version === 0 ? 'content.translate' : 'content.edit')}
        </ActionButton>
      }
    >
      <div className={layout.stack}>
        {version > 0 ? (
          <ContentActions content={content} reason={reason} locked={locked} open={setDialog} onAddBelow={onAddBelow} />
        ) : (
          <p>{t('content.noTranslation')}</p>
        )}
        <FactList facts={facts} />
        {version > 0 && definition ? <ContentValues definition={definition} values={content.fields} names={content.names} /> : null}
      </div>
      <Suspense>
        {dialog === 'edit' ? <EditContentDialog content={content} contents={items} onClose={close} /> : null}
        {dialog === 'preview' && definition ? <ContentPreviewDialog content={content} definition={definition} onClose={close} /> : null}
        {dialog === 'move' ? <MoveContentDialog content={content} contents={items} onClose={close} /> : null}
        {dialog === 'versions' ? <ContentVersionsDialog content={content} reason={locked} onClose={close} /> : null}
        {dialog === 'publishAt' ? <PublishAtDialog content={content} onClose={close} /> : null}
      </Suspense>
      {dialog === 'remove' ? <RemoveContent content={content} onRemoved={onRemoved} onClose={close} /> : null}
    </Panel>
  )
}

/** Newer drafts are not published at that time, so it says which version is. */
function Scheduled({ at, version }: { at: string; version: number }) {
  const t = useT('content')
  return (
    <>
      <Instant at={at} />, {t('content.versions.version', { version })}
    </>
  )
}

const Changed = ({ content }: { content: Content }) => (
  <>
    <Instant at={content.updatedAt} />
    {content.updatedBy ? `, ${content.updatedBy}` : null}
  </>
)

function RemoveContent({ content, onRemoved, onClose }: { content: Content; onRemoved: () => void; onClose: () => void }) {
  const t = useT('content')
  const remove = useAction({
    act: () => dropContent(content.id),
    done: t('content.remove.done'),
    failed: (reason) => t('content.remove.failed', { reason }),
    refresh: refreshContent,
    onDone: onRemoved,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('content.remove.title', { path: content.path })}
      confirmLabel={t('content.remove.confirm')}
      isDanger
      isPending={remove.isPending}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>{t('content.remove.text')}</p>
    </ConfirmDialog>
  )
}
