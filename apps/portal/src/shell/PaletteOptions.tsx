import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './Palette.module.css'
import type { Section, Target } from './palette-sections.tsx'

type Props = {
  /** The combobox refers to it. */
  id: string
  label: string
  sections: readonly Section[]
  chosen: Target | undefined
  term: string
}

export const optionId = (listId: string, target: Target): string => `${listId}-${target.key}`

/** Options of a combobox, in titled groups. The combobox handles focus and keys. */
export function PaletteOptions({ id, label, sections, chosen, term }: Props) {
  const t = useT('palette')
  return (
    <div id={id} role="listbox" aria-label={label} className={classes.list}>
      {sections.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
        <div key={section.title} role="group" aria-label={section.title}>
          <p className={classes.section} aria-hidden>
            {section.title}
          </p>
          {section.targets.map((target) => (
            <Option key={target.key} id={optionId(id, target)} target={target} isChosen={target === chosen} />
          ))}
        </div>
      ))}
      {sections.length === 0 ? <p className={classes.nothing}>{t('palette.nothing', { term })}</p> : null}
    </div>
  )
}

function Option({ id, target, isChosen }: { id: string; target: Target; isChosen: boolean }) {
  const Glyph = target.icon
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the combobox has the focus and the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={classes.option}
      onClick={target.open}
      ref={isChosen ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
    >
      <Glyph size={16} aria-hidden />
      <span className={classes.text}>
        {target.label}
        {target.reason}
      </span>
      {target.note ? <span className={classes.note}>{target.note}</span> : null}
    </div>
  )
}
