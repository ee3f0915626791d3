import { Button } from '@mantine/core'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { nowMs } from '../feedback/clock.ts'
import { useT } from '../language/LanguageProvider.tsx'
import { DayInput } from './DayInput.tsx'
import classes from './day.module.css'
import { presetPeriod } from './day-presets.ts'

type Props = { label: string; day: string | undefined; onChoose: (day: string | undefined) => void }

export function DayChoice({ label, day, onChoose }: Props) {
  const t = useT('days')
  const today = isoDay(nowMs())
  return (
    <div className={classes.period}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be announced as part of a form */}
      <div className={classes.presets} role="group" aria-label={t('days.presets')}>
        {(['today', 'yesterday'] as const).map((preset) => {
          const { from } = presetPeriod(preset, today)
          return (
            <button key={preset} type="button" className={classes.preset} aria-pressed={from === day} onClick={() => onChoose(from)}>
              {t(`days.preset.${preset}`)}
            </button>
          )
        })}
      </div>
      <div className={classes.ends}>
        <DayInput size="xs" label={label} title={label} value={day ?? ''} onCommit={onChoose} />
        <Button variant="subtle" size="compact-sm" disabled={!day} onClick={() => onChoose(undefined)}>
          {t('ui.action.clear')}
        </Button>
      </div>
    </div>
  )
}
