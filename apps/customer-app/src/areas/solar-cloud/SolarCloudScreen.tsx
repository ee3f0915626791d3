import { useQuery } from '@tanstack/react-query'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import type { TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { solarCloudQuery } from '../../api/queries.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Chart } from '../../parts/Chart.tsx'
import { Figure } from '../../parts/Figure.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import parts from '../../parts/parts.module.css'
import { Screen } from '../../parts/Screen.tsx'
import { barsOf, valuesAt } from '../../periods/spans.ts'
import { useHome } from '../../shell/use-home.ts'

function balancesOf(series: readonly { start: string; balance: number }[], times: readonly number[], label: string): TimeSeries {
  const values = valuesAt(times, series, ({ balance }) => balance)
  return { times, series: [{ key: 'balance', label, color: energyColors.gridExport, shape: 'bar', values }] }
}

/** Credited exports and later draws in the contract's year. */
export function SolarCloudScreen() {
  const t = useWords()
  const { home } = useHome()
  const { energy, shortDay, share } = useFormats(home.timeZone)
  const query = useQuery(solarCloudQuery(home.siteId, localDayOf(nowMs(), home.timeZone)))
  return (
    <Screen title={t('customerApp.solarCloud.title')} isDeeper>
      <Loaded query={query} height={360}>
        {({ total, series, contract, account, timeZone }) => (
          <Card>
            <div className={parts.grid}>
              <Figure
                label={t('customerApp.solarCloud.balance')}
                value={energy(total.balance)}
                isKnown={total.balance !== null}
                color={energyColors.gridExport}
              />
              <Figure label={t('customerApp.solarCloud.credit')} value={energy(total.credit)} isKnown={total.credit !== null} />
              <Figure label={t('customerApp.solarCloud.draw')} value={energy(total.draw)} isKnown={total.draw !== null} />
              <Figure
                label={t('customerApp.solarCloud.bought')}
                value={energy(total.residualImport)}
                isKnown={total.residualImport !== null}
              />
            </div>
            <Chart
              data={balancesOf(series, barsOf('year', contract.start, timeZone), t('customerApp.solarCloud.balance'))}
              timeZone={timeZone}
              format={energy}
              label={t('customerApp.solarCloud.balance')}
            />
            <p className={parts.note}>
              {contract.isAssumed
                ? t('customerApp.solarCloud.assumed')
                : t('customerApp.solarCloud.since', { day: shortDay(contract.start) })}
              {account.elapsedSeconds > account.knownSeconds * 1.03
                ? ` ${t('customerApp.today.gaps', { share: share(account.knownSeconds / account.elapsedSeconds) })}`
                : null}
            </p>
          </Card>
        )}
      </Loaded>
    </Screen>
  )
}
