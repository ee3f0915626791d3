import { Link } from '@tanstack/react-router'
import type { WorkKind } from '@wattdesk/contract/dashboard/terms.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './work.module.css'
import type { WorkPage } from './work.queries.ts'

/** Other kinds are listed below, if they have work. */
const tiled: readonly WorkKind[] = ['alarm', 'mail', 'import', 'sale']

type Counted = WorkPage['kinds'][number]

/** Work of each kind, in total and from the last day. Each tile opens the list that it counts. */
export function WorkTiles({ kinds }: { kinds: WorkPage['kinds'] | undefined }) {
  const t = useT('dashboard')
  const { language } = useLanguage()
  const big = kinds?.filter(({ kind }) => tiled.includes(kind))
  const others = kinds?.filter(({ kind, total }) => total > 0 && !tiled.includes(kind)) ?? []
  const countOf = ({ total, totalIsCapped }: Counted) => `${formatNumber(total, language)}${totalIsCapped ? '+' : ''}`
  return (
    <nav aria-label={t('dashboard.work.kinds')}>
      <div className={classes.tiles}>
        {big
          ? big.map((counted) => (
              <Link
                key={counted.kind}
                to="/dashboard/work"
                search={{ kind: counted.kind }}
                className={classes.tile}
                data-none={counted.total === 0 || undefined}
              >
                <span>{t(`dashboard.work.kind.${counted.kind}`)}</span>
                <span className={classes.figure}>{countOf(counted)}</span>
                <span className={classes.trend}>
                  {counted.lastDay > 0 ? t('dashboard.work.lastDay', { count: counted.lastDay }) : t('dashboard.work.noneLastDay')}
                </span>
              </Link>
            ))
          : tiled.map((kind) => (
              <span key={kind} className={classes.tile}>
                <span>{t(`dashboard.work.kind.${kind}`)}</span>
                <span className={classes.figure}>…</span>
                <span className={classes.trend}>&nbsp;</span>
              </span>
            ))}
      </div>
      {others.length > 0 ? (
        <div className={classes.others}>
          {others.map((counted) => (
            <Link key={counted.kind} to="/dashboard/work" search={{ kind: counted.kind }} className={classes.other}>
              {t(`dashboard.work.kind.${counted.kind}`)} <strong>{countOf(counted)}</strong>
            </Link>
          ))}
        </div>
      ) : null}
    </nav>
  )
}
