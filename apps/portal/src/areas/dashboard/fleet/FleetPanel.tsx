import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fleetStates } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { FleetCount } from './FleetCount.tsx'
import { FleetPreview } from './FleetPreview.tsx'
import classes from './fleet.module.css'
import { fleetQuery } from './fleet.queries.ts'

/** Each number links to its homes on the map. */
export function FleetPanel() {
  const t = useT('fleet')
  const fleet = useQuery(fleetQuery)
  const all = <Link to="/dashboard/fleet">{t('fleet.open')}</Link>
  return (
    <Panel title={t('fleet.title')} actions={<span className={classes.all}>{all}</span>}>
      {fleet.isError && !fleet.data ? (
        <QueryFailure query={fleet} />
      ) : (
        <>
          <FleetPreview />
          <ul className={classes.figures}>
            {fleetStates.map((state) => (
              <li key={state}>
                <span className={classes.sign} data-state={state} aria-hidden />
                <Link to="/dashboard/fleet" search={{ state }}>
                  {t(`fleet.state.${state}`)}
                </Link>
                <FleetCount state={state} count={fleet.data?.counts[state]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
