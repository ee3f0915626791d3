import { isOver } from '@wattdesk/contract/content/terms.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { Route, Switch } from 'wouter'
import { MessageTeaser } from '../areas/home/Notices.tsx'
import { HelpList, MessageList } from '../areas/messages/ContentLists.tsx'
import { useWords } from '../language/use-words.ts'
import parts from '../parts/parts.module.css'
import { Screen } from '../parts/Screen.tsx'
import type { Preview } from '../session/preview.ts'
import { PreviewShell } from '../shell/PreviewShell.tsx'

/** The screens that show content, as customers meet it. The others need a customer's home, and say so. */
export function PreviewRoutes({ preview: { lists, shownId, scheme } }: { preview: Preview }) {
  const t = useWords()
  // There is no home whose day it is.
  const today = localDayOf(nowMs(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const messages = lists.notices.filter(({ fields }) => !isOver(fields, today))
  return (
    <PreviewShell scheme={scheme}>
      <Switch>
        <Route path="/messages">
          <Screen title={t('customerApp.messages.title')} isDeeper>
            <MessageList messages={messages} shownId={shownId} />
            <HelpList pages={lists.help} shownId={shownId} />
          </Screen>
        </Route>
        <Route>
          <div className={parts.screen}>
            <h1 className="wd-visually-hidden">{t('customerApp.tabs.home')}</h1>
            <p className={parts.nothing}>{t('customerApp.preview.noData')}</p>
            <MessageTeaser messages={messages} />
          </div>
        </Route>
      </Switch>
    </PreviewShell>
  )
}
