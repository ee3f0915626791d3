import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './DataTable.module.css'
import { type RowSelection, rangeOf } from './row-selection.ts'
import ticks from './tick.module.css'

/** Checkboxes of a table's rows. Shift and click, or Shift and an arrow key, selects the range from the last one. */
export function useRowTicks<Row>(selection: RowSelection<Row> | undefined, rows: readonly Row[] | undefined, keyOf: (row: Row) => string) {
  const anchor = useRef<string>(undefined)
  if (!selection) return undefined
  const keys = rows?.map(keyOf) ?? []
  const tick = (key: string, isTicked: boolean, isRange: boolean) => {
    selection.onSelect(isRange ? rangeOf(keys, anchor.current, key) : [key], isTicked)
    anchor.current = key
  }
  return {
    header: <PageBox keys={keys} selection={selection} />,
    isTicked: (row: Row) => selection.isSelected(keyOf(row)),
    box: (row: Row) => (
      <RowBox name={selection.nameOf(row)} rowKey={keyOf(row)} isTicked={selection.isSelected(keyOf(row))} onTick={tick} />
    ),
  }
}
export type RowTicks<Row> = ReturnType<typeof useRowTicks<Row>>

type BoxProps = { name: string; rowKey: string; isTicked: boolean; onTick: (key: string, isTicked: boolean, isRange: boolean) => void }

function RowBox({ name, rowKey, isTicked, onTick }: BoxProps) {
  const { t } = useLanguage()
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    // React's change event of a checkbox is the browser's click event.
    onTick(rowKey, currentTarget.checked, (nativeEvent as PointerEvent).shiftKey)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = neighbour(event)
    if (!next) return
    event.preventDefault()
    if (event.shiftKey) {
      onTick(rowKey, true, false)
      onTick(next.value, true, true)
    }
    next.focus()
  }
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        className={ticks.box}
        data-tick
        value={rowKey}
        aria-label={t('ui.list.selectRow', { name })}
        checked={isTicked}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
    </label>
  )
}

function neighbour({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): HTMLInputElement | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const boxes = [...(currentTarget.closest('tbody')?.querySelectorAll<HTMLInputElement>('[data-tick]') ?? [])]
  return step === 0 ? undefined : boxes[boxes.indexOf(currentTarget) + step]
}

function PageBox<Row>({ keys, selection }: { keys: string[]; selection: RowSelection<Row> }) {
  const { t } = useLanguage()
  const box = useRef<HTMLInputElement>(null)
  const ticked = keys.filter(selection.isSelected).length
  const isAll = keys.length > 0 && ticked === keys.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked > 0 && !isAll
  })
  return (
    <label className={classes.tick}>
      <input
        ref={box}
        type="checkbox"
        className={ticks.box}
        aria-label={t('ui.list.selectPage')}
        checked={isAll}
        disabled={keys.length === 0}
        onChange={() => selection.onSelect(keys, !isAll)}
      />
    </label>
  )
}
