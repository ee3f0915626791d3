import '@wattdesk/ui/theme/theme.css'
import './app.css'
import { ensureArea } from '@wattdesk/ui/language/sentence-cache.ts'
import { followNetwork } from '@wattdesk/ui/network/reachability.ts'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { forgetResponsesOfOtherReleases, keepResponses } from './api/kept-responses.ts'
import { createQueryClient } from './api/query-client.ts'
import { spokenLanguage } from './language/language-choice.ts'
import { followOtherTabs } from './session/session.ts'
import { followView } from './session/view.ts'
import { followScheme } from './shell/color-scheme.ts'
import { keepFiles } from './shell/service-worker.ts'

forgetResponsesOfOtherReleases(import.meta.url)
const client = createQueryClient()
keepResponses(client)
followView()
followOtherTabs()
followScheme()
keepFiles()
followNetwork()

/** Waits for the sentences, so that nothing flickers. */
async function draw(): Promise<void> {
  const language = spokenLanguage()
  await Promise.all([ensureArea(language, 'customerApp'), ensureArea(language, 'ui')])
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(<App client={client} />)
}

void draw()
