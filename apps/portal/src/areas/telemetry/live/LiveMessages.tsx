import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FilterChoice } from '@wattdesk/ui/list/FilterChoice.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import layout from '../../../page/layout.module.css'
import classes from '../telemetry.module.css'
import type { LiveView, Received } from './live-store.ts'
import { messageWords, topicWords } from './topic-words.ts'

type Props = {
  live: LiveView & { clear: () => void }
  timeZone: string
  chosen: readonly string[]
  onChoose: (topics: string[]) => void
}

/** Messages of a site as they arrive, newest first, filtered by topic. */
export function LiveMessages({ live, timeZone, chosen, onChoose }: Props) {
  const t = useT('telemetry')
  const speech = useLanguage()
  const [held, setHeld] = useState<readonly Received[]>()
  const isWanted = ({ message }: Received) => chosen.length === 0 || chosen.includes(message.topic)
  const shown = (held ?? live.received).filter(isWanted)
  const clear = () => {
    live.clear()
    setHeld(undefined)
  }
  return (
    <Panel
      title={t('telemetry.messages')}
      isFlush
      actions={
        <>
          <FilterChoice
            label={t('telemetry.topics')}
            choices={live.topics.map((value) => ({ value, label: topicWords(value, speech) }))}
            chosen={chosen}
            onChoose={onChoose}
          />
          <Button
            variant="default"
            leftSection={held ? <IconPlayerPlay size={15} aria-hidden /> : <IconPlayerPause size={15} aria-hidden />}
            onClick={() => setHeld(held ? undefined : live.received)}
          >
            {t(held ? 'telemetry.resume' : 'telemetry.pause')}
          </Button>
          <Button variant="default" disabled={shown.length === 0} onClick={clear}>
            {t('telemetry.clear')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={classes.messages} aria-label={t('telemetry.messages')} tabIndex={0}>
        {shown.length === 0 ? <p className={classes.none}>{t('telemetry.noMessages')}</p> : null}
        <ul>
          {shown.map(({ id, message }) => (
            <li key={id}>
              <Instant at={message.at} homeZone={timeZone} isHomeTime isClock />
              <Tag>{topicWords(message.topic, speech)}</Tag>
              <span>{messageWords(message, speech)}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className={layout.foot}>
        <ZoneNote timeZone={timeZone} />
      </p>
    </Panel>
  )
}
