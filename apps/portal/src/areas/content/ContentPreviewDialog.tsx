import type { Definition } from '@wattdesk/contract/content/fields.ts'
import type { Content } from '@wattdesk/contract/content/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { ContentPreview } from './ContentPreview.tsx'

/** The saved draft as readers would see it. */
export function ContentPreviewDialog({ content, definition, onClose }: { content: Content; definition: Definition; onClose: () => void }) {
  const t = useT('content')
  const languageName = useLanguageName()
  const { id, tenantId, parentId, slug, language, fields, path } = content
  return (
    <Dialog title={t('content.preview.title', { path, language: languageName(language) })} size="lg" onClose={onClose}>
      <ContentPreview
        draft={{ contentId: id, tenantId, parentId, slug, language, fields, schemaId: content.schema.id }}
        definition={definition}
      />
    </Dialog>
  )
}
