import type { PermissionAction, Policy } from '@wattdesk/contract/permissions.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import layout from '../../page/layout.module.css'
import classes from './profile.module.css'

/** By policy. */
export function PermissionsPanel({ permissions }: { permissions: readonly string[] }) {
  const t = useT('profile', 'access')
  const byPolicy = Map.groupBy(permissions, (permission) => permission.slice(permission.indexOf(':') + 1))
  return (
    <Panel
      title={t('profile.permissions')}
      marks={<span className={layout.hint}>{t('profile.permissionCount', { count: permissions.length })}</span>}
    >
      <p className={layout.hint}>{t('profile.permissionsHint')}</p>
      <dl className={classes.permissions}>
        {[...byPolicy].map(([policy, held]) => (
          <div key={policy}>
            <dt>{t(`access.policy.${policy as Policy}`)}</dt>
            <dd className={classes.inline}>
              {held.map((permission) => (
                // every permission is an action and a policy
                <Tag key={permission}>{t(`access.allows.${permission.split(':')[0] as PermissionAction}`)}</Tag>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
