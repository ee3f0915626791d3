import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Explaining } from '@wattdesk/ui/overlay/explaining.ts'
import { createContext, type ReactNode, useContext } from 'react'
import layout from './layout.module.css'

/** The reason that a screen gives for all of its actions. */
const Given = createContext<string | undefined>(undefined)

/** Whether the reason is already given above, so that the action is omitted. */
export function useIsGiven(reason: string | undefined): boolean {
  const given = useContext(Given)
  return reason !== undefined && reason === given
}

/** Says once why a screen is read-only, instead of disabling each of its buttons. */
export function Refused({ reason, children }: { reason: string | undefined; children: ReactNode }) {
  const t = useT('access')
  const explanation = useContext(Explaining)(reason ?? '')
  return (
    <Given value={reason}>
      {reason ? (
        <p className={layout.refused}>
          <IconLock size={16} aria-hidden />
          {reason}
          {explanation ? (
            <Button variant="subtle" size="compact-sm" onClick={explanation.open}>
              {t('access.why.title')}
            </Button>
          ) : null}
        </p>
      ) : null}
      {children}
    </Given>
  )
}
