import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconFilterOff, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './FilterBar.module.css'
import { FilterChip } from './FilterChip.tsx'
import { FilterEditor, Focused } from './FilterEditor.tsx'
import type { FilterPart } from './filter-part.ts'
import { useHiddenCount } from './use-hidden-count.ts'

type Props = { parts: readonly FilterPart[]; onClear: () => void }

/**
 * The filters of a list on one line: active ones as chips, the others behind a button. Another button shows how many chips do not fit, and
 * opens them.
 */
export function FilterBar({ parts, onClear }: Props) {
  const { t } = useLanguage()
  const [edited, setEdited] = useState<string>()
  const chips = useRef<HTMLUListElement>(null)
  // A chip stays while its editor is open, even if its last value is removed.
  const shown = parts.filter((part) => part.chosen !== undefined || part.key === edited)
  const hidden = useHiddenCount(chips, shown.length)
  const offered = parts.filter((part) => part.editor)
  const inSight = shown.length - hidden
  return (
    <>
      {shown.length > 0 ? (
        <ul ref={chips} className={classes.chips} aria-label={t('ui.list.activeFilters')}>
          {shown.map((part, at) => (
            <li key={part.key} inert={at >= inSight}>
              <FilterChip part={part} onToggle={(isOpen) => setEdited(isOpen ? part.key : undefined)} />
            </li>
          ))}
        </ul>
      ) : null}
      {hidden > 0 ? <MoreChips parts={shown.slice(inSight)} /> : null}
      {offered.length > 0 ? <AddFilter parts={offered} /> : null}
      {parts.some((part) => part.chosen !== undefined) ? (
        <Tooltip label={t('ui.list.clearAll')}>
          <ActionIcon aria-label={t('ui.list.clearAll')} onClick={onClear}>
            <IconFilterOff size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ) : null}
    </>
  )
}

function MoreChips({ parts }: { parts: readonly FilterPart[] }) {
  const { t } = useLanguage()
  const label = t('ui.list.moreFilters', { count: parts.length })
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <Button {...trigger} variant="default" size="xs" className={classes.more} aria-label={label}>
          +{parts.length}
        </Button>
      )}
    >
      {() => (
        <ul className={classes.stack}>
          {parts.map((part) => (
            <li key={part.key}>
              <FilterChip part={part} />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}

function AddFilter({ parts }: { parts: readonly FilterPart[] }) {
  const { t } = useLanguage()
  return (
    <Popover
      label={t('ui.list.addFilter')}
      trigger={(trigger) => (
        <Button {...trigger} variant="subtle" size="xs" className={classes.add} leftSection={<IconPlus size={15} aria-hidden />}>
          {t('ui.list.filter')}
        </Button>
      )}
    >
      {() => <FilterChooser parts={parts} />}
    </Popover>
  )
}

/** Chooses the filter, then its values. A list with one filter opens its values directly. */
function FilterChooser({ parts }: { parts: readonly FilterPart[] }) {
  const { t } = useLanguage()
  const [key, setKey] = useState(parts.length === 1 ? parts[0]?.key : undefined)
  const part = parts.find((one) => one.key === key)
  if (!part) {
    return (
      <Focused>
        <ul className={classes.choices}>
          {parts.map(({ key: each, label, chosen }) => (
            <li key={each}>
              <button type="button" className={classes.choice} onClick={() => setKey(each)}>
                {label}
                {chosen === undefined ? null : <small>{chosen}</small>}
              </button>
            </li>
          ))}
        </ul>
      </Focused>
    )
  }
  return (
    <div className={classes.editor}>
      <header className={classes.editorHead}>
        {parts.length > 1 ? (
          <ActionIcon size="sm" aria-label={t('ui.list.allFilters')} onClick={() => setKey(undefined)}>
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
        ) : null}
        <b>{part.label}</b>
      </header>
      <FilterEditor part={part} />
    </div>
  )
}
