import { Button, Checkbox } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { bulkActionChosenMax, bulkActionGroupsMax, bulkActionPermissions } from '@wattdesk/contract/bulk-actions/terms.ts'
import type { ManagedFeatureGroup } from '@wattdesk/contract/feature-groups/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { LeaveQuestion } from '../../forms/LeaveQuestion.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useTypedWork } from '../../forms/use-typed-work.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { PrimaryButton } from '../../page/PrimaryButton.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { previewAction } from '../bulk-actions/bulk-actions.queries.ts'
import { customersQuery } from '../customers/customers.queries.ts'
import { FeatureTabs } from './FeatureTabs.tsx'
import classes from './feature-groups.module.css'
import { groupsQuery } from './feature-groups.queries.ts'

type Chosen = ReadonlyMap<string, string>

/** Selects feature groups and customers, then previews the effect. */
export function AssignFeaturesScreen() {
  const t = useT('featureGroups', 'customers', 'bulkActions')
  const can = useCan()
  const navigate = useNavigate()
  const [groups, setGroups] = useState<ReadonlySet<string>>(new Set())
  const [customers, setCustomers] = useState<Chosen>(new Map())
  usePageTitle(t('featureGroups.assign.title'))
  const isChosen = groups.size + customers.size > 0
  useTypedWork(isChosen)
  const preview = useAction({
    act: () =>
      previewAction({
        action: { kind: 'assign-feature-groups', featureGroupIds: [...groups] },
        selection: { by: 'ids', customerIds: [...customers.keys()] },
      }),
    failed: (reason) => t('bulkActions.prepare.failed', { reason }),
    onDone: ({ id }) => navigate({ to: '/dashboard/customers/bulk-actions/$bulkActionId', params: { bulkActionId: id } }),
  })
  const reasonOf = () => {
    if (!can(bulkActionPermissions['assign-feature-groups'], { all: true })) return t('bulkActions.noPermission.assign-feature-groups')
    if (groups.size === 0) return t('featureGroups.assign.noGroup')
    if (groups.size > bulkActionGroupsMax) return t('bulkActions.prepare.tooManyGroups', { max: bulkActionGroupsMax })
    if (customers.size > bulkActionChosenMax) return t('bulkActions.selected.tooMany', { max: bulkActionChosenMax })
    return customers.size === 0 ? t('featureGroups.assign.noCustomer') : undefined
  }
  return (
    <>
      {isChosen && !preview.isPending ? <LeaveQuestion /> : null}
      <PageHeader
        title={t('featureGroups.assign.title')}
        primary={
          <PrimaryButton reason={reasonOf()} icon={IconStack2} onClick={() => preview.run()}>
            {t('bulkActions.prepare.preview')}
          </PrimaryButton>
        }
      />
      <FeatureTabs />
      <p className={layout.note}>
        {t('featureGroups.assign.intro')} <Link to="/dashboard/customers/list">{t('featureGroups.assign.fromList')}</Link>
      </p>
      <div className={classes.halves}>
        <GroupChoice chosen={groups} onChange={setGroups} />
        {can('read:customers') ? <CustomerChoice chosen={customers} onChange={setCustomers} /> : null}
      </div>
    </>
  )
}

function GroupChoice({ chosen, onChange }: { chosen: ReadonlySet<string>; onChange: (chosen: ReadonlySet<string>) => void }) {
  const t = useT('featureGroups', 'customers')
  const query = useQuery(groupsQuery)
  const groups = query.data?.items.filter(({ level }) => level === 'customer')
  const toggle = (id: string) => onChange(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]))
  const descriptionOf = ({ features, inheritsFrom }: ManagedFeatureGroup) =>
    [
      t('featureGroups.count', { count: features.length }),
      ...(inheritsFrom ? [t('featureGroups.includes', { name: inheritsFrom.displayName })] : []),
    ].join(' · ')
  return (
    <Panel title={t('featureGroups.assign.groups')} marks={chosen.size > 0 ? <Tag tone="accent">{chosen.size}</Tag> : null}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={6} /> : null}
      {groups?.length === 0 ? <EmptyState title={t('featureGroups.empty')} /> : null}
      <div className={classes.choices}>
        {groups?.map((group) => (
          <Checkbox
            key={group.id}
            label={
              <span className={classes.tags}>
                {group.displayName} <Tag>{t(`customers.type.${group.customerType}`)}</Tag>
              </span>
            }
            description={descriptionOf(group)}
            checked={chosen.has(group.id)}
            onChange={() => toggle(group.id)}
          />
        ))}
      </div>
    </Panel>
  )
}

const shown = 10

function CustomerChoice({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  const t = useT('featureGroups', 'customers')
  const [term, setTerm] = useState<string>()
  const query = useQuery(
    customersQuery({ page: 0, limit: shown, filter: JSON.stringify({ status: 'active' }), ...(term ? { searchValue: term } : {}) }),
  )
  const toggle = (id: string, name: string) => {
    const next = new Map(chosen)
    if (!next.delete(id)) next.set(id, name)
    onChange(next)
  }
  const found = query.data?.items ?? []
  const others = [...chosen].filter(([id]) => !found.some((one) => one.id === id))
  return (
    <Panel title={t('featureGroups.assign.customers')} marks={chosen.size > 0 ? <Tag tone="accent">{chosen.size}</Tag> : null}>
      <SearchField label={t('featureGroups.assign.search')} value={term} onChange={setTerm} />
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={6} /> : null}
      {query.data && found.length === 0 ? <EmptyState title={t('featureGroups.assign.nobody')} /> : null}
      <div className={classes.choices}>
        {found.map(({ id, accountName, accountEmail, type }) => (
          <Checkbox
            key={id}
            label={
              <span className={classes.tags}>
                {accountName} <Tag>{t(`customers.type.${type}`)}</Tag>
              </span>
            }
            description={accountEmail}
            checked={chosen.has(id)}
            onChange={() => toggle(id, accountName)}
          />
        ))}
        {others.map(([id, name]) => (
          <Checkbox key={id} label={name} checked onChange={() => toggle(id, name)} />
        ))}
      </div>
      {chosen.size > 0 ? (
        <div className={layout.buttons}>
          <Button size="xs" variant="subtle" onClick={() => onChange(new Map())}>
            {t('featureGroups.assign.clear')}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}
