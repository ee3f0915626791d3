import { ActionIcon, Button, TextInput } from '@mantine/core'
import { type Icon, IconDeviceFloppy, IconLink, IconPencil, IconStar, IconStarFilled, IconTrash, IconUsers } from '@tabler/icons-react'
import type { SavedView, ViewState } from '@wattdesk/contract/saved-views/models.ts'
import type { ViewVisibility } from '@wattdesk/contract/saved-views/terms.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { type FormEvent, useState } from 'react'
import { useFormWork } from '../forms/use-form-work.ts'
import { useTypedWork } from '../forms/use-typed-work.ts'
import { copyViewLink } from './view-link.ts'
import { isSameState, type ViewsOfList } from './view-state.ts'
import classes from './views.module.css'

type Action = { label: string; icon: Icon; isPressed?: boolean; isDisabled?: boolean; run: () => void }
export type ViewChange = { name?: string; state?: ViewState; visibility?: ViewVisibility; isDefault?: boolean }

type Props = {
  view: SavedView
  state: ViewState
  place: ViewsOfList['place']
  isBusy: boolean
  onChange: (change: ViewChange, onDone?: () => void) => void
  onRemove: () => void
}

/** Renaming and removing replace the view's own line. */
export function ManagedView({ view, state, place, isBusy, onChange, onRemove }: Props) {
  const t = useT('savedViews')
  const speech = useLanguage()
  const { name, isDefault, owner } = view
  const isShared = view.visibility === 'team'
  const [mode, setMode] = useState<'rename' | 'remove'>()
  if (mode === 'rename')
    return (
      <Renaming
        name={name}
        isBusy={isBusy}
        onRename={(next, onDone) => onChange({ name: next }, onDone)}
        onEnd={() => setMode(undefined)}
      />
    )
  if (mode === 'remove') {
    return (
      <li className={classes.asking}>
        <p>
          <b>{name}</b> {t('savedViews.removeHint')}
        </p>
        <Button size="xs" variant="default" data-autofocus onClick={() => setMode(undefined)}>
          {t('ui.action.cancel')}
        </Button>
        <Button size="xs" color="red" loading={isBusy} onClick={onRemove}>
          {t('ui.action.remove')}
        </Button>
      </li>
    )
  }
  const star = t(isDefault ? 'savedViews.dropDefault' : 'savedViews.makeDefault', { name })
  const starring = {
    label: star,
    icon: isDefault ? IconStarFilled : IconStar,
    isPressed: isDefault,
    run: () => onChange({ isDefault: !isDefault }),
  }
  const actions: Action[] = [
    ...(owner.isCaller ? [starring] : []),
    {
      label: t(isShared ? 'savedViews.unshareThis' : 'savedViews.shareThis', { name }),
      icon: IconUsers,
      isPressed: isShared,
      run: () => onChange({ visibility: isShared ? 'private' : 'team' }),
    },
    { label: t('savedViews.rename', { name }), icon: IconPencil, run: () => setMode('rename') },
    {
      label: t('savedViews.overwrite', { name }),
      icon: IconDeviceFloppy,
      isDisabled: isSameState(view.state, state),
      run: () => onChange({ state }),
    },
    { label: t('savedViews.copyLinkTo', { name }), icon: IconLink, run: () => void copyViewLink(view.id, place, speech) },
    { label: t('savedViews.remove', { name }), icon: IconTrash, run: () => setMode('remove') },
  ]
  const notes = [
    ...(owner.isCaller ? [] : [owner.name]),
    ...(isShared ? [t('savedViews.isShared')] : []),
    ...(isDefault ? [t('savedViews.isDefault')] : []),
  ]
  return (
    <li>
      <span className={classes.viewName}>
        {name}
        {notes.length > 0 ? <small>{notes.join(' · ')}</small> : null}
      </span>
      {actions.map(({ label, icon: Glyph, isPressed, isDisabled, run }) => (
        <Tooltip key={label} label={label}>
          <ActionIcon aria-label={label} aria-pressed={isPressed} disabled={isBusy || isDisabled} onClick={run}>
            <Glyph size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </li>
  )
}

type RenamingProps = { name: string; isBusy: boolean; onRename: (name: string, onDone: () => void) => void; onEnd: () => void }

function Renaming({ name, isBusy, onRename, onEnd }: RenamingProps) {
  const t = useT('savedViews')
  const [text, setText] = useState(name)
  const isDirty = text.trim() !== name
  const leave = useFormWork({ isDirty, isBusy })
  useTypedWork(isDirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isDirty) onEnd()
    else if (text.trim()) onRename(text.trim(), onEnd)
  }
  return (
    <li>
      <form className={classes.renaming} onSubmit={submit}>
        <TextInput
          ref={(input) => input?.focus()}
          size="xs"
          aria-label={t('savedViews.rename', { name })}
          value={text}
          maxLength={60}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // Escape ends the renaming, not the dialog.
            event.preventDefault()
            leave(onEnd)
          }}
        />
        <Button size="xs" variant="default" disabled={isBusy} onClick={() => leave(onEnd)}>
          {t('ui.action.cancel')}
        </Button>
        <Button size="xs" type="submit" loading={isBusy} disabled={!text.trim()}>
          {t('ui.action.save')}
        </Button>
      </form>
    </li>
  )
}
