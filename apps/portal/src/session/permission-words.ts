import { allPermissions, type Permission, type PermissionAction, type Policy } from '@wattdesk/contract/permissions.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'

/** Permissions as people name them: `Business reports: view`. Needs the sentences of `access`. */
export const permissionWords = (permissions: readonly string[], { t }: Pick<Translator, 't'>): string[] =>
  permissions.map((one) => {
    if (!isPermission(one)) return one
    const [action, policy] = one.split(':') as [PermissionAction, Policy] // as every permission is written
    return t('access.permission', { policy: t(`access.policy.${policy}`), allows: t(`access.allows.${action}`) })
  })

const isPermission = (name: string): name is Permission => (allPermissions as string[]).includes(name)
