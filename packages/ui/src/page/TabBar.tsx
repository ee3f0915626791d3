import { IconChevronDown } from '@tabler/icons-react'
import { Children, isValidElement, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { fittingTabs } from './fitting-tabs.ts'
import classes from './TabBar.module.css'

/** The class of a tab, which is a link. The open one has `data-active`. */
export const tabClass = classes.tab ?? ''

type Props = {
  label: string
  children: ReactNode
  /** Tabs within a tab. */
  isInner?: boolean
}

/** Links to the parts of a record on one row. Those without room are in a menu at its end, but never the open one. */
export function TabBar({ label, children, isInner }: Props) {
  const { t } = useLanguage()
  const bar = useRef<HTMLElement>(null)
  const tabs = Children.toArray(children)
  const [hidden, setHidden] = useState<readonly number[]>([])
  const measure = useCallback(() => {
    if (bar.current) setHidden((known) => sameOr(known, hiddenOf(bar.current)))
  }, [])
  useLayoutEffect(measure)
  useEffect(() => {
    if (!bar.current) return
    // Measured again for a new width, for another open tab, whose width changes, and after the font has loaded.
    const resized = new ResizeObserver(measure)
    resized.observe(bar.current)
    for (const place of bar.current.children) resized.observe(place)
    const moved = new MutationObserver(measure)
    moved.observe(bar.current, { subtree: true, attributeFilter: ['data-active'] })
    return () => {
      resized.disconnect()
      moved.disconnect()
    }
  }, [measure])

  const keyOf = (tab: ReactNode, at: number) => (isValidElement(tab) ? tab.key : at)
  return (
    <nav ref={bar} className={classes.tabs} aria-label={label} data-inner={isInner || undefined}>
      {tabs.map((tab, at) => (
        <span key={keyOf(tab, at)} className={classes.place} data-tab data-hidden={hidden.includes(at) || undefined}>
          {tab}
        </span>
      ))}
      <span className={classes.place} data-hidden={hidden.length === 0 || undefined}>
        <Popover
          label={t('ui.moreTabs')}
          placement="bottom-end"
          className={classes.menu}
          trigger={(trigger) => (
            <button {...trigger} type="button" className={classes.more}>
              {t('ui.moreTabs')}
              <IconChevronDown size={14} aria-hidden />
            </button>
          )}
        >
          {(close) => (
            // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is clicked
            <div className={classes.list} onClick={close}>
              {tabs.filter((_, at) => hidden.includes(at))}
            </div>
          )}
        </Popover>
      </span>
    </nav>
  )
}

function hiddenOf(bar: HTMLElement | null): number[] {
  const places = [...(bar?.children ?? [])]
  const tabs = places.filter((place) => place.hasAttribute('data-tab'))
  const widthOf = (place: Element | undefined) => place?.getBoundingClientRect().width ?? 0
  const shown = fittingTabs({
    widths: tabs.map(widthOf),
    available: bar?.clientWidth ?? 0,
    more: widthOf(places.at(-1)),
    open: tabs.findIndex((place) => place.querySelector('[data-active]')),
  })
  return tabs.flatMap((_, at) => (shown.includes(at) ? [] : [at]))
}

/** Returns the same array while nothing changed, so that measuring causes no render. */
const sameOr = (known: readonly number[], found: readonly number[]) => (known.join() === found.join() ? known : found)
