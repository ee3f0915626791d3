import { useQuery } from '@tanstack/react-query'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { MultifactorPanel } from './MultifactorPanel.tsx'
import { profileQuery } from './profile.queries.ts'
import { SessionsPanel } from './SessionsPanel.tsx'
import { SignInPanel } from './SignInPanel.tsx'

export function SecurityScreen() {
  const t = useT('profile')
  const query = useQuery(profileQuery)
  usePageTitle(t('profile.security'))
  return (
    <>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.data ? (
        <div className={layout.stack}>
          <SignInPanel profile={query.data} />
          <MultifactorPanel multifactor={query.data.multifactor} />
          <SessionsPanel />
        </div>
      ) : null}
    </>
  )
}
