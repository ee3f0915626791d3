import { NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ContentTenant } from '@wattdesk/contract/content/models.ts'
import { type Language, languages } from '@wattdesk/contract/languages.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { PrimaryButton } from '../../page/PrimaryButton.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { ContentPanel } from './ContentPanel.tsx'
import { ContentTree } from './ContentTree.tsx'
import classes from './content.module.css'
import { contentsQuery, contentTenantsQuery } from './content.queries.ts'

const AddContentDialog = lazyDialog(async () => ({ default: (await import('./ContentDialog.tsx')).AddContentDialog }))

const route = getRouteApi('/dashboard/cms/content')

/** Content as a tree: public content to read, or that of the reader's own tenants to edit. */
export function ContentScreen() {
  const t = useT('content')
  const query = useQuery(contentTenantsQuery)
  usePageTitle(t('content.title'))
  if (query.isError && !query.data) return <QueryFailure query={query} isWholeScreen />
  if (!query.data) return <SkeletonLines count={8} />
  return <Contents tenants={query.data} />
}

function Contents({ tenants }: { tenants: readonly ContentTenant[] }) {
  const t = useT('content')
  const languageName = useLanguageName()
  const can = useCan()
  const { language: reader } = useLanguage()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const go = (next: Partial<typeof search>) => void navigate({ search: { ...search, ...next } })
  const [parentId, setParentId] = useState<string | null>()
  const isOwn = search.tenant !== undefined
  const shown = tenants.find(({ id, isPublic }) => (isOwn ? id === search.tenant : isPublic))
  const language = search.language ?? reader
  const query = useQuery({ ...contentsQuery(shown?.id ?? ''), enabled: shown !== undefined })
  const reasonOf = () => {
    if (!isOwn) return t('content.publicReadOnly')
    return can('write:cms-content') ? undefined : t('content.noPermission.change')
  }
  const reason = reasonOf()
  const items = query.data
  const stateOf = () => {
    if (query.isError && !items) return <QueryFailure query={query} />
    if (!items) return <SkeletonLines count={6} />
    return items.length === 0 ? <EmptyState title={t('content.empty')}>{isOwn ? t('content.emptyHint') : null}</EmptyState> : null
  }
  const opened = items?.find(({ id }) => id === search.content)
  return (
    <>
      <PageHeader
        title={t('content.title')}
        count={items ? String(items.length) : undefined}
        primary={
          <PrimaryButton reason={reason} icon={IconPlus} onClick={() => setParentId(null)}>
            {t('content.add.action')}
          </PrimaryButton>
        }
      />
      <div className={classes.bar}>
        <TenantSwitch tenants={tenants} tenantId={search.tenant} onChange={(tenant) => go({ tenant, content: undefined })} />
        <NativeSelect
          label={t('content.language')}
          value={language}
          data={languages.map((value) => ({ value, label: languageName(value) }))}
          onChange={(event) => go({ language: event.currentTarget.value as Language })} // one of `data`
        />
      </div>
      <div className={classes.screen}>
        <Panel title={t('content.tree')} isFlush>
          {stateOf() ?? (
            <ContentTree
              items={items ?? []}
              language={language}
              tenantId={shown?.id ?? ''}
              isWritable={reason === undefined}
              openedId={opened?.id}
            />
          )}
        </Panel>
        {opened ? (
          <ContentPanel
            key={`${opened.id} ${language}`}
            id={opened.id}
            language={language}
            items={items ?? []}
            reason={reason}
            onAddBelow={() => setParentId(opened.id)}
            onRemoved={() => go({ content: undefined })}
          />
        ) : (
          <Panel>
            <EmptyState title={t('content.choose')} />
          </Panel>
        )}
      </div>
      <Suspense>
        {parentId !== undefined && shown ? (
          <AddContentDialog
            tenantId={shown.id}
            parentId={parentId}
            language={language}
            contents={items ?? []}
            onSaved={(content) => go({ content })}
            onClose={() => setParentId(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

type SwitchProps = { tenants: readonly ContentTenant[]; tenantId: string | undefined; onChange: (tenantId: string | undefined) => void }

/** Only content of the reader's own tenants can be edited. */
function TenantSwitch({ tenants, tenantId, onChange }: SwitchProps) {
  const t = useT('content')
  const own = tenants.filter(({ isOwn }) => isOwn)
  const [first] = own
  const label = own.length === 1 && first ? t('content.switch.ownOf', { name: first.name }) : t('content.switch.own')
  return (
    <>
      <fieldset className={classes.switch}>
        <legend>{t('content.switch.label')}</legend>
        <label>
          <input type="radio" name="content-of" checked={tenantId === undefined} onChange={() => onChange(undefined)} />
          {t('content.switch.public')}
        </label>
        <label>
          <input type="radio" name="content-of" checked={tenantId !== undefined} disabled={!first} onChange={() => onChange(first?.id)} />
          {label}
        </label>
      </fieldset>
      {tenantId !== undefined && own.length > 1 ? (
        <NativeSelect
          label={t('content.switch.tenant')}
          value={tenantId}
          data={own.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : null}
    </>
  )
}
