import { useQuery } from '@tanstack/react-query'
import type { playBackAlarmRule } from '@wattdesk/contract/alarms/rules/calls.ts'
import type { BodyOf, ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { formatCalendarDay, formatNumber } from '@wattdesk/i18n/formats.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useDeferredValue } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import classes from './alarms.module.css'
import { playBackQuery } from './alarms.queries.ts'

type Result = ResponseOf<typeof playBackAlarmRule>

/** How often a rule would have raised an alarm in the last 30 days, compared with the rule in force. */
export function PlayBack({ rule }: { rule: BodyOf<typeof playBackAlarmRule> }) {
  const t = useT('alarms')
  // Typing has priority over the replay.
  const deferred = useDeferredValue(JSON.stringify(rule))
  const query = useQuery(playBackQuery(JSON.parse(deferred)))
  const result = query.data
  return (
    <section className={classes.playBack} data-stale={query.isPlaceholderData || undefined} aria-live="polite">
      <h3>{t('alarms.playBack.title')}</h3>
      {result ? <Outcome result={result} /> : query.isError ? <QueryFailure query={query} /> : <SkeletonLines count={4} />}
    </section>
  )
}

function Outcome({ result }: { result: Result }) {
  const t = useT('alarms')
  const { language } = useLanguage()
  const { homes, homesPlayed, examples } = result
  if (homes === 0) return <p>{t('alarms.playBack.none')}</p>
  const count = (value: number) => formatNumber(value, language)
  return (
    <>
      <p>
        <strong>{t('alarms.playBack.alarms', { count: result.alarms })}</strong>{' '}
        {t('alarms.playBack.homes', { count: result.homesWithAlarms })}
      </p>
      <Days days={result.days} />
      <p>{t('alarms.playBack.now', { count: result.alarmsNow })}</p>
      <p>{t('alarms.playBack.withinDelay', { count: result.withinDelay })}</p>
      {examples.length > 0 ? (
        <p>
          {t('alarms.playBack.examples')}: {examples.map(({ accountName, alarms }) => `${accountName} (${count(alarms)})`).join(', ')}
        </p>
      ) : null}
      <p>
        {homesPlayed < homes
          ? t('alarms.playBack.sample', { played: count(homesPlayed), homes: count(homes) })
          : t('alarms.playBack.whole', { count: homes })}
      </p>
    </>
  )
}

function Days({ days }: Pick<Result, 'days'>) {
  const t = useT('alarms')
  const most = Math.max(1, ...days.map(({ alarms }) => alarms))
  const [first, last] = [days.at(0), days.at(-1)]
  return (
    <div>
      <ol className={classes.bars} aria-label={t('alarms.playBack.title')}>
        {days.map(({ day, alarms }) => {
          const words = t('alarms.playBack.day', { day: formatCalendarDay(day), alarms: t('alarms.playBack.alarms', { count: alarms }) })
          return (
            <li key={day}>
              <Tooltip label={words} className={classes.barOfDay}>
                <span
                  className={classes.bar}
                  role="img"
                  aria-label={words}
                  style={{ height: `${Math.round((alarms / most) * 100)}%` }}
                  data-some={alarms > 0 || undefined}
                />
              </Tooltip>
            </li>
          )
        })}
      </ol>
      {first && last ? (
        <p className={classes.ends} aria-hidden>
          <span>{formatCalendarDay(first.day)}</span>
          <span>{formatCalendarDay(last.day)}</span>
        </p>
      ) : null}
    </div>
  )
}
