import { Link } from '@tanstack/react-router'
import { type FleetState, fleetZooms } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Size } from '@wattdesk/ui/map/mercator.ts'
import { WideMap } from '@wattdesk/ui/map/WideMap.tsx'
import type { CSSProperties } from 'react'
import { mapTiles } from '../../../page/operator-settings.ts'
import classes from './fleet.module.css'
import type { ShownMark } from './fleet-address.ts'
import { type PlacedMark, placeMarks } from './fleet-marks.ts'
import type { FleetMapState } from './use-fleet-map.ts'

type Props = { map: FleetMapState; states: readonly FleetState[]; onSize: (size: Size) => void }

/** Draws a circle per group and a mark per single home. */
export function FleetMap({ map, states, onSize }: Props) {
  const t = useT('fleet')
  return (
    <WideMap
      label={t('fleet.title')}
      view={map.view}
      onView={map.onView}
      zooms={fleetZooms}
      onWhole={map.showAll}
      onSize={onSize}
      tiles={mapTiles}
      note={map.isLoading ? '…' : map.marks?.length === 0 ? t('fleet.none') : null}
    >
      {(size) =>
        placeMarks(map.marks ?? [], map.view, size).map((placed) => (
          <Mark key={placed.mark.key} placed={placed} states={states} onOpen={map.closeUp} />
        ))
      }
    </WideMap>
  )
}

type MarkProps = { placed: PlacedMark; states: readonly FleetState[]; onOpen: (mark: ShownMark) => void }

function Mark({ placed: { mark, x, y, sizePx, isNamed }, states, onOpen }: MarkProps) {
  const t = useT('fleet')
  const { language } = useLanguage()
  const occurring = states.filter((state) => mark.counts[state] > 0)
  const { site, count, town } = mark
  const style = { transform: `translate(${x}px, ${y}px)` }
  if (site) {
    const [state = 'ok'] = occurring
    return (
      <Link
        to="/dashboard/customers/$customerId"
        params={{ customerId: site.customerId }}
        tabIndex={-1}
        draggable={false}
        className={classes.site}
        style={style}
        title={`${site.customerName}, ${mark.isApproximate ? t('fleet.approximately', { town }) : town}: ${t(`fleet.state.${state}`)}`}
      >
        <span className={classes.sign} data-state={state} />
      </Link>
    )
  }
  const parts = occurring.map((state) => `${t(`fleet.state.${state}`)}: ${formatNumber(mark.counts[state], language)}`)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.group}
      style={{ ...style, '--size': `${sizePx}px`, '--ring': ringOf(mark, occurring) } as CSSProperties}
      title={`${t('fleet.around', { town })}\n${parts.join('\n')}`}
      onClick={() => onOpen(mark)}
    >
      <span>{shortNumber(count, language)}</span>
      {isNamed ? <small>{town}</small> : null}
    </button>
  )
}

/** A ring of the states' shares. */
export function ringOf({ counts, count }: ShownMark, states: readonly FleetState[]): string {
  let from = 0
  const parts = states.map((state) => {
    const until = from + counts[state] / count
    const part = `var(--fleet-${state}) ${from}turn ${until}turn`
    from = until
    return part
  })
  return `conic-gradient(${parts.join(', ')})`
}

export const shortNumber = (value: number, language: string) =>
  new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 }).format(value)
