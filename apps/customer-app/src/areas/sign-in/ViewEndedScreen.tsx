import { useWords } from '../../language/use-words.ts'
import { Brandmark } from '../../shell/Brandmark.tsx'
import classes from './sign-in.module.css'

/** After a member's view, nothing of the customer is shown. */
export function ViewEndedScreen() {
  const t = useWords()
  return (
    <main className={classes.screen}>
      <Brandmark />
      <div className={classes.words}>
        <h1>{t('customerApp.view.ended')}</h1>
        <p>{t('customerApp.view.endedHelp')}</p>
      </div>
    </main>
  )
}
