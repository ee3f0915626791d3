import { CopyButton } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { type ReactNode, useState } from 'react'
import { GatewayErrorSteps } from './GatewayErrorSteps.tsx'
import classes from './gateway-error-help.module.css'
import { evidenceOf, helpCodeOf, helpers } from './gateway-error-help.ts'

/** What to do about an error of gateways and installations, and the evidence to copy for support. */
export function GatewayErrorHelp({ error, rescan }: { error: unknown; rescan?: ReactNode }) {
  const t = useT('gatewayErrors')
  const [at] = useState(() => new Date(nowMs()))
  const code = helpCodeOf(error)
  if (!code) return null
  const evidence = evidenceOf(error, at, window.location.pathname)
  return (
    <section className={classes.help} aria-label={t('gatewayErrors.title')}>
      <FactList
        facts={[
          { label: t('gatewayErrors.cause'), value: t(`gatewayErrors.code.${code}.cause`) },
          { label: t('gatewayErrors.step'), value: t(`gatewayErrors.code.${code}.step`) },
          { label: t('gatewayErrors.who'), value: t(`gatewayErrors.by.${helpers[code]}`) },
        ]}
      />
      <GatewayErrorSteps error={error} code={code} rescan={rescan} />
      <div className={classes.evidence}>
        <pre className="wd-mono">{evidence}</pre>
        <CopyButton text={evidence} label={t('gatewayErrors.copy')} />
      </div>
    </section>
  )
}
