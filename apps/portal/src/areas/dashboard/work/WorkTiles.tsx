import { Link } from '@tanstack/react-router'
import type { WorkKind } from '@wattdesk/contract/dashboard/terms.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './work.module.css'
import type { WorkPage } from './work.queries.ts'

/** Kinds that are shown even where there is none. */
const always: readonly WorkKind[] = ['alarm', 'gateway', 'mail', 'sale']

/** How much work of each kind there is, and how much came in the last day. Each tile opens the list that it counts. */
export function WorkTiles({ kinds }: { kinds: WorkPage['kinds'] | undefined }) {
  const t = useT('dashboard')
  const { language } = useLanguage()
  const shown = kinds?.filter(({ kind, total }) => total > 0 || always.includes(kind))
  return (
    <nav className={classes.tiles} aria-label={t('dashboard.work.kinds')}>
      {shown
        ? shown.map(({ kind, total, totalIsCapped, lastDay }) => (
            <Link key={kind} to="/dashboard/work" search={{ kind }} className={classes.tile} data-none={total === 0 || undefined}>
              <span>{t(`dashboard.work.kind.${kind}`)}</span>
              <span className={classes.figure}>
                {formatNumber(total, language)}
                {totalIsCapped ? '+' : ''}
              </span>
              <span className={classes.trend}>
                {lastDay > 0 ? t('dashboard.work.lastDay', { count: lastDay }) : t('dashboard.work.noneLastDay')}
              </span>
            </Link>
          ))
        : always.map((kind) => (
            <span key={kind} className={classes.tile}>
              <span>{t(`dashboard.work.kind.${kind}`)}</span>
              <span className={classes.figure}>…</span>
              <span className={classes.trend}>&nbsp;</span>
            </span>
          ))}
    </nav>
  )
}
