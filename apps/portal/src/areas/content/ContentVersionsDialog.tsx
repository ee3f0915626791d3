import { useQuery } from '@tanstack/react-query'
import type { Definition } from '@wattdesk/contract/content/fields.ts'
import type { Content } from '@wattdesk/contract/content/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { JsonDiff } from '@wattdesk/ui/feedback/JsonDiff.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { ContentValues } from './ContentValues.tsx'
import classes from './content.module.css'
import { contentVersionsQuery, refreshContent, restoreContent } from './content.queries.ts'
import { useDefinition } from './use-definition.ts'
import { versionLabel, versionWords } from './version-words.ts'

type Props = { content: Content; reason: string | undefined; onClose: () => void }

/** Versions of a content in one language with their changes. Each can be restored. */
export function ContentVersionsDialog({ content, reason, onClose }: Props) {
  const t = useT('content')
  const { id, language, version: current } = content
  const query = useQuery(contentVersionsQuery(id, language))
  const restore = useAction({
    act: (from: number) => restoreContent(id, { language, version: current, from }),
    done: t('content.versions.restored'),
    refresh: refreshContent,
    onDone: onClose,
  })
  const definition = useDefinition(content.schema.id)
  const versions = query.data ?? []
  return (
    <Dialog title={t('content.versions.title')} size="lg" onClose={onClose}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={6} /> : null}
      <ol className={classes.versions}>
        {versions.map(({ version, fields, createdAt, createdBy, restoredFrom, isPublished }, at) => (
          <li key={version}>
            <h3>
              {t('content.versions.version', { version })}
              {isPublished ? <Tag tone="ok">{t('content.status.published')}</Tag> : null}
              {restoredFrom ? <Tag>{t('content.versions.from', { version: restoredFrom })}</Tag> : null}
              <small>
                <Instant at={createdAt} />
                {createdBy ? `, ${createdBy}` : null}
              </small>
              {version === current ? null : (
                <ActionButton
                  reason={reason}
                  isSmall
                  label={t('content.versions.restoreOf', { version })}
                  isPending={restore.isPending && restore.input === version}
                  onClick={() => restore.run(version)}
                >
                  {t('content.versions.restore')}
                </ActionButton>
              )}
            </h3>
            {definition ? <Changes definition={definition} before={versions[at + 1]?.fields} after={fields} /> : null}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

type ChangesProps = { definition: Definition; before: Record<string, unknown> | undefined; after: Record<string, unknown> }

/** The oldest version has nothing to be compared with, so it is shown in full. */
function Changes({ definition, before, after }: ChangesProps) {
  if (!before) return <ContentValues definition={definition} values={after} />
  return (
    <JsonDiff
      before={before}
      after={after}
      labelOf={(path) => versionLabel(definition, path)}
      wordsOf={(path, value) => versionWords(definition, path, value, { before, after })}
    />
  )
}
