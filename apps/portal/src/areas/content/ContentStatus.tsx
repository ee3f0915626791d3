import type { Content, ContentTranslation } from '@wattdesk/contract/content/models.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

const tones: Record<Content['status'], Tone> = { draft: 'neutral', published: 'ok', freeze: 'accent' }

type Props = { translation: Pick<ContentTranslation, 'status' | 'hasDraft' | 'publishAt' | 'publishedAt'> }

/** A published content also shows whether it has a newer draft. */
export function ContentStatus({ translation: { status, hasDraft, publishAt, publishedAt } }: Props) {
  const t = useT('content')
  const words = status === 'published' && hasDraft ? t('content.status.changed') : t(`content.status.${status}`)
  const detail = publishAt
    ? t('content.status.set', { at: formatInstantInZones(publishAt) })
    : publishedAt
      ? t('content.status.since', { at: formatInstantInZones(publishedAt) })
      : undefined
  return (
    <StatusDot tone={status === 'published' && hasDraft ? 'warning' : tones[status]} detail={detail}>
      {words}
    </StatusDot>
  )
}
