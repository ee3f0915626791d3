import { IconCalendarTime, IconSun } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { outlookQuery } from '../../api/queries.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { HomeFailure } from '../../shell/HomeFailure.tsx'
import { useHome } from '../../shell/use-home.ts'
import { useBestCharge } from '../outlook/use-best-charge.ts'
import { useExpectedEnergy } from '../outlook/use-expected-energy.ts'
import classes from './home.module.css'

export function OutlookCard() {
  const t = useWords()
  const { home } = useHome()
  const { energy } = useFormats(home.timeZone)
  const query = useQuery(outlookQuery(home.siteId))
  const { data } = query
  const best = useBestCharge(data)
  const { tomorrowWh } = useExpectedEnergy(data)
  if (!data) {
    if (!home.has.includes('pv') && !home.has.includes('prices')) return null
    // Reserves its place while it loads, so that nothing below moves.
    return query.isError ? <HomeFailure query={query} /> : <span className={classes.outlookPlace} aria-hidden />
  }
  if (!best && tomorrowWh === null) return null
  return (
    <Card title={t('customerApp.outlook.next')} href="/outlook">
      <ul className={classes.next}>
        {best ? (
          <li>
            <IconCalendarTime size={20} aria-hidden />
            <span>
              <b>{best.when}</b>
              {best.why}
            </span>
          </li>
        ) : null}
        {tomorrowWh === null ? null : (
          <li>
            <IconSun size={20} aria-hidden />
            <span>
              <b>{energy(tomorrowWh)}</b>
              {t('customerApp.outlook.tomorrow')}
            </span>
          </li>
        )}
      </ul>
    </Card>
  )
}
