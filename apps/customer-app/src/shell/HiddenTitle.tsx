import { useLocation } from 'wouter'
import { useWords } from '../language/use-words.ts'
import { tabs } from './tabs.ts'

/** The page's heading for screen readers where something stands in place of a screen. */
export function HiddenTitle() {
  const t = useWords()
  const [location] = useLocation()
  const { word } = tabs.find(({ path }) => path === location) ?? tabs[0]
  return <h1 className="wd-visually-hidden">{t(`customerApp.tabs.${word}`)}</h1>
}
