import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { CopyButton } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { encode } from 'uqr'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './impersonation.module.css'
import { viewLinkQuery } from './impersonation.queries.ts'

type Props = {
  customer: Customer
  viewId: string
  /** Says that the phone shows what is published: a draft reaches no other device. */
  isBesideDraft: boolean
}

/** A QR code and a link that open the view on a phone once. The secret is in the fragment (#), which servers never see. */
export function PhoneLink({ customer, viewId, isBesideDraft }: Props) {
  const t = useT('impersonation')
  const link = useQuery(viewLinkQuery(customer.id, viewId))
  const now = useNow()
  if (link.isError) return <QueryFailure query={link} />
  if (!link.data) return <SkeletonLines count={3} />
  const { code, expiresAt } = link.data
  const address = `${location.origin}/app/view?brand=${customer.tenant.id}#${code}`
  const renewal = (
    <Button variant="default" size="compact-sm" loading={link.isFetching} onClick={() => void link.refetch()}>
      {t('impersonation.newLink')}
    </Button>
  )
  if (Date.parse(expiresAt) <= now) {
    return (
      <div className={classes.link}>
        <p role="status">{t('impersonation.linkEnded')}</p>
        {renewal}
      </div>
    )
  }
  return (
    <div className={classes.link}>
      <QrCode text={address} label={t('impersonation.scan')} />
      <div>
        <p>{t('impersonation.scan')}</p>
        {isBesideDraft ? <p>{t('impersonation.environment.phone')}</p> : null}
        <p className={layout.hint}>
          {t('impersonation.linkEndsIn')} <Countdown until={expiresAt} isShort />
        </p>
        <p className={classes.address}>
          <code className="wd-mono">{`${location.host}/app/view…`}</code>
          <CopyButton text={address} />
        </p>
        {renewal}
      </div>
    </div>
  )
}

/** Dark on white in any theme, because many cameras read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={classes.qr} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
