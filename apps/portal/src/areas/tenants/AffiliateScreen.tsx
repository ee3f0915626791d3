import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { type Affiliate, affiliateAddModel, affiliateUpdateModel } from '@wattdesk/contract/tenants/affiliates/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { type ReactNode, useState } from 'react'
import { baseOfDraft, useDraft } from '../../forms/use-draft.ts'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { SettingsTabs } from '../../page/SettingsTabs.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useIsOperator, useScopeTenant } from '../profile/profile.queries.ts'
import { AffiliateForm } from './AffiliateForm.tsx'
import { AffiliateLogo } from './AffiliateSections.tsx'
import { toChange, toForm, toNew, valuesOf } from './affiliate-form.ts'
import { affiliatesQuery, changeAffiliate, createAffiliate, refreshAffiliates } from './affiliates.queries.ts'

const route = getRouteApi('/dashboard/settings/tenant-affiliate/$affiliateId')
const list = '/dashboard/settings/tenant-affiliate'

export function AffiliateScreen() {
  const t = useT('tenants', 'vendors', 'whiteLabel', 'forms', 'validation', 'errors')
  const { affiliateId } = route.useParams()
  const query = useQuery(affiliatesQuery)
  const affiliate = query.data?.items.find(({ id }) => id === affiliateId)
  const [restarts, setRestarts] = useState(0)
  if (query.isError && !query.data) return <QueryFailure query={query} />
  if (!query.data)
    return (
      <Place title={t('tenants.title')}>
        <Panel>
          <SkeletonLines count={12} />
        </Panel>
      </Place>
    )
  if (!affiliate) return <EmptyState title={t('tenants.gone')} />
  return <EditAffiliate key={`${affiliateId} ${restarts}`} affiliate={affiliate} onDiscard={() => setRestarts((before) => before + 1)} />
}

export function NewAffiliateScreen() {
  const t = useT('tenants')
  const isOperator = useIsOperator()
  const [restarts, setRestarts] = useState(0)
  if (isOperator === false)
    return (
      <Place title={t('tenants.addTitle')}>
        <EmptyState title={t('tenants.ofOperator')} />
      </Place>
    )
  return <AddAffiliate key={restarts} onDiscard={() => setRestarts((before) => before + 1)} />
}

type Restart = { onDiscard: () => void }

function AddAffiliate({ onDiscard }: Restart) {
  const t = useT('tenants')
  const navigate = useNavigate()
  const [initial] = useState(() => valuesOf())
  const saving = useSaveRecord({
    schema: affiliateAddModel,
    initial: () => initial,
    toModel: toNew,
    toForm,
    save: createAffiliate,
    saved: t('tenants.saved'),
    failed: (reason) => t('tenants.failed', { reason }),
    refresh: refreshAffiliates,
    onSaved: () => {
      draft.clear()
      void navigate({ to: list })
    },
  })
  const draft = useDraft('affiliate', saving.form, initial)
  return (
    <Place title={t('tenants.addTitle')}>
      <AffiliateForm saving={saving} draft={draft} onDiscard={onDiscard} />
    </Place>
  )
}

function EditAffiliate({ affiliate, onDiscard }: Restart & { affiliate: Affiliate }) {
  const t = useT('tenants', 'errors')
  const refusal = useScopeTenant()?.kind === 'partner' ? t('errors.RegionReserved') : undefined
  const navigate = useNavigate()
  const draftName = `affiliate ${affiliate.id}`
  const [initial] = useState(() => valuesOf(affiliate))
  const [base] = useState(() => baseOfDraft(draftName, initial))
  const saving = useSaveRecord({
    schema: affiliateUpdateModel,
    initial: () => initial,
    toModel: toChange,
    toForm,
    save: (model) => changeAffiliate(affiliate.id, model),
    conflict: {
      code: 'AffiliateChanged',
      base,
      load: async (read) => {
        const { items } = await read(affiliatesQuery)
        return { values: valuesOf(items.find(({ id }) => id === affiliate.id) ?? affiliate) }
      },
      words: {
        logoFileId: {
          label: t('tenants.field.logoFileId'),
          wordsOf: (fileId) => <AffiliateLogo affiliateId={affiliate.id} fileId={String(fileId)} />,
        },
      },
    },
    saved: t('tenants.saved'),
    failed: (reason) => t('tenants.failed', { reason }),
    refresh: refreshAffiliates,
    onSaved: () => {
      draft.clear()
      void navigate({ to: list })
    },
  })
  const draft = useDraft(draftName, saving.form, initial, base)
  return (
    <Place title={affiliate.name}>
      <AffiliateForm saving={saving} draft={draft} affiliateId={affiliate.id} refusal={refusal} onDiscard={onDiscard} />
    </Place>
  )
}

function Place({ title, children }: { title: string; children: ReactNode }) {
  const t = useT('tenants')
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} breadcrumb={<Link to={list}>{t('tenants.title')}</Link>} />
      <SettingsTabs />
      {children}
    </>
  )
}
