import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type Member, memberOrders } from '@wattdesk/contract/account.ts'
import { formatInstant } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { StatusDot, Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ColumnChooser } from '@wattdesk/ui/list/ColumnChooser.tsx'
import { type Column, parseOrder, visibleColumns } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ListFrame } from '@wattdesk/ui/list/ListFrame.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { useMemo } from 'react'
import { countOf } from '../../lists/list-count.ts'
import { type ListKey, pageOf, type TextSearch } from '../../lists/list-search.ts'
import { listState } from '../../lists/list-state.tsx'
import { SavedViews } from '../../lists/SavedViews.tsx'
import { vocabularyOf } from '../../lists/view-state.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import classes from './account.module.css'
import { membersQuery } from './account.queries.ts'

const route = getRouteApi('/dashboard/account/members')

/** Who works with the portal. */
export function MembersScreen() {
  const t = useT('account')
  const { language } = useLanguage()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const columns = useMemo(() => memberColumns(t), [t])
  const vocabulary = useMemo(() => vocabularyOf({ orders: memberOrders, columns }), [columns])
  const chosen = search.columns?.split(',')
  const order = memberOrders.some((known) => search.order?.startsWith(`${known}:`)) ? search.order : undefined
  const page = pageOf(search)
  const list = useQuery(membersQuery({ ...page, filterValue: search.q, order }))
  usePageTitle(t('account.members'))

  const narrow = (next: TextSearch<ListKey>) => navigate({ search: { ...search, ...next, page: undefined }, replace: true })
  return (
    <>
      <PageHeader title={t('account.members')} count={countOf(list.data, language)} />
      <ListFrame
        toolbar={
          <>
            <SavedViews
              list="members"
              search={search}
              vocabulary={vocabulary}
              onOpen={(next, { isStep }) => navigate({ search: next, replace: !isStep })}
            />
            <SearchField className={classes.search} label={t('account.search')} value={search.q} onChange={(q) => narrow({ q })} />
            <ColumnChooser
              columns={columns}
              chosen={chosen}
              onChoose={(keys) => navigate({ search: { ...search, columns: keys?.join(',') }, replace: true })}
            />
          </>
        }
        footer={
          list.data ? (
            <PagingBar
              page={list.data.page}
              limit={list.data.limit}
              total={list.data.total}
              onPage={(next) => navigate({ search: { ...search, page: next > 0 ? String(next + 1) : undefined } })}
              onLimit={(limit) => narrow({ limit: String(limit) })}
            />
          ) : null
        }
      >
        <DataTable
          label={t('account.members')}
          columns={visibleColumns(columns, chosen)}
          rows={list.data?.items}
          keyOf={(member) => member.id}
          order={parseOrder(order)}
          onOrder={(next) => narrow({ order: next })}
          expectedRows={page.limit}
          isRefreshing={list.isPlaceholderData}
          state={listState(list, { title: t('account.empty'), onClear: search.q ? () => narrow({ q: undefined }) : undefined })}
        />
      </ListFrame>
    </>
  )
}

function memberColumns(t: Translate): Column<Member>[] {
  return [
    {
      key: 'name',
      header: t('account.field.name'),
      isTitle: true,
      orderBy: 'lastName',
      cell: (member) => <b>{`${member.firstName} ${member.lastName}`}</b>,
    },
    { key: 'email', isWide: true, header: t('account.field.email'), orderBy: 'email', cell: (member) => member.email },
    { key: 'roles', header: t('account.field.roles'), cell: (member) => <Roles roles={member.roles} t={t} /> },
    { key: 'tenant', header: t('account.field.tenant'), cell: (member) => member.tenantName },
    { key: 'state', header: t('account.field.state'), cell: (member) => <SignedUp member={member} t={t} /> },
    { key: 'multifactor', header: t('account.field.multifactor'), cell: (member) => t(member.multifactorActive ? 'ui.yes' : 'ui.no') },
    { key: 'language', header: t('account.field.language'), cell: (member) => t(`account.language.${member.language}`) },
    { key: 'createdAt', header: t('account.field.createdAt'), orderBy: 'createdAt', cell: (member) => formatInstant(member.createdAt) },
    { key: 'lastSeenAt', header: t('account.field.lastSeenAt'), cell: (member) => formatInstant(member.lastSeenAt) },
  ]
}

function Roles({ roles, t }: { roles: Member['roles']; t: Translate }) {
  return (
    <span className={classes.inline}>
      {roles.map((role, index) => (
        <Tag key={role} tone={index === 0 ? 'accent' : 'neutral'}>
          {t(`account.role.${role}`)}
        </Tag>
      ))}
    </span>
  )
}

function SignedUp({ member, t }: { member: Member; t: Translate }) {
  return (
    <StatusDot tone={member.hasSignedUp ? 'ok' : 'neutral'}>{t(member.hasSignedUp ? 'account.signedUp' : 'account.invited')}</StatusDot>
  )
}
