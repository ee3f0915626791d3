import type { BrandDomain } from '@wattdesk/contract/white-label/domains/models.ts'
import { CopyButton } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './white-label.module.css'

/** The DNS records to set at the domain's provider. */
export function DomainRecords({ domain: { domain, record, target } }: { domain: BrandDomain }) {
  const t = useT('whiteLabel')
  if (!domain) return null
  const rows = [
    ...(record ? [{ type: 'TXT', ...record, why: t('whiteLabel.domain.whyProof') }] : []),
    { type: 'CNAME', name: domain, value: target, why: t('whiteLabel.domain.whyTarget') },
  ]
  return (
    <div>
      <h3 className={classes.domainHead}>{t('whiteLabel.domain.records')}</h3>
      <ul className={classes.records}>
        {rows.map(({ type, name, value, why }) => (
          <li key={type}>
            <p>
              <b>{type}</b> {why}
            </p>
            <dl>
              <dt>{t('whiteLabel.domain.recordName')}</dt>
              <dd>
                <code>{name}</code>
                <CopyButton text={name} label={t('whiteLabel.domain.copyName', { type })} />
              </dd>
              <dt>{t('whiteLabel.domain.recordValue')}</dt>
              <dd>
                <code>{value}</code>
                <CopyButton text={value} label={t('whiteLabel.domain.copyValue', { type })} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}
