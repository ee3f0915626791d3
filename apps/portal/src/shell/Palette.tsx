import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { chosenOf, keyBeside } from './chosen-target.ts'
import classes from './Palette.module.css'
import { optionId, PaletteOptions } from './PaletteOptions.tsx'
import { usePaletteSections } from './palette-sections.tsx'
import { takeTyping } from './typed-ahead.ts'

/** Finds pages, actions, customers and devices by a few letters. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT('palette')
  const [term, setTerm] = useState('')
  useEffect(() => setTerm((before) => before + takeTyping()), [])
  const [key, setKey] = useState<string>()
  const listId = useId()
  const sections = usePaletteSections(term, onClose)
  const targets = sections.flatMap((section) => section.targets)
  const chosen = chosenOf(targets, key, 'first')

  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && targets.length > 0) {
      event.preventDefault()
      setKey(keyBeside(targets, chosen, step))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      chosen?.open()
    }
  }
  return (
    <Dialog title={t('palette.title')} onClose={onClose} size="md">
      <input
        data-autofocus
        className={classes.input}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={chosen ? optionId(listId, chosen) : undefined}
        aria-label={t('palette.placeholder')}
        placeholder={t('palette.placeholder')}
        maxLength={200}
        value={term}
        onChange={(event) => {
          setTerm(event.currentTarget.value)
          setKey(undefined)
        }}
        onKeyDown={onKey}
      />
      <PaletteOptions id={listId} label={t('palette.title')} sections={sections} chosen={chosen} term={term} />
      <p className={classes.hint}>{t('palette.hint')}</p>
    </Dialog>
  )
}
