import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@wattdesk/contract/profile/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { StatusDot, Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { AccessPanel } from './AccessPanel.tsx'
import { PermissionsPanel } from './PermissionsPanel.tsx'
import { PreferencesPanel } from './PreferencesPanel.tsx'
import classes from './profile.module.css'
import { profileQuery } from './profile.queries.ts'

const EditProfileDialog = lazyDialog(async () => ({ default: (await import('./EditProfileDialog.tsx')).EditProfileDialog }))

export function SummaryScreen() {
  const t = useT('profile')
  const can = useCan()
  const query = useQuery(profileQuery)
  const [isEditing, setEditing] = useState(false)
  const profile = query.data
  usePageTitle(t('profile.title'))
  const edit = (
    <Button variant="default" size="compact-md" leftSection={<IconPencil size={15} aria-hidden />} onClick={() => setEditing(true)}>
      {t('profile.edit')}
    </Button>
  )
  return (
    <>
      {query.isError && !profile ? <QueryFailure query={query} /> : null}
      {profile ? (
        <div className={layout.stack}>
          <Panel title={t('profile.summary')} actions={can('write:profile') ? edit : null}>
            <ProfileFacts profile={profile} />
          </Panel>
          <PreferencesPanel />
          <AccessPanel />
          <PermissionsPanel permissions={profile.permissions} />
          <Suspense>{isEditing ? <EditProfileDialog profile={profile} onClose={() => setEditing(false)} /> : null}</Suspense>
        </div>
      ) : null}
    </>
  )
}

function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useT('profile')
  const roles = profile.roles.map((role, index) => (
    <Tag key={role} tone={index === 0 ? 'accent' : 'neutral'}>
      {t(`profile.role.${role}`)}
    </Tag>
  ))
  return (
    <FactList
      facts={[
        { label: t('profile.field.firstName'), value: profile.firstName },
        { label: t('profile.field.lastName'), value: profile.lastName },
        { label: t('profile.field.email'), value: profile.email },
        { label: t('profile.field.roles'), value: <span className={classes.inline}>{roles}</span> },
        { label: t('profile.field.tenant'), value: profile.tenant.name },
        { label: t('profile.field.createdAt'), value: <Instant at={profile.createdAt} /> },
        { label: t('profile.twoFactor.title'), value: <MultifactorFact isActive={profile.multifactor.isActive} /> },
      ]}
    />
  )
}

function MultifactorFact({ isActive }: { isActive: boolean }) {
  const t = useT('profile')
  return <StatusDot tone={isActive ? 'ok' : 'warning'}>{t(isActive ? 'profile.twoFactor.active' : 'profile.twoFactor.inactive')}</StatusDot>
}
