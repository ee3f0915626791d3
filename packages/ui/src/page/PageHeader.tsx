import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Menu, type MenuItem } from '../overlay/Menu.tsx'
import classes from './page.module.css'

type Props = {
  title: ReactNode
  /** Keeps a code in one piece: the actions go below it where there is no room beside it. */
  isCode?: boolean
  /** The number of records on the screen. */
  count?: string
  /** The path to the screen, on detail screens. */
  breadcrumb?: ReactNode
  /** State or type of the record, beside its title. */
  marks?: ReactNode
  primary?: ReactNode
  secondary?: readonly MenuItem[]
}

/** Header of a screen: title, count, one primary action at the right, the others in a menu. */
export function PageHeader({ title, isCode, count, breadcrumb, marks, primary, secondary = [] }: Props) {
  const { t } = useLanguage()
  return (
    <header className={classes.header}>
      {breadcrumb ? (
        <nav aria-label={t('ui.breadcrumb')} className={classes.breadcrumb}>
          {breadcrumb}
        </nav>
      ) : null}
      <div className={classes.row}>
        <h1 className={classes.title} data-code={isCode || undefined}>
          {title}
          {count ? <span className={classes.count}>{count}</span> : null}
        </h1>
        {marks ? <div className={classes.marks}>{marks}</div> : null}
        <div className={classes.actions}>
          {primary}
          {secondary.length > 0 ? (
            <Menu
              label={t('ui.action.more')}
              items={secondary}
              placement="bottom-end"
              trigger={(trigger) => (
                <ActionIcon {...trigger} variant="default" size={34} aria-label={t('ui.action.more')}>
                  <IconDots size={18} aria-hidden />
                </ActionIcon>
              )}
            />
          ) : null}
        </div>
      </div>
    </header>
  )
}
