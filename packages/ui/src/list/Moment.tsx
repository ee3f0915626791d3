import { formatAge, formatInstantInZones, formatMinute } from '@wattdesk/i18n/formats.ts'
import { useTimed } from '../feedback/use-now.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './DataTable.module.css'
import { NoValue } from './NoValue.tsx'

type Props = { at: string | null | undefined; homeZone?: string }

/** How long ago an instant was. Hovering, focus or a tap shows the exact time and its zone. */
export function Moment({ at, homeZone }: Props) {
  return at ? <Ago at={at} homeZone={homeZone} /> : <NoValue />
}

function Ago({ at, homeZone }: { at: string; homeZone?: string }) {
  const { language } = useLanguage()
  const instant = Date.parse(at)
  const words = useTimed((now) => formatAge(now - instant, language))
  return (
    <Tooltip label={formatInstantInZones(at, homeZone)}>
      {/* A button, because nothing else takes the focus by a tap in every browser. */}
      <button type="button" className={classes.moment} data-passes-click onClick={(event) => event.currentTarget.focus()}>
        <time dateTime={at} data-on-paper={formatMinute(at)}>
          {words}
        </time>
      </button>
    </Tooltip>
  )
}
