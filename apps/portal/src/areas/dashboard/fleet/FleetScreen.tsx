import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Size } from '@wattdesk/ui/map/mercator.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { useState } from 'react'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import layout from '../../../page/layout.module.css'
import { usePageTitle } from '../../../page/use-page-title.ts'
import { FleetMap } from './FleetMap.tsx'
import { FleetStates } from './FleetStates.tsx'
import { FleetTable } from './FleetTable.tsx'
import { fleetQuery } from './fleet.queries.ts'
import { isWithin, shownStates, sumOf, toggledState } from './fleet-address.ts'
import { placeMarks } from './fleet-marks.ts'
import { type FleetMapState, useFleetMap } from './use-fleet-map.ts'

const route = getRouteApi('/dashboard/fleet')

/** Homes on a map by state, grouped by proximity. A table below has the same content. */
export function FleetScreen() {
  const t = useT('fleet')
  const { language } = useLanguage()
  const { state } = route.useSearch()
  const navigate = route.useNavigate()
  const fleet = useQuery(fleetQuery)
  const [size, setSize] = useState<Size>()
  const states = shownStates(state)
  const map = useFleetMap(size, states)
  usePageTitle(t('fleet.title'))
  const inView = size && marksInView(map, size)
  const count = fleet.data ? t('fleet.sites', { count: sumOf(fleet.data.counts, states) }) : undefined
  const unplaced = fleet.data ? sumOf(fleet.data.unplaced, states) : 0
  return (
    <>
      <PageHeader title={t('fleet.title')} count={count} />
      <div className={layout.stack}>
        <FleetStates
          counts={fleet.data?.counts}
          chosen={state ? states : []}
          onToggle={(one) => void navigate({ search: (before) => ({ ...before, state: toggledState(state, one) }), replace: true })}
        />
        {map.failure ? <QueryFailure query={map.failure} isWholeScreen /> : <FleetMap map={map} states={states} onSize={setSize} />}
        <p className={layout.meta} aria-live="polite">
          {inView ? <span>{t('fleet.inView', { count: inView.reduce((sum, mark) => sum + mark.count, 0) })}</span> : null}
          {unplaced > 0 ? <span>{t('fleet.unplaced', { count: unplaced })}</span> : null}
          {map.isCut ? <span>{t('fleet.cut')}</span> : null}
          {fleet.data?.countedAt === null ? <span>{t('fleet.notCounted')}</span> : null}
          {fleet.data?.countedAt ? (
            <span>
              {t('fleet.counted')} <Age at={fleet.data.countedAt} staleAfterMs={15 * 60_000} />
            </span>
          ) : null}
        </p>
        <FleetTable marks={inView} states={states} number={(value) => formatNumber(value, language)} onCloser={map.closeUp} />
      </div>
    </>
  )
}

/** The groups as the map draws them, largest first. */
function marksInView({ marks, view, edges }: FleetMapState, size: Size) {
  if (!marks || !edges) return undefined
  const placed = placeMarks(marks, view, size).map(({ mark }) => mark)
  return placed.filter((mark) => isWithin(mark, edges)).sort((one, other) => other.count - one.count)
}
