import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useAnchored } from '@wattdesk/ui/overlay/use-anchored.ts'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { chosenOf, keyBeside } from './chosen-target.ts'
import classes from './Header.module.css'
import { optionId, PaletteOptions } from './PaletteOptions.tsx'
import { usePaletteSections } from './palette-sections.tsx'

/** Keys that the header's field forwards. */
export type Suggesting = { move: (step: 1 | -1) => void; choose: () => boolean }

type Props = {
  id: string
  term: string
  field: RefObject<HTMLElement | null>
  handle: Ref<Suggesting>
  onChosen: (optionId: string | undefined) => void
  onClose: () => void
}

/** The palette's results for the term, below the header's search. None is selected at first, so that Enter searches. */
export function HeaderSuggestions({ id, term, field, handle, onChosen, onClose }: Props) {
  const t = useT('palette')
  const sections = usePaletteSections(term, onClose)
  const targets = sections.flatMap((section) => section.targets)
  const [key, setKey] = useState<string>()
  const chosen = chosenOf(targets, key, 'none')
  const panel = useRef<HTMLDivElement>(null)
  useAnchored(field, panel, true, 'bottom-start')
  useEffect(() => panel.current?.showPopover(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term has other suggestions
  useEffect(() => setKey(undefined), [term])
  const chosenId = chosen ? optionId(id, chosen) : undefined
  useEffect(() => onChosen(chosenId), [chosenId, onChosen])
  useImperativeHandle(handle, () => ({
    move: (step) => setKey(keyBeside(targets, chosen, step)),
    choose: () => {
      chosen?.open()
      return chosen !== undefined
    },
  }))
  return (
    <div ref={panel} popover="manual" className={classes.suggestions} onPointerDown={(event) => event.preventDefault()}>
      <PaletteOptions id={id} label={t('palette.title')} sections={sections} chosen={chosen} term={term} />
    </div>
  )
}
