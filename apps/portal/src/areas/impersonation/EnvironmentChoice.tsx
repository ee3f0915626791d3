import { Button } from '@mantine/core'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useId } from 'react'
import layout from '../../page/layout.module.css'
import classes from './impersonation.module.css'
import { type Environment, environments } from './use-environment.ts'

type Props = {
  value: Environment
  /** Why there is no draft to show; undefined while that is unknown, or if there is one. */
  reason: string | undefined
  isDraftReady: boolean
  onChange: (next: Environment) => void
}

/** The customer's app as published, or with what is prepared for it. */
export function EnvironmentChoice({ value, reason, isDraftReady, onChange }: Props) {
  const t = useT('impersonation')
  const reasonId = useId()
  return (
    <fieldset className={classes.environment}>
      <legend>{t('impersonation.environment.label')}</legend>
      <div className={classes.actions}>
        {environments.map((one) => {
          const isDisabled = one === 'draft' && !isDraftReady
          return (
            <Button
              key={one}
              variant={one === value ? 'light' : 'default'}
              aria-pressed={one === value}
              aria-describedby={isDisabled && reason ? reasonId : undefined}
              disabled={isDisabled}
              onClick={() => onChange(one)}
            >
              {t(`impersonation.environment.${one}`)}
            </Button>
          )
        })}
      </div>
      <p className={layout.hint}>{t('impersonation.environment.hint')}</p>
      {reason ? (
        <p id={reasonId} className={classes.reason}>
          {reason}
        </p>
      ) : null}
    </fieldset>
  )
}
