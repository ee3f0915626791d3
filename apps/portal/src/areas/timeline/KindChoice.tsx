import { Button } from '@mantine/core'
import { type TimelineKind, timelineKinds, timelineNeeds } from '@wattdesk/contract/timeline/terms.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useCan } from '../../session/use-session.ts'
import classes from './timeline.module.css'
import { kindIcons } from './timeline-words.tsx'

type Props = {
  /** Empty: all. */
  chosen: readonly TimelineKind[]
  counts: Partial<Record<TimelineKind, number>> | undefined
  onChoose: (kinds: TimelineKind[]) => void
}

/** Shows the number of entries of each kind. */
export function KindChoice({ chosen, counts, onChoose }: Props) {
  const t = useT('timeline')
  const { language } = useLanguage()
  const can = useCan()
  return timelineKinds.map((kind) => {
    const Glyph = kindIcons[kind]
    const isChosen = chosen.includes(kind)
    const count = counts?.[kind] ?? 0
    const maySee = can(timelineNeeds[kind], { all: true })
    return (
      <Tooltip key={kind} label={maySee ? undefined : t('timeline.noPermission')}>
        <Button
          size="xs"
          variant="default"
          className={classes.kind}
          aria-pressed={isChosen}
          disabled={!maySee}
          data-empty={(counts && count === 0 && !isChosen) || undefined}
          leftSection={<Glyph size={14} aria-hidden />}
          onClick={() => onChoose(timelineKinds.filter((one) => (one === kind ? !isChosen : chosen.includes(one))))}
        >
          {t(`timeline.kind.${kind}`)}
          {counts && maySee ? <span className={classes.count}>{formatNumber(count, language)}</span> : null}
        </Button>
      </Tooltip>
    )
  })
}
