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
  /** Searches at every key press, because what is searched is there already. */
  isImmediate?: boolean
  /** The key `/` moves the focus here. */
  hasShortcut?: boolean
}

/** Searches shortly after the last key press. Escape clears the field. */
export function SearchField({ value = '', onChange, label, className, name, faultId, isImmediate, hasShortcut }: Props) {
  const { t } = useLanguage()
  const [text, setText] = useState(value)
  /** The value, and what the field sent since, the newest last. */
  const sent = useRef([value])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // Follows other URL changes (back, a link) without overwriting what is being typed, even if what was sent before arrives only now.
    const at = sent.current.at(-1) === value ? sent.current.length - 1 : sent.current.indexOf(value)
    sent.current = at < 0 ? [value] : sent.current.slice(at)
    if (at < 0) setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (next: string) => {
    clearTimeout(timer.current)
    if (next.trim() === sent.current.at(-1)) return
    sent.current.push(next.trim())
    onChange(next.trim() || undefined)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    if (isImmediate) send(next)
    else timer.current = setTimeout(() => send(next), settleMs)
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
        data-shortcut-search={hasShortcut || undefined}
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
