import { useLanguage } from '../language/LanguageProvider.tsx'
import { breakable } from '../page/Panel.tsx'
import classes from './feedback.module.css'
import { changesBetween, type JsonObject } from './json-changes.ts'

type Props = {
  before: JsonObject | null
  after: JsonObject | null
  /** The label of a field, by default its path. */
  labelOf?: (path: string) => string | undefined
  /** A value in words, by default unchanged. */
  wordsOf?: (path: string, value: unknown) => string
}

/** Changes by field: the old value struck through beside the new one. */
export function JsonDiff({ before, after, labelOf, wordsOf = plainWords }: Props) {
  const { t } = useLanguage()
  const changes = changesBetween(before, after)
  if (changes.length === 0) return <p className={classes.unchanged}>{t('ui.diff.unchanged')}</p>
  return (
    <table className={classes.diff}>
      <thead>
        <tr>
          <th scope="col">{t('ui.diff.field')}</th>
          {before ? <th scope="col">{t('ui.diff.before')}</th> : null}
          {after ? <th scope="col">{t('ui.diff.after')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, from, to }) => (
          <tr key={path}>
            <th scope="row">{labelOf?.(path) ?? path}</th>
            {before ? <td>{from === undefined ? <Empty /> : <del>{breakable(wordsOf(path, from))}</del>}</td> : null}
            {after ? <td>{to === undefined ? <Empty /> : <ins>{breakable(wordsOf(path, to))}</ins>}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Empty() {
  const { t } = useLanguage()
  return <span className={classes.nothing}>{t('ui.diff.empty')}</span>
}

function plainWords(_path: string, value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
