import { Button } from '@mantine/core'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { nowMs } from '../feedback/clock.ts'
import { useT } from '../language/LanguageProvider.tsx'
import { DayInput } from './DayInput.tsx'
import classes from './day.module.css'
import { type PeriodPreset, periodPresets, presetPeriod } from './day-presets.ts'
import type { Period } from './period.ts'

type Props = {
  period: Period
  onChoose: (period: Period) => void
  presets?: readonly PeriodPreset[]
  /** Time zone that decides which day is today; the reader's by default. */
  timeZone?: string
}

export function PeriodChoice({ period, onChoose, presets = periodPresets, timeZone }: Props) {
  const t = useT('days')
  const today = isoDay(nowMs(), timeZone)
  return (
    <div className={classes.period}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be announced as part of a form */}
      <div className={classes.presets} role="group" aria-label={t('days.presets')}>
        {presets.map((preset) => {
          const meant = presetPeriod(preset, today)
          const isChosen = meant.from === period.from && meant.until === period.until
          return (
            <button key={preset} type="button" className={classes.preset} aria-pressed={isChosen} onClick={() => onChoose(meant)}>
              {t(`days.preset.${preset}`)}
            </button>
          )
        })}
      </div>
      <div className={classes.ends}>
        <DayInput
          size="xs"
          label={t('days.from')}
          title={t('days.from')}
          value={period.from ?? ''}
          max={period.until}
          timeZone={timeZone}
          onCommit={(from) => onChoose({ ...period, from })}
        />
        <DayInput
          size="xs"
          label={t('days.until')}
          title={t('days.until')}
          value={period.until ?? ''}
          min={period.from}
          timeZone={timeZone}
          onCommit={(until) => onChoose({ ...period, until })}
        />
        <Button variant="subtle" size="compact-sm" disabled={!period.from && !period.until} onClick={() => onChoose({})}>
          {t('ui.action.clear')}
        </Button>
      </div>
    </div>
  )
}
