import { Button } from '@mantine/core'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Alike } from '@wattdesk/ui/list/alike-columns.ts'
import classes from './list.module.css'

/** Shows the values that all rows share, whose columns are hidden, and a button to show the columns again. */
export function AlikeNote({ alike, onShow }: { alike: readonly Alike[]; onShow: () => void }) {
  const { t } = useLanguage()
  return (
    <p className={classes.alike}>
      {t('ui.list.alike')}
      {alike.map(({ key, header, shown }) => (
        <span key={key}>
          {header} <b>{shown}</b>
        </span>
      ))}
      <Button variant="subtle" size="compact-xs" onClick={onShow}>
        {t('ui.list.showAlike')}
      </Button>
    </p>
  )
}
