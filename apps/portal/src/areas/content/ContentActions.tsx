import { ActionIcon } from '@mantine/core'
import {
  IconArrowsMove,
  IconClock,
  IconDeviceMobile,
  IconDots,
  IconEyeOff,
  IconHistory,
  IconPlus,
  IconSnowflake,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import type { Content } from '@wattdesk/contract/content/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Menu, type MenuItem } from '@wattdesk/ui/overlay/Menu.tsx'
import { useAction } from '../../forms/use-action.ts'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useCan } from '../../session/use-session.ts'
import classes from './content.module.css'
import { freezeContent, publishContent, refreshContent, withdrawContent } from './content.queries.ts'

type Props = {
  content: Content
  /** Why nothing here can be changed. */
  reason: string | undefined
  /** As `reason`, or because the content is frozen. */
  locked: string | undefined
  open: (dialog: 'preview' | 'move' | 'versions' | 'publishAt' | 'remove') => void
  onAddBelow: () => void
}

/** What is done often as buttons, the rest in a menu. Readers only have preview and versions. */
export function ContentActions({ content, reason, locked, open, onAddBelow }: Props) {
  const t = useT('content')
  const { id, language, version, publishedVersion, publishAt } = content
  const versioned = { language, version }
  const publish = useAction({
    act: () => publishContent(id, versioned),
    done: t('content.publish.done'),
    failed: (why) => t('content.publish.failed', { reason: why }),
    refresh: refreshContent,
  })
  const cancel = useAction({
    act: () => publishContent(id, { ...versioned, at: null }),
    done: t('content.publish.cancelled'),
    refresh: refreshContent,
  })
  return (
    <div className={classes.actions}>
      {publishedVersion === version ? null : (
        <ActionButton reason={locked} icon={IconUpload} isPending={publish.isPending} onClick={() => publish.run()}>
          {t('content.publish.action')}
        </ActionButton>
      )}
      {publishAt ? (
        <ActionButton reason={locked} icon={IconClock} isPending={cancel.isPending} onClick={() => cancel.run()}>
          {t('content.publish.cancel')}
        </ActionButton>
      ) : publishedVersion === version ? null : (
        <ActionButton reason={locked} icon={IconClock} onClick={() => open('publishAt')}>
          {t('content.publish.later')}
        </ActionButton>
      )}
      <ActionButton reason={undefined} icon={IconDeviceMobile} onClick={() => open('preview')}>
        {t('content.preview.action')}
      </ActionButton>
      <ActionButton reason={undefined} icon={IconHistory} onClick={() => open('versions')}>
        {t('content.versions.action')}
      </ActionButton>
      {reason ? null : <MoreMenu content={content} locked={locked} open={open} onAddBelow={onAddBelow} />}
    </div>
  )
}

function MoreMenu({ content, locked, open, onAddBelow }: Omit<Props, 'reason'>) {
  const t = useT('content')
  const can = useCan()
  const { id, language, version, publishedVersion, status } = content
  const versioned = { language, version }
  const isFrozen = status === 'freeze'
  const withdraw = useAction({ act: () => withdrawContent(id, versioned), done: t('content.withdraw.done'), refresh: refreshContent })
  const freeze = useAction({
    act: () => freezeContent(id, { ...versioned, isFrozen: !isFrozen }),
    done: t(isFrozen ? 'content.freeze.ended' : 'content.freeze.done'),
    refresh: refreshContent,
  })
  const because = (why: string | undefined) => (why ? { disabledReason: why } : {})
  const items: MenuItem[] = [
    { key: 'below', label: t('content.add.below'), icon: IconPlus, onSelect: onAddBelow },
    { key: 'move', label: t('content.move.action'), icon: IconArrowsMove, onSelect: () => open('move'), ...because(locked) },
    {
      key: 'freeze',
      label: t(isFrozen ? 'content.freeze.end' : 'content.freeze.action'),
      icon: IconSnowflake,
      onSelect: () => freeze.run(),
    },
    ...(publishedVersion === null
      ? []
      : [
          {
            key: 'withdraw',
            label: t('content.withdraw.action'),
            icon: IconEyeOff,
            onSelect: () => withdraw.run(),
            ...because(locked),
          },
        ]),
    {
      key: 'remove',
      label: t('content.remove.action'),
      icon: IconTrash,
      isDanger: true,
      startsGroup: true,
      onSelect: () => open('remove'),
      ...because(locked ?? (can('delete:cms-content') ? undefined : t('content.noPermission.remove'))),
    },
  ]
  const label = t('content.more')
  return (
    <Menu
      label={label}
      items={items}
      placement="bottom-end"
      trigger={(props) => (
        <ActionIcon {...props} variant="default" size={30} aria-label={label}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    />
  )
}
