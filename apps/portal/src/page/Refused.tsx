import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Explaining } from '@wattdesk/ui/overlay/explaining.ts'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import layout from './layout.module.css'

/** The reasons that a screen gives for all of its actions. */
const Given = createContext<readonly string[]>([])

/** Whether the reason is already given above, so that the action is omitted. */
export function useIsGiven(reason: string | undefined): boolean {
  const given = useContext(Given)
  return reason !== undefined && given.includes(reason)
}

type Props = {
  reason: string | undefined
  /** Other reasons that the shown one implies: who may not change records, for example, may not remove them either. */
  implied?: readonly (string | undefined)[]
  children: ReactNode
}

/** Says once why a screen is read-only, instead of disabling each of its buttons. */
export function Refused({ reason, implied = [], children }: Props) {
  const t = useT('access')
  const { find, known } = useContext(Explaining)
  useEffect(() => {
    if (reason) void find(reason)
  }, [reason, find])
  const explanation = reason ? known(reason) : undefined
  return (
    <Given value={[reason, ...implied].filter((one) => one !== undefined)}>
      {reason ? (
        <p className={layout.refused}>
          <IconLock size={16} aria-hidden />
          <span>
            {reason}{' '}
            {explanation ? (
              <Button variant="subtle" size="compact-sm" onClick={explanation.open}>
                {t('access.why.title')}
              </Button>
            ) : null}
          </span>
        </p>
      ) : null}
      {children}
    </Given>
  )
}
