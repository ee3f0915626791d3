import { Button } from '@mantine/core'
import { IconFileText, IconForms, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import classes from './content.module.css'
import { schemasQuery } from './use-definition.ts'

type Props = {
  /** Absent if the reader may not write here. */
  onAdd: ((schemaId: string) => void) | undefined
  /** Shows the reader's own content instead. */
  onOwn: (() => void) | undefined
}

/** What content is, and how to begin: with a schema, then with a content of it. */
export function ContentEmpty({ onAdd, onOwn }: Props) {
  const t = useT('content', 'contentSchemas')
  const can = useCan()
  const query = useQuery(schemasQuery)
  const schemas = query.data?.items.filter(({ kind }) => kind === 'schema')
  const choice = () => {
    if (query.isError && !schemas) return <QueryFailure query={query} />
    if (!schemas) return <SkeletonLines count={3} />
    if (schemas.length === 0) return <NoSchema may={can('write:cms-schemas')} />
    return (
      <section className={classes.start} aria-label={t('content.start.title')}>
        <h3 className={classes.startTitle}>{t('content.start.title')}</h3>
        <ul className={classes.startList}>
          {schemas.map(({ id, title, description, audience }) => (
            <li key={id} className={classes.startCard}>
              <b>{title}</b>
              <Tag>{t(`contentSchemas.audience.${audience}`)}</Tag>
              <p className={classes.startHint}>{description}</p>
              <Button
                className={classes.startAdd}
                variant="default"
                size="compact-md"
                leftSection={<IconPlus size={15} aria-hidden />}
                aria-label={t('content.start.addOf', { title })}
                onClick={() => onAdd?.(id)}
              >
                {t('content.start.add')}
              </Button>
            </li>
          ))}
        </ul>
        <p className={layout.hint}>{t('content.start.places')}</p>
      </section>
    )
  }
  return (
    <Panel>
      <EmptyState
        icon={IconFileText}
        title={t(onAdd ? 'content.empty' : 'content.emptyPublic')}
        action={
          onOwn ? (
            <Button variant="default" onClick={onOwn}>
              {t('content.start.own')}
            </Button>
          ) : null
        }
      >
        {t('content.emptyHint')}
      </EmptyState>
      {onAdd ? choice() : null}
    </Panel>
  )
}

function NoSchema({ may }: { may: boolean }) {
  const t = useT('content', 'contentSchemas')
  return (
    <EmptyState
      icon={IconForms}
      title={t('content.start.noSchema')}
      action={
        may ? (
          <Button component={Link} to="/dashboard/cms/new-schemas" leftSection={<IconPlus size={16} aria-hidden />}>
            {t('contentSchemas.add.schema')}
          </Button>
        ) : null
      }
    >
      {t(may ? 'content.start.schemaFirst' : 'content.start.askForSchema')}
    </EmptyState>
  )
}
