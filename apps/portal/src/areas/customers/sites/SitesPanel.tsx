import { IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Customer, Site } from '@wattdesk/contract/customers/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { BiddingZone } from '../../../figures/BiddingZone.tsx'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { ActionButton } from '../../../page/ActionButton.tsx'
import { RecordPlace } from '../../../page/RecordPlace.tsx'
import { recordHash } from '../../../page/record-hash.ts'
import { useCan } from '../../../session/use-session.ts'
import classes from '../customers.module.css'
import { sitesQuery } from '../customers.queries.ts'
import { placeOf } from './site-place.ts'

const SiteMap = lazy(async () => ({ default: (await import('./SiteMap.tsx')).SiteMap }))
const EditSiteDialog = lazyDialog(async () => ({ default: (await import('./EditSiteDialog.tsx')).EditSiteDialog }))

export function SitesPanel({ customer }: { customer: Customer }) {
  const t = useT('customers')
  const can = useCan()
  const sites = useQuery(sitesQuery(customer.id))
  const [edited, setEdited] = useState<Site>()
  const reason = !can('write:customers-address')
    ? t('customers.edit.noSitePermission')
    : customer.status === 'active'
      ? undefined
      : t('customers.edit.notActive')
  return (
    <Panel title={t('customers.site.title')}>
      {sites.isError && !sites.data ? <QueryFailure query={sites} /> : null}
      {sites.isPending ? <SkeletonLines count={2} /> : null}
      {sites.data?.items.length === 0 ? <EmptyState icon={IconMapPin} title={t('customers.site.empty')} /> : null}
      {sites.data?.items.map((site) => (
        <div key={site.id} className={classes.site}>
          <RecordPlace hash={recordHash('site', site.id)}>
            <div className={classes.siteHead}>
              <h3>
                {site.name} {site.isMain ? <Tag>{t('customers.site.main')}</Tag> : null}
              </h3>
              <ActionButton isSmall reason={reason} label={`${t('customers.site.edit')}: ${site.name}`} onClick={() => setEdited(site)}>
                {t('ui.action.edit')}
              </ActionButton>
            </div>
            <div className={classes.siteBody}>
              <SiteFacts site={site} />
              <Suspense>
                <SiteMap site={site} />
              </Suspense>
            </div>
          </RecordPlace>
        </div>
      ))}
      <Suspense>{edited ? <EditSiteDialog site={edited} onClose={() => setEdited(undefined)} /> : null}</Suspense>
    </Panel>
  )
}

function placeWords(site: Site, t: Translate): string {
  const place = placeOf(site)
  if (!place) return noValue
  const digits = place.isApproximate ? 2 : 4
  const [latitude, longitude] = [place.latitude.toFixed(digits), place.longitude.toFixed(digits)]
  return place.isApproximate ? t('customers.site.approximate', { latitude, longitude }) : `${latitude}°, ${longitude}°`
}

function SiteFacts({ site }: { site: Site }) {
  const t = useT('customers')
  return (
    <FactList
      facts={[
        { label: t('customers.field.address'), value: site.address },
        { label: t('customers.field.city'), value: `${site.zipCode} ${site.city}` },
        { label: t('customers.field.country'), value: t(`customers.country.${site.country}`) },
        { label: t('customers.field.timeZone'), value: site.timeZone },
        { label: t('customers.field.biddingZone'), value: <BiddingZone zone={site.biddingZone} /> },
        { label: t('customers.site.place'), value: placeWords(site, t) },
        { label: t('customers.field.id'), value: <CopyableId text={site.id} /> },
      ]}
    />
  )
}
