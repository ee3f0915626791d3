import { IconX } from '@tabler/icons-react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Popover } from '../overlay/Popover.tsx'
import classes from './FilterBar.module.css'
import { FilterEditor } from './FilterEditor.tsx'
import type { FilterPart } from './filter-part.ts'

type Props = { part: FilterPart; onToggle?: (isOpen: boolean) => void }

/** An active filter: a click opens it, the cross removes it. */
export function FilterChip({ part, onToggle }: Props) {
  const { t } = useLanguage()
  const { label, chosen, editor } = part
  const words = (
    <>
      {label}
      {chosen ? (
        <>
          : <b>{chosen}</b>
        </>
      ) : null}
    </>
  )
  return (
    <span className={classes.chip}>
      {editor ? (
        <Popover
          label={label}
          onToggle={onToggle}
          trigger={(trigger) => (
            <button {...trigger} type="button" className={classes.words}>
              {words}
            </button>
          )}
        >
          {() => <FilterEditor part={part} />}
        </Popover>
      ) : (
        <span className={classes.words}>{words}</span>
      )}
      <button type="button" className={classes.remove} aria-label={t('ui.list.removeFilter', { filter: label })} onClick={part.onClear}>
        <IconX size={13} aria-hidden />
      </button>
    </span>
  )
}
