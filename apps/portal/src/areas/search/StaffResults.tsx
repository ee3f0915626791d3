import { IconIdBadge2, IconPackages, IconPlugConnected, IconRouter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCan } from '../../session/use-session.ts'
import { unallocatedPlace } from './found-record.ts'
import classes from './search.module.css'
import { staffQuery } from './search.queries.ts'
import { useUnallocated } from './use-unallocated.ts'

/** Members, vendors, gateways without a home and unallocated installations that match a term. */
function useStaff(term: string) {
  const may = useCan()(['read:account-users', 'read:system-settings', 'read:gateway-stock'])
  const { data } = useQuery({ ...staffQuery(term), enabled: may })
  const { members = [], vendors = [], gateways = [] } = data ?? {}
  return { members, vendors, gateways, unallocated: useUnallocated(term) }
}

export function useStaffCount(term: string): number {
  const { members, vendors, gateways, unallocated } = useStaff(term)
  return members.length + vendors.length + gateways.length + unallocated.length
}

/** Shown above customers, because they are few. */
export function StaffResults({ term }: { term: string }) {
  const t = useT('search', 'vendors', 'gatewayStock')
  const { members, vendors, gateways, unallocated } = useStaff(term)
  if (members.length + vendors.length + gateways.length + unallocated.length === 0) return null
  return (
    <ul className={classes.results} aria-label={t('search.staff')}>
      {unallocated.map(({ id, startCode, tenant, installerCompany }) => (
        <li key={id}>
          <Link to={unallocatedPlace} params={{ id }} className={classes.result}>
            <IconRouter size={18} aria-hidden />
            <div className={classes.head}>
              <span className={classes.title}>{startCode}</span>
              <span className={classes.surroundings}>
                {[t('search.unallocated'), installerCompany?.name, tenant.name].filter(Boolean).join(' · ')}
              </span>
            </div>
          </Link>
        </li>
      ))}
      {gateways.map(({ id, serialNumber, model, state }) => (
        <li key={id}>
          <Link to="/dashboard/gateways/list" search={{ gateway: id }} className={classes.result}>
            <IconPackages size={18} aria-hidden />
            <div className={classes.head}>
              <span className={classes.title}>{serialNumber}</span>
              <span className={classes.surroundings}>{[t('search.gateway'), t(`gatewayStock.state.${state}`), model].join(' · ')}</span>
            </div>
          </Link>
        </li>
      ))}
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
