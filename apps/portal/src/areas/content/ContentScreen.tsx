import { NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconFileOff, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
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
import { useIsNarrow } from '../../lists/use-is-narrow.ts'
import { PrimaryButton } from '../../page/PrimaryButton.tsx'
import { Refused } from '../../page/Refused.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { ContentEmpty } from './ContentEmpty.tsx'
import { ContentPanel } from './ContentPanel.tsx'
import { ContentTree } from './ContentTree.tsx'
import classes from './content.module.css'
import { contentsQuery, contentTenantsQuery } from './content.queries.ts'
import { childrenOf } from './content-tree.ts'

const AddContentDialog = lazyDialog(async () => ({ default: (await import('./ContentDialog.tsx')).AddContentDialog }))

const route = getRouteApi('/dashboard/cms/content')

/** Content as a tree: public content to read, or that of the reader's own tenants to edit. */
export function ContentScreen() {
  const t = useT('content', 'contentSchemas')
  const query = useQuery(contentTenantsQuery)
  usePageTitle(t('content.title'))
  if (query.isError && !query.data) return <QueryFailure query={query} isWholeScreen />
  if (!query.data) return <SkeletonLines count={8} />
  return <Contents tenants={query.data} />
}

function Contents({ tenants }: { tenants: readonly ContentTenant[] }) {
  const t = useT('content', 'errors')
  const languageName = useLanguageName()
  const can = useCan()
  const { language: reader } = useLanguage()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const go = (next: Partial<typeof search>) => void navigate({ search: (now) => ({ ...now, ...next }) })
  const isNarrow = useIsNarrow()
  const [added, setAdded] = useState<{ below: string | null; schemaId?: string }>()
  const isOwn = search.tenant !== undefined
  const shown = tenants.find(({ id, isPublic }) => (isOwn ? id === search.tenant : isPublic))
  const language = search.language ?? reader
  const query = useQuery({ ...contentsQuery(shown?.id ?? ''), enabled: shown !== undefined })
  const reasonOf = () => {
    if (!isOwn) return t('content.publicReadOnly')
    if (!shown) return t('errors.NotFound')
    return can('write:cms-content') ? undefined : t('content.noPermission.change')
  }
  const reason = reasonOf()
  const items = query.data
  const first = isNarrow ? undefined : childrenOf(items ?? [], null)[0]
  const opened = search.content ? items?.find(({ id }) => id === search.content) : first
  const isNamed = search.content !== undefined && (items !== undefined || query.isFetching)
  const ownId = tenants.find((one) => one.isOwn)?.id
  return (
    <>
      <PageHeader
        title={t('content.title')}
        count={items ? String(items.length) : undefined}
        primary={
          <PrimaryButton reason={reason} icon={IconPlus} onClick={() => setAdded({ below: null })}>
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
      <Refused reason={reason}>
        {!shown ? null : items?.length === 0 ? (
          <ContentEmpty
            onAdd={reason === undefined ? (schemaId) => setAdded({ below: null, schemaId }) : undefined}
            onOwn={isOwn || !ownId ? undefined : () => go({ tenant: ownId })}
          />
        ) : (
          <div className={classes.screen} data-chosen={isNamed || undefined}>
            <Panel title={t('content.tree')} isFlush>
              {query.isError && !items ? <QueryFailure query={query} /> : null}
              {query.isPending ? <SkeletonLines count={6} /> : null}
              {items ? (
                <ContentTree
                  items={items}
                  language={language}
                  tenantId={shown.id}
                  isWritable={reason === undefined}
                  openedId={opened?.id}
                />
              ) : null}
            </Panel>
            {opened || isNamed ? (
              <div>
                <Link to="/dashboard/cms/content" search={{ ...search, content: undefined }} className={classes.toList}>
                  <IconChevronLeft size={16} aria-hidden />
                  {t('content.toTree')}
                </Link>
                {opened ? (
                  <ContentPanel
                    key={`${opened.id} ${language}`}
                    id={opened.id}
                    language={language}
                    items={items ?? []}
                    reason={reason}
                    onAddBelow={() => setAdded({ below: opened.id })}
                    onRemoved={() => go({ content: undefined })}
                  />
                ) : (
                  <MissingContent isAwaited={query.isFetching} />
                )}
              </div>
            ) : null}
          </div>
        )}
      </Refused>
      <Suspense>
        {added && shown ? (
          <AddContentDialog
            tenantId={shown.id}
            parentId={added.below}
            schemaId={added.schemaId}
            language={language}
            contents={items ?? []}
            onSaved={(content) => go({ content })}
            onClose={() => setAdded(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** In place of a content that the address names but the tree lacks. One that was just added may still be on its way. */
function MissingContent({ isAwaited }: { isAwaited: boolean }) {
  const t = useT('errors')
  return <Panel>{isAwaited ? <SkeletonLines count={8} /> : <EmptyState icon={IconFileOff} title={t('errors.ContentNotFound')} />}</Panel>
}

type SwitchProps = { tenants: readonly ContentTenant[]; tenantId: string | undefined; onChange: (tenantId: string | undefined) => void }

/** Only content of the reader's own tenants can be edited. */
function TenantSwitch({ tenants, tenantId, onChange }: SwitchProps) {
  const t = useT('content')
  const own = tenants.filter(({ isOwn }) => isOwn)
  const [first] = own
  const isOwn = own.some(({ id }) => id === tenantId)
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
          <input type="radio" name="content-of" checked={isOwn} disabled={!first} onChange={() => onChange(first?.id)} />
          {label}
        </label>
      </fieldset>
      {isOwn && own.length > 1 ? (
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
