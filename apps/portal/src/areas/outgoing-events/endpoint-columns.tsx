import { Link } from '@tanstack/react-router'
import type { EventEndpoint } from '@wattdesk/contract/outgoing-events/models.ts'
import { type EndpointState, eventKinds } from '@wattdesk/contract/outgoing-events/terms.ts'
import { formatInstantInZones, formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { StatusDot, Tag, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import type { ReactNode } from 'react'
import classes from './outgoing-events.module.css'

export function endpointColumns(t: Translate, language: Language, menuOf: (endpoint: EventEndpoint) => ReactNode): Column<EventEndpoint>[] {
  return [
    { key: 'name', header: t('outgoingEvents.field.name'), isTitle: true, cell: ({ name }) => <b>{name}</b> },
    { key: 'url', isWide: true, header: t('outgoingEvents.field.url'), cell: ({ url }) => <span className={classes.url}>{url}</span> },
    { key: 'kinds', header: t('outgoingEvents.field.kinds'), isAlwaysShown: true, cell: ({ kinds }) => kindsOf(kinds, t) },
    {
      key: 'state',
      header: t('outgoingEvents.field.state'),
      isAlwaysShown: true,
      cell: (endpoint) => (
        <StatusDot tone={tones[endpoint.state]} detail={detailOf(endpoint, t)}>
          {t(`outgoingEvents.state.${endpoint.state}`)}
        </StatusDot>
      ),
    },
    {
      key: 'lastDeliveredAt',
      header: t('outgoingEvents.field.lastDeliveredAt'),
      isAlwaysShown: true,
      cell: ({ lastDeliveredAt }) => <Moment at={lastDeliveredAt} />,
    },
    {
      key: 'waiting',
      header: t('outgoingEvents.field.waiting'),
      isNumber: true,
      isAlwaysShown: true,
      cell: (endpoint) => waitingOf(endpoint, language),
    },
    { key: 'createdBy', header: t('outgoingEvents.field.createdBy'), cell: ({ createdBy }) => createdBy },
    { key: 'actions', header: t('outgoingEvents.actions'), isUntitled: true, cell: menuOf },
  ]
}

const tones: Record<EndpointState, Tone> = { active: 'ok', failing: 'error', paused: 'warning' }

/** Since when it fails or why it is paused, and how long the previous secret also signs. */
function detailOf({ failingSince, pauseReason, pausedAt, previousSecretUntil, state }: EventEndpoint, t: Translate): string | undefined {
  const reason =
    pauseReason && pausedAt ? t(`outgoingEvents.pauseReason.${pauseReason}`, { at: formatInstantInZones(pausedAt) }) : undefined
  const failing =
    state === 'failing' && failingSince ? t('outgoingEvents.failingSince', { at: formatInstantInZones(failingSince) }) : undefined
  const isOverlapping = previousSecretUntil !== null && Date.parse(previousSecretUntil) > nowMs()
  const overlap = isOverlapping ? t('outgoingEvents.overlap', { at: formatInstantInZones(previousSecretUntil) }) : undefined
  return [reason, failing, overlap].filter(Boolean).join(' ') || undefined
}

/** The first kind, and how many more; the tooltip lists all. */
function kindsOf(kinds: EventEndpoint['kinds'], t: Translate) {
  const words = eventKinds.filter((kind) => kinds.includes(kind)).map((kind) => t(`outgoingEvents.kind.${kind}`))
  const isAll = kinds.length === eventKinds.length
  const shown = isAll ? [t('outgoingEvents.allKinds')] : words.slice(0, 1)
  const more = isAll ? 0 : words.length - shown.length
  return (
    <Tooltip label={more > 0 || isAll ? words.join(', ') : undefined}>
      <span className={classes.kinds}>
        {shown.map((word) => (
          <Tag key={word}>{word}</Tag>
        ))}
        {more > 0 ? <Tag>{`+${more}`}</Tag> : null}
      </span>
    </Tooltip>
  )
}

function waitingOf({ id, waiting, waitingIsCapped }: EventEndpoint, language: Language) {
  if (waiting === 0) return '0'
  const count = formatNumber(waiting, language)
  return (
    <Link to="/dashboard/settings/event-deliveries" search={{ endpoint: id, state: 'waiting,retrying' }}>
      {waitingIsCapped ? `${count}+` : count}
    </Link>
  )
}
