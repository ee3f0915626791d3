import { useQuery } from '@tanstack/react-query'
import type { ChargingSession } from '@wattdesk/contract/history/models.ts'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { sessionsQuery } from '../../api/queries.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Figure } from '../../parts/Figure.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import parts from '../../parts/parts.module.css'
import { Screen } from '../../parts/Screen.tsx'
import { PeriodBar } from '../../periods/PeriodBar.tsx'
import { rangeOf } from '../../periods/periods.ts'
import { QuantityPanel } from '../../periods/QuantityPanel.tsx'
import { usePeriod } from '../../periods/use-period.ts'
import { useHome } from '../../shell/use-home.ts'
import { useLiveAge } from '../../shell/use-live-age.ts'
import classes from './car.module.css'

/** A charge that follows the sun may be several sessions a day. */
const listedMax = 100

export function CarScreen() {
  const t = useWords()
  const { home } = useHome()
  const { power, energy, money } = useFormats(home.timeZone)
  const shown = usePeriod(home.timeZone, 'month')
  const query = useQuery(sessionsQuery(home.siteId, rangeOf('month', shown.date, shown.today)))
  const powerW = home.live?.powers?.evW ?? null
  const old = useLiveAge()
  return (
    <Screen title={t('customerApp.car.title')} isDeeper>
      <Card>
        <Figure label={t('customerApp.car.now')} value={power(powerW)} isKnown={powerW !== null} color={energyColors.ev} note={old} />
      </Card>
      <PeriodBar {...shown} only={['month']} />
      <QuantityPanel {...shown} name="ev" label={t('customerApp.car.energy')} color={energyColors.ev} />
      <Loaded query={query} height={320}>
        {({ items, isComplete }) => (
          <>
            {items.length === 0 ? (
              <p className={parts.nothing}>{t('customerApp.car.none')}</p>
            ) : (
              <Card>
                <div className={parts.grid}>
                  <Figure label={t('customerApp.car.count')} value={String(items.length)} />
                  <Figure
                    {...sumOf(
                      items.map(({ energyWh }) => energyWh),
                      energy,
                    )}
                    label={t('customerApp.car.energy')}
                    color={energyColors.ev}
                  />
                  <Figure
                    {...sumOf(
                      items.map(({ cost }) => cost?.cents ?? null),
                      money,
                    )}
                    label={t('customerApp.car.cost')}
                  />
                </div>
                {isComplete ? null : <p className={parts.note}>{t('customerApp.car.incomplete')}</p>}
              </Card>
            )}
            <ul className={classes.list}>
              {items.slice(0, listedMax).map((session) => (
                <Session key={session.sessionId} session={session} />
              ))}
            </ul>
            {isComplete && items.length > listedMax ? <p className={parts.note}>{t('customerApp.car.incomplete')}</p> : null}
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** Known only if all of its parts are. */
function sumOf(values: readonly (number | null)[], format: (value: number | null) => string): { value: string; isKnown: boolean } {
  const isKnown = values.every((value) => value !== null)
  return { value: format(isKnown ? values.reduce<number>((sum, value) => sum + (value ?? 0), 0) : null), isKnown }
}

const sources = [
  ['fromPvWh', energyColors.production],
  ['fromStorageWh', energyColors.battery],
  ['fromGridWh', energyColors.gridImport],
] as const

function Session({ session }: { session: ChargingSession }) {
  const t = useWords()
  const { home } = useHome()
  const { energy, money, moment, clock } = useFormats(home.timeZone)
  const known = sources.flatMap(([name, color]) => (session[name] ? [{ name, color, energyWh: session[name] }] : []))
  const total = known.reduce((sum, { energyWh }) => sum + energyWh, 0)
  const end =
    session.state === 'underWay' ? t('customerApp.car.underWay') : session.endedAt ? clock(session.endedAt) : t('customerApp.unknown')
  return (
    <li className={classes.session}>
      <span>
        <b>{session.energyWh === null ? t('customerApp.unknown') : energy(session.energyWh)}</b>
        <small>
          {moment(session.startedAt)} – {end}
        </small>
      </span>
      <span className={classes.cost}>{session.cost ? money(session.cost.cents) : null}</span>
      {total > 0 ? (
        <span
          className={classes.bar}
          role="img"
          aria-label={known.map(({ name, energyWh }) => `${t(`customerApp.car.${name}`)} ${energy(energyWh)}`).join(', ')}
        >
          {known.map(({ name, color, energyWh }) => (
            <i key={name} style={{ width: `${(energyWh / total) * 100}%`, background: color }} />
          ))}
        </span>
      ) : null}
    </li>
  )
}
