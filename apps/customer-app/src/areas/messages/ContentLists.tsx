import { useEffect, useRef } from 'react'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import parts from '../../parts/parts.module.css'
import { safeMarkup } from '../../parts/safe-markup.ts'
import classes from './messages.module.css'

type Content = { id: string; title: string; publishedAt: string; fields: Record<string, unknown> }

export function MessageList({ messages, shownId }: { messages: readonly Content[]; shownId?: string }) {
  const t = useWords()
  if (messages.length === 0) return <p className={parts.nothing}>{t('customerApp.messages.none')}</p>
  return messages.map((one) => <Article key={one.id} content={one} isOpen isShown={one.id === shownId} />)
}

export function HelpList({ pages, shownId }: { pages: readonly Content[]; shownId?: string }) {
  const t = useWords()
  if (pages.length === 0) return null
  return (
    <>
      <h2 className={classes.part}>{t('customerApp.messages.help')}</h2>
      {pages.map((one) => (
        <Article key={one.id} content={one} isOpen={one.id === shownId} isShown={one.id === shownId} />
      ))}
    </>
  )
}

function Article({ content, isOpen, isShown }: { content: Content; isOpen?: boolean; isShown?: boolean }) {
  const { moment } = useFormats()
  const { heading, text, steps } = content.fields
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Scrolling it into view would also scroll the page around a frame.
    if (isShown && details.current)
      window.scrollTo({ top: window.scrollY + details.current.getBoundingClientRect().top - window.innerHeight / 4 })
  }, [isShown])
  return (
    <Card>
      <details ref={details} className={classes.article} open={isOpen}>
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: safeMarkup keeps only structure and links
    <div className={classes.text} dangerouslySetInnerHTML={{ __html: safeMarkup(html) }} />
  ) : null
}
