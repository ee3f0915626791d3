import { Button } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { type Column, visibleColumns } from './column.ts'
import classes from './list.module.css'
import { TickLine } from './TickLine.tsx'

type Props<Row> = {
  columns: readonly Column<Row>[]
  chosen: readonly string[] | undefined
  /** Undefined restores the default columns. */
  onChoose: (chosen: string[] | undefined) => void
}

export function ColumnChooser<Row>(props: Props<Row>) {
  const { t } = useLanguage()
  return (
    <Popover
      label={t('ui.list.columns')}
      placement="bottom-end"
      trigger={(trigger) => (
        <Button
          {...trigger}
          data-terse
          variant="default"
          size="xs"
          className={classes.end}
          leftSection={<IconColumns3 size={15} aria-hidden />}
        >
          {t('ui.list.columns')}
        </Button>
      )}
    >
      {() => <Choices {...props} />}
    </Popover>
  )
}

/** The boxes respond immediately; the list updates afterwards. */
function Choices<Row>({ columns, chosen, onChoose }: Props<Row>) {
  const { t } = useLanguage()
  const [marked, setMarked] = useState(chosen)
  const shown = new Set(visibleColumns(columns, marked).map((column) => column.key))
  const choose = (next: string[] | undefined) => {
    setMarked(next)
    onChoose(next)
  }
  const toggle = (key: string, isShown: boolean) => {
    const next = columns.filter((column) => (column.key === key ? isShown : shown.has(column.key)))
    choose(next.map((column) => column.key))
  }
  return (
    <div className={classes.chooser}>
      {columns
        .filter((column) => !column.isTitle)
        .map((column) => (
          <TickLine
            key={column.key}
            label={column.header}
            isTicked={shown.has(column.key)}
            onTick={(isShown) => toggle(column.key, isShown)}
          />
        ))}
      <Button variant="subtle" size="compact-sm" disabled={marked === undefined} onClick={() => choose(undefined)}>
        {t('ui.list.columnsReset')}
      </Button>
    </div>
  )
}
