import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { contentQuery } from '../../api/queries.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import parts from '../../parts/parts.module.css'
import { Screen } from '../../parts/Screen.tsx'
import { useHome } from '../../shell/use-home.ts'
import { useMessages } from '../../shell/use-messages.ts'
import classes from './messages.module.css'

export function MessagesScreen() {
  const t = useWords()
  const { language } = useLanguage()
  const { viewer } = useHome()
  const messages = useMessages()
  const help = useQuery(contentQuery(viewer.tenantId, language, 'help'))
  return (
    <Screen title={t('customerApp.messages.title')} isDeeper>
      <Loaded query={messages}>
        {(shown) =>
          shown.length === 0 ? (
            <p className={parts.nothing}>{t('customerApp.messages.none')}</p>
          ) : (
            shown.map((one) => <Article key={one.id} content={one} isOpen />)
          )
        }
      </Loaded>
      {help.data && help.data.children.length > 0 ? (
        <>
          <h2 className={classes.part}>{t('customerApp.messages.help')}</h2>
          {help.data.children.map((one) => (
            <Article key={one.id} content={one} />
          ))}
        </>
      ) : null}
    </Screen>
  )
}

type Content = { title: string; publishedAt: string; fields: Record<string, unknown> }

function Article({ content, isOpen }: { content: Content; isOpen?: boolean }) {
  const { moment } = useFormats()
  const { heading, text, steps } = content.fields
  return (
    <Card>
      <details className={classes.article} open={isOpen}>
        <summary>
          <b>{typeof heading === 'string' ? heading : content.title}</b>
          <small>{moment(content.publishedAt)}</small>
        </summary>
        <Text html={text} />
        {Array.isArray(steps) ? <Steps steps={steps} /> : null}
      </details>
    </Card>
  )
}

type Step = { heading?: unknown; text?: unknown }

/** What to do, one after the other. */
function Steps({ steps }: { steps: readonly (Step | null)[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: published content does not change while it is read
        <li key={at}>
          {typeof step?.heading === 'string' ? <b>{step.heading}</b> : null}
          <Text html={step?.text} />
        </li>
      ))}
    </ol>
  )
}

function Text({ html }: { html: unknown }) {
  return typeof html === 'string' ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps only the tags and links of its list when content is saved
    <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
  ) : null
}
