import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { nowMs } from '../feedback/clock.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useAnchored } from '../overlay/use-anchored.ts'
import classes from './fields.module.css'
import { type FieldProps, useField } from './fields.tsx'
import { matchingZones, namedZone, type ZoneChoice, zoneChoice } from './time-zones.ts'

/**
 * A time zone, searched by place, region or offset. The field holds its name, such as `Europe/Berlin`. A text that names none stays as typed
 * and fails validation.
 */
export function TimeZoneField({ zones, ...field }: FieldProps & { zones: readonly string[] }) {
  const { t } = useLanguage()
  const { onBlur, ...props } = useField(field)
  const value = String(field.form.read(field.name) ?? '')
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const [openedAt] = useState(() => new Date(nowMs()))
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const isOpen = typed !== undefined
  const choices = useMemo(() => zones.map((zone) => zoneChoice(zone, openedAt)), [zones, openedAt])
  const found = useMemo(() => matchingZones(choices, typed === value ? '' : (typed ?? '')), [choices, typed, value])
  useAnchored(input, list, isOpen, 'bottom-start')

  // In the top layer, because a dialog would clip it.
  useEffect(() => {
    if (isOpen) list.current?.showPopover()
  }, [isOpen])

  const open = (text: string) => {
    setTyped(text)
    const current = choices.findIndex((choice) => choice.value === value)
    setAt(text === value ? Math.max(0, current) : 0)
  }
  const close = () => {
    setTyped(undefined)
    onBlur()
  }
  const leave = () => {
    if (typed !== undefined && typed !== value) field.form.set(field.name, namedZone(choices, typed)?.value ?? typed)
    close()
  }
  const choose = (choice: ZoneChoice | undefined) => {
    if (choice) field.form.set(field.name, choice.value)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open(value)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((now) => (now + step + found.length) % Math.max(1, found.length))
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault()
      choose(found[at])
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const chosen = value ? zoneChoice(value, openedAt) : undefined
  return (
    <>
      <TextInput
        {...props}
        ref={input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[at] ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={typed ?? value}
        rightSection={chosen?.offset && !isOpen ? <span className={classes.unit}>{chosen.offset}</span> : undefined}
        rightSectionWidth={chosen?.offset && !isOpen ? 92 : undefined}
        rightSectionPointerEvents="none"
        onChange={(event) => {
          // Emptying the field clears the time zone.
          if (event.currentTarget.value === '') field.form.set(field.name, '')
          open(event.currentTarget.value)
        }}
        onClick={() => open(value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {isOpen ? (
        <div ref={list} popover="manual" id={listId} role="listbox" aria-label={field.label} className={classes.choices}>
          {found.map((choice, place) => (
            <Choice key={choice.value} id={`${listId}-${place}`} choice={choice} isActive={place === at} onChoose={() => choose(choice)} />
          ))}
          {found.length === 0 ? <p className={classes.noChoice}>{t('ui.noMatch')}</p> : null}
        </div>
      ) : null}
    </>
  )
}

type ChoiceProps = { id: string; choice: ZoneChoice; isActive: boolean; onChoose: () => void }

function Choice({ id, choice, isActive, onChoose }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and its keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' })
      }}
      className={classes.choice}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{choice.place}</span>
      <span className={classes.choiceRegion}>{choice.region}</span>
      <span className={classes.choiceOffset}>{choice.offset}</span>
    </div>
  )
}
