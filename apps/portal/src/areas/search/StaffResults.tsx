import { IconIdBadge2, IconPlugConnected } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCan } from '../../session/use-session.ts'
import classes from './search.module.css'
import { staffQuery } from './search.queries.ts'

/** Whether a term finds members or vendors. */
export function useHasStaff(term: string): boolean {
  const may = useCan()(['read:account-users', 'read:system-settings'])
  const { data } = useQuery({ ...staffQuery(term), enabled: may })
  return (data?.members.length ?? 0) + (data?.vendors.length ?? 0) > 0
}

/** Members and vendors that a term finds, above customers, because there are few. */
export function StaffResults({ term }: { term: string }) {
  const t = useT('search', 'vendors')
  const may = useCan()(['read:account-users', 'read:system-settings'])
  const { data } = useQuery({ ...staffQuery(term), enabled: may })
  const { members = [], vendors = [] } = data ?? {}
  if (members.length + vendors.length === 0) return null
  return (
    <ul className={classes.results} aria-label={t('search.staff')}>
      {members.map(({ id, name, email, tenant }) => (
        <li key={id}>
          <Link to="/dashboard/account/members" search={{ member: id }} className={classes.result}>
            <IconIdBadge2 size={18} aria-hidden />
            <div className={classes.head}>
              <span className={classes.title}>{name}</span>
              <span className={classes.surroundings}>{[t('search.member'), email, tenant.name].join(' · ')}</span>
            </div>
          </Link>
        </li>
      ))}
      {vendors.map(({ id, name, category }) => (
        <li key={id}>
          <Link to="/dashboard/settings/api" className={classes.result}>
            <IconPlugConnected size={18} aria-hidden />
            <div className={classes.head}>
              <span className={classes.title}>{name}</span>
              <span className={classes.surroundings}>{[t('search.vendor'), t(`vendors.category.${category}`)].join(' · ')}</span>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
