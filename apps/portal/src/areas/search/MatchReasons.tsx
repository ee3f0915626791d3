import type { SearchResult } from '@wattdesk/contract/search/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from './search.module.css'

/** Each matching field with its value, in which the matching letters are marked. */
export function MatchReasons({ matches }: Pick<SearchResult, 'matches'>) {
  const t = useT('search')
  return matches.map(({ field, quality, parts }) => (
    <span key={field} className={classes.reason}>
      {t(quality === 'similar' ? 'search.similar' : 'search.reason', { field: t(`search.field.${field}`) })}{' '}
      {parts.map(({ text, isMatch }, at) => {
        const key = `${at} ${text}`
        return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
      })}
    </span>
  ))
}
