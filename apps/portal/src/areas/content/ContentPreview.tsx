import { useQuery } from '@tanstack/react-query'
import type { Definition } from '@wattdesk/contract/content/fields.ts'
import type { ContentPreview as Preview } from '@wattdesk/contract/content/models.ts'
import { isOver } from '@wattdesk/contract/content/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { useColorScheme } from '@wattdesk/ui/theme/use-color-scheme.ts'
import { useMemo, useState } from 'react'
import { useSettled } from '../../forms/use-settled.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { PhoneFrame } from '../../page/PhoneFrame.tsx'
import { ContentArticle } from './ContentArticle.tsx'
import classes from './content.module.css'
import { contentPreviewQuery } from './content.queries.ts'
import { unshownFields } from './preview-notes.ts'
import { RadioBar } from './RadioBar.tsx'

export type PreviewedDraft = Parameters<typeof contentPreviewQuery>[0]

const schemes = ['light', 'dark'] as const

/** What readers would see if the draft were published, in the app or among the instructions. Nothing is saved. */
export function ContentPreview({ draft, definition }: { draft: PreviewedDraft; definition: Definition }) {
  const query = useQuery(contentPreviewQuery(useSettled(draft)))
  const { data } = query
  if (query.isError && !data) return <QueryFailure query={query} />
  if (!data) return <SkeletonLines count={8} />
  return (
    <div className={classes.preview}>
      {data.place === 'notices' || data.place === 'help' ? <InApp preview={data} draft={draft} definition={definition} /> : null}
      {data.place === 'instructions' ? <AsInstruction preview={data} definition={definition} /> : null}
      {data.place === 'programs' ? <ForPrograms /> : null}
    </div>
  )
}

type AppProps = { preview: Preview; draft: PreviewedDraft; definition: Definition }

function InApp({ preview, draft, definition }: AppProps) {
  const t = useT('content')
  const languageName = useLanguageName()
  const own = useColorScheme()
  const [scheme, setScheme] = useState(own)
  const { notices, help } = preview
  const shownId = preview.draft.id
  const message = useMemo(
    () => ({ type: 'wattdesk:preview' as const, lists: { notices, help }, shownId, scheme }),
    [notices, help, shownId, scheme],
  )
  return (
    <>
      <div className={classes.previewNotes}>
        <RadioBar
          label={t('content.preview.scheme')}
          value={scheme}
          choices={schemes.map((value) => ({ value, label: t(`content.preview.${value}`) }))}
          onChange={setScheme}
        />
        <Notes preview={preview} definition={definition} />
      </div>
      <PhoneFrame
        path="/messages"
        tenantId={draft.tenantId}
        language={draft.language as Language}
        title={t('content.preview.frame', { language: languageName(draft.language as Language) })}
        message={message}
      />
    </>
  )
}

function Notes({ preview: { place, isListPublished, draft }, definition }: Pick<AppProps, 'preview' | 'definition'>) {
  const t = useT('content')
  const today = localDayOf(nowMs(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const unshown = unshownFields(definition, draft.fields)
  return (
    <div role="status" className={layout.stack}>
      <p className={layout.hint}>{t('content.preview.hint')}</p>
      {isListPublished ? null : <p className={classes.previewWarning}>{t('content.preview.listUnpublished', { path: place })}</p>}
      {place === 'notices' && isOver(draft.fields, today) ? <p className={classes.previewWarning}>{t('content.preview.over')}</p> : null}
      {unshown.length > 0 ? (
        <p className={classes.previewWarning}>{t('content.preview.unshown', { count: unshown.length, fields: unshown.join(', ') })}</p>
      ) : null}
    </div>
  )
}

function AsInstruction({ preview: { draft }, definition }: Pick<AppProps, 'preview' | 'definition'>) {
  const t = useT('content')
  return (
    <div className={classes.previewText}>
      <p className={layout.hint}>{t('content.preview.instructions')}</p>
      <h3>{draft.title}</h3>
      <ContentArticle definition={definition} values={draft.fields} title={draft.title} />
    </div>
  )
}

function ForPrograms() {
  const t = useT('content')
  return <p className={layout.hint}>{t('content.preview.programs')}</p>
}
