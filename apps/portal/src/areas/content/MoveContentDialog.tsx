import type { Content, ContentItem } from '@wattdesk/contract/content/models.ts'
import { SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { z } from 'zod'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import layout from '../../page/layout.module.css'
import { moveContent, refreshContent } from './content.queries.ts'
import { mayStandBelow } from './content-tree.ts'

const model = z.strictObject({ parentId: z.string() })

/** Moves a content, with everything below it, below another one or to the root. */
export function MoveContentDialog({
  content,
  contents,
  onClose,
}: {
  content: Content
  contents: readonly ContentItem[]
  onClose: () => void
}) {
  const t = useT('content')
  const saving = useSaveRecord({
    schema: model,
    initial: () => ({ parentId: content.parentId ?? '' }),
    save: ({ parentId }) => moveContent(content.id, { parentId: parentId || null, beforeId: null, was: content.path }),
    saved: t('content.move.done'),
    failed: (reason) => t('content.move.failed', { reason }),
    refresh: refreshContent,
    onSaved: onClose,
  })
  const parents = contents.filter((one) => mayStandBelow(content, one)).toSorted((a, b) => a.path.localeCompare(b.path))
  const choices = parents.map(({ id, path }) => ({ value: id, label: path }))
  return (
    <SaveDialog saving={saving} title={t('content.move.title', { path: content.path })} submit={t('content.move.action')} onClose={onClose}>
      <p className={layout.hint}>{t('content.move.hint')}</p>
      <SelectField
        form={saving.form}
        name="parentId"
        label={t('content.move.below')}
        choices={choices}
        emptyLabel={t('content.move.root')}
        hasAutofocus
      />
    </SaveDialog>
  )
}
