import { Link } from '@tanstack/react-router'
import type { FleetState } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCan } from '../../../session/use-session.ts'
import classes from './fleet.module.css'

/** Opens the list of the counted homes. */
export function FleetCount({ state, count }: { state: FleetState; count: number | undefined }) {
  const t = useT('fleet')
  const { language } = useLanguage()
  const may = useCan()('read:data-import')
  const text = count === undefined ? '…' : formatNumber(count, language)
  if (!may || !count) return <span className={classes.number}>{text}</span>
  return (
    <Link
      to="/dashboard/data-status"
      search={{ health: state }}
      className={classes.number}
      aria-label={t('fleet.list', { count, state: t(`fleet.state.${state}`) })}
    >
      {text}
    </Link>
  )
}
