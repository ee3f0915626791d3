import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { contentQuery } from '../../api/queries.ts'
import { useWords } from '../../language/use-words.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { Screen } from '../../parts/Screen.tsx'
import { useHome } from '../../shell/use-home.ts'
import { useMessages } from '../../shell/use-messages.ts'
import { HelpList, MessageList } from './ContentLists.tsx'

export function MessagesScreen() {
  const t = useWords()
  const { language } = useLanguage()
  const { viewer } = useHome()
  const messages = useMessages()
  const help = useQuery(contentQuery(viewer.tenantId, language, 'help'))
  return (
    <Screen title={t('customerApp.messages.title')} isDeeper>
      <Loaded query={messages}>{(shown) => <MessageList messages={shown} />}</Loaded>
      <Loaded query={help}>{({ children }) => <HelpList pages={children} />}</Loaded>
    </Screen>
  )
}
