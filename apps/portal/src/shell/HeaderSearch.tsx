import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useIsNarrow } from '../lists/use-is-narrow.ts'
import classes from './Header.module.css'
import type { Suggesting } from './HeaderSuggestions.tsx'

const HeaderSuggestions = lazy(async () => ({ default: (await import('./HeaderSuggestions.tsx')).HeaderSuggestions }))

/** As labelled on the member's keyboard. */
const paletteKey = navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'

/** Finds customers, users and devices from anywhere: shows the palette's suggestions, and all results on Enter. */
export function HeaderSearch({ onPalette }: { onPalette: () => void }) {
  const t = useT('shell')
  const isNarrow = useIsNarrow()
  const navigate = useNavigate()
  const { searchQuery = '' } = useParams({ strict: false })
  const [term, setTerm] = useState(searchQuery)
  const [isOpen, setOpen] = useState(false)
  const [chosenId, setChosenId] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const suggesting = useRef<Suggesting>(null)
  const listId = useId()
  useEffect(() => setTerm(searchQuery), [searchQuery])

  const close = () => {
    setOpen(false)
    setChosenId(undefined)
  }
  /** The typed term was used, so the field shows the address's term again. */
  const leave = () => {
    close()
    setTerm(searchQuery)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = term.trim()
    if (isOpen && suggesting.current?.choose()) return
    close()
    if (text) void navigate({ to: '/dashboard/search/$searchQuery', params: { searchQuery: text } })
  }
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step) {
      event.preventDefault()
      if (isOpen) suggesting.current?.move(step)
      else setOpen(true)
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers we serve
    <form ref={form} role="search" className={classes.search} onSubmit={submit} onBlur={close}>
      <IconSearch size={16} aria-hidden />
      <input
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? chosenId : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        data-shortcut-search
        aria-label={t('shell.header.search')}
        placeholder={t(isNarrow ? 'shell.shortcuts.search' : 'shell.header.search')}
        maxLength={200}
        value={term}
        onFocus={() => setOpen(true)}
        onKeyDown={onKey}
        onChange={(event) => {
          setTerm(event.currentTarget.value)
          setOpen(true)
        }}
      />
      <button
        type="button"
        className={classes.paletteKey}
        onClick={onPalette}
        aria-label={`${paletteKey} – ${t('shell.shortcuts.palette')}`}
      >
        <kbd>{paletteKey}</kbd>
      </button>
      <Suspense>
        {isOpen ? (
          <HeaderSuggestions id={listId} term={term} field={form} handle={suggesting} onChosen={setChosenId} onClose={leave} />
        ) : null}
      </Suspense>
    </form>
  )
}
