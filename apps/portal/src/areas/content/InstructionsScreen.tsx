import { IconChevronLeft, IconFileOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { valuesOfType } from '@wattdesk/contract/content/document.ts'
import type { Definition } from '@wattdesk/contract/content/fields.ts'
import type { Instruction } from '@wattdesk/contract/content/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { useIsNarrow } from '../../lists/use-is-narrow.ts'
import layout from '../../page/layout.module.css'
import { Printed } from '../../page/Printed.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { AwaitedSchemas } from './AwaitedSchemas.tsx'
import { ContentArticle } from './ContentArticle.tsx'
import classes from './content.module.css'
import { instructionsQuery } from './content.queries.ts'
import { definitionOf } from './content-definition.ts'
import { plainText } from './plain-text.ts'
import { schemasQuery, useDefinition } from './use-definition.ts'

const route = getRouteApi('/dashboard/cms/instructions')

export function InstructionsScreen() {
  const t = useT('content', 'errors')
  const { language } = useLanguage()
  const { q = '', instruction } = route.useSearch()
  const navigate = route.useNavigate()
  const isNarrow = useIsNarrow()
  const query = useQuery(instructionsQuery(language))
  const schemas = useQuery(schemasQuery).data?.items
  usePageTitle(t('content.instructions.title'))
  const items = query.data
  if (query.isError && !items) return <QueryFailure query={query} isWholeScreen />
  const found = items?.filter((item) =>
    matches(
      item,
      q,
      schemas
        ? definitionOf(
            schemas.find(({ id }) => id === item.schemaId),
            schemas,
          )
        : undefined,
    ),
  )
  const first = q || isNarrow ? undefined : found?.[0]
  const opened = instruction ? items?.find(({ id }) => id === instruction) : first
  // A link may name one that is no longer published.
  const isMissing = items !== undefined && instruction !== undefined && !opened
  const list = () => {
    if (!found) return <SkeletonLines count={6} />
    if (items?.length === 0) return <EmptyState title={t('content.instructions.empty')}>{t('content.instructions.emptyHint')}</EmptyState>
    if (found.length === 0) return <EmptyState title={t('content.instructions.none')} />
    return (
      <nav aria-label={t('content.instructions.list')} className={classes.tree}>
        <ul>
          {found.map((item) => (
            <li key={item.id}>
              <div className={classes.row} data-active={item.id === opened?.id || undefined}>
                <Link
                  to="/dashboard/cms/instructions"
                  search={{ q: q || undefined, instruction: item.id }}
                  aria-current={item.id === opened?.id ? 'true' : undefined}
                >
                  {item.title}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </nav>
    )
  }
  return (
    <>
      <PageHeader title={t('content.instructions.title')} count={items ? String(items.length) : undefined} />
      <div className={classes.screen} data-chosen={instruction && items ? true : undefined}>
        <Panel isFlush>
          <div className={classes.search}>
            <SearchField
              label={t('content.instructions.search')}
              value={q}
              isImmediate
              hasShortcut
              onChange={(next) => void navigate({ search: { q: next }, replace: true })}
            />
          </div>
          {list()}
        </Panel>
        {opened || isMissing ? (
          <div>
            <Link to="/dashboard/cms/instructions" search={{ q: q || undefined }} className={classes.toList}>
              <IconChevronLeft size={16} aria-hidden />
              {t('content.instructions.toList')}
            </Link>
            {opened ? (
              <Printed>
                <Article key={opened.id} instruction={opened} />
              </Printed>
            ) : (
              <Panel>
                <EmptyState icon={IconFileOff} title={t('errors.NotFound')} />
              </Panel>
            )}
          </div>
        ) : null}
      </div>
    </>
  )
}

/** Matches if the title or the text contains every word of the search. */
function matches({ title, fields }: Instruction, search: string, definition: Definition | undefined): boolean {
  const texts = definition
    ? [...valuesOfType(definition, fields, 'string'), ...valuesOfType(definition, fields, 'html').map(plainText)]
    : []
  const text = [title, ...texts].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function Article({ instruction }: { instruction: Instruction }) {
  const t = useT('content')
  const languageName = useLanguageName()
  const { language } = useLanguage()
  const definition = useDefinition(instruction.schemaId)
  const { title, fields, publishedAt } = instruction
  return (
    <Panel title={title}>
      <div className={layout.stack}>
        <p className={layout.meta}>
          <Instant at={publishedAt} />
          {instruction.language === language ? null : (
            <span>{t('content.instructions.otherLanguage', { language: languageName(instruction.language) })}</span>
          )}
        </p>
        {definition ? <ContentArticle definition={definition} values={fields} title={title} /> : <AwaitedSchemas />}
      </div>
    </Panel>
  )
}
