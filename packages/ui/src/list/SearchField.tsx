import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './SearchField.module.css'

const settleMs = 250

type Props = {
  value: string | undefined
  onChange: (value: string | undefined) => void
  label: string
  className?: string
  /** Of the form's field that is chosen by searching. */
  name?: string
  /** The ID of the element that describes its fault. */
  faultId?: string | undefined
}

/** Searches shortly after the last key press. Escape clears the field. */
export function SearchField({ value = '', onChange, label, className, name, faultId }: Props) {
  const { t } = useLanguage()
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // Follows other URL changes (back, a link) without overwriting what is being typed.
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (next: string) => {
    clearTimeout(timer.current)
    if (next.trim() === sent.current) return
    sent.current = next.trim()
    onChange(next.trim() || undefined)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(next), settleMs)
  }
  const clear = () => {
    setText('')
    send('')
  }
  return (
    // Wide enough for its placeholder.
    <div className={className ? `${classes.search} ${className}` : classes.search} style={{ width: `max(16rem, ${label.length + 4}ch)` }}>
      <IconSearch size={16} aria-hidden />
      <input
        type="search"
        name={name}
        aria-invalid={faultId !== undefined || undefined}
        aria-describedby={faultId}
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Submits no surrounding form.
            event.preventDefault()
            send(text)
          }
          if (event.key !== 'Escape' || !text) return
          // The first Escape clears the field, the next closes the surrounding dialog.
          event.preventDefault()
          clear()
        }}
      />
      {text ? (
        <button type="button" aria-label={t('ui.action.clear')} onClick={clear}>
          <IconX size={14} aria-hidden />
        </button>
      ) : null}
    </div>
  )
}
