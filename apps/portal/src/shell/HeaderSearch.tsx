import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import classes from './Header.module.css'

/** As labelled on the member's keyboard. */
const paletteKey = navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'

/** Finds customers, users and devices from anywhere: a term and Enter. */
export function HeaderSearch({ onPalette }: { onPalette: () => void }) {
  const t = useT('shell')
  const navigate = useNavigate()
  const { searchQuery = '' } = useParams({ strict: false })
  const [term, setTerm] = useState(searchQuery)
  useEffect(() => setTerm(searchQuery), [searchQuery])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = term.trim()
    if (text) void navigate({ to: '/dashboard/search/$searchQuery', params: { searchQuery: text } })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers we serve
    <form role="search" className={classes.search} onSubmit={submit}>
      <IconSearch size={16} aria-hidden />
      <input
        type="search"
        data-shortcut-search
        aria-label={t('shell.header.search')}
        placeholder={t('shell.header.search')}
        maxLength={200}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      <button
        type="button"
        className={classes.paletteKey}
        onClick={onPalette}
        aria-label={`${paletteKey} – ${t('shell.shortcuts.palette')}`}
      >
        <kbd>{paletteKey}</kbd>
      </button>
    </form>
  )
}
