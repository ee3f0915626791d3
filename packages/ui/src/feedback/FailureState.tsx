import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { CopyButton } from './CopyButton.tsx'
import classes from './feedback.module.css'

type Props = { message: string; onRetry?: () => void; requestId?: string; children?: ReactNode; isPage?: boolean }

/** Shows what failed, with a retry button and the request ID. */
export function FailureState({ message, onRetry, requestId, children, isPage }: Props) {
  const Title = isPage ? 'h1' : 'p'
  const { t } = useLanguage()
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle size={28} stroke={1.5} className={classes.failureIcon} aria-hidden />
      <Title className={classes.stateTitle}>{message}</Title>
      {children ? <div className={classes.stateText}>{children}</div> : null}
      {onRetry ? (
        <div className={classes.stateAction}>
          <Button variant="default" onClick={onRetry}>
            {t('ui.action.retry')}
          </Button>
        </div>
      ) : null}
      {requestId ? (
        <p className={classes.requestId}>
          {t('ui.failure.requestId')} <code>{requestId}</code>
          <CopyButton text={requestId} />
        </p>
      ) : null}
    </div>
  )
}
