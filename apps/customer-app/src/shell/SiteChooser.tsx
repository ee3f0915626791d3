import type { AppHome } from '@wattdesk/contract/customer-app/models.ts'
import { useWords } from '../language/use-words.ts'
import classes from './shell.module.css'
import { chooseSite } from './use-home.ts'

export function SiteChooser({ sites, current }: { sites: AppHome['sites']; current: string | undefined }) {
  const t = useWords()
  return (
    <select
      className={classes.sites}
      aria-label={t('customerApp.site')}
      value={current}
      onChange={({ target }) => chooseSite(target.value)}
    >
      {sites.map(({ id, name, city }) => (
        <option key={id} value={id}>
          {name === city ? name : `${name}, ${city}`}
        </option>
      ))}
    </select>
  )
}
