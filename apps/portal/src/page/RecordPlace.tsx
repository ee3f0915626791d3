import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './record-place.module.css'

type Props = { hash: string; children: ReactNode }

/** A record that the fragment (#) of an address can name. Scrolls to it and highlights it once it is loaded, however late. */
export function RecordPlace({ hash, children }: Props) {
  const isMeant = useLocation({ select: (location) => location.hash === hash })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isMeant) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [isMeant])
  return (
    <div ref={place} id={hash} className={classes.place} data-meant={isMeant || undefined} tabIndex={-1}>
      {children}
    </div>
  )
}
