import { Link, useLocation } from 'wouter'
import { useWords } from '../language/use-words.ts'
import classes from './shell.module.css'
import { tabs } from './tabs.ts'

export function Tabs() {
  const t = useWords()
  const [location] = useLocation()
  return (
    <nav className={classes.tabs} aria-label={t('customerApp.tabs.label')}>
      {tabs.map(({ path, word, icon: Icon }) => {
        const isCurrent = location === path
        return (
          <Link key={path} href={path} className={classes.tab} aria-current={isCurrent ? 'page' : undefined}>
            <Icon size={24} stroke={isCurrent ? 2 : 1.6} aria-hidden />
            <span>{t(`customerApp.tabs.${word}`)}</span>
          </Link>
        )
      })}
    </nav>
  )
}
