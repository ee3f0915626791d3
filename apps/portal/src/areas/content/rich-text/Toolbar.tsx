import { ActionIcon, Button, TextInput } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, useState } from 'react'
import { linkAt, linkTo, type ToolName, toolNames, tools } from './formatting.ts'
import classes from './rich-text.module.css'

const icons: Record<ToolName, typeof IconBold> = {
  bold: IconBold,
  italic: IconItalic,
  underline: IconUnderline,
  heading: IconH2,
  subheading: IconH3,
  bullets: IconList,
  numbers: IconListNumbers,
  quote: IconBlockquote,
  undo: IconArrowBackUp,
  redo: IconArrowForwardUp,
}

type Props = { view: EditorView; state: EditorState }

/** Format buttons, which show the state at the cursor. */
export function Toolbar({ view, state }: Props) {
  const t = useT('content')
  const [address, setAddress] = useState<string>()
  const linked = linkAt(state)
  return (
    <>
      <div role="toolbar" aria-label={t('content.format.label')} className={classes.toolbar}>
        {toolNames.map((name) => {
          const { run, isOn } = tools[name]
          const Icon = icons[name]
          const label = t(`content.format.${name}`)
          return (
            <ActionIcon
              key={name}
              variant={isOn?.(state) ? 'light' : 'subtle'}
              aria-label={label}
              title={label}
              aria-pressed={isOn?.(state)}
              disabled={!run(state)}
              // Keeps the selection of the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                run(view.state, view.dispatch)
                view.focus()
              }}
            >
              <Icon size={17} aria-hidden />
            </ActionIcon>
          )
        })}
        <ActionIcon
          variant={linked ? 'light' : 'subtle'}
          aria-label={t('content.format.link')}
          title={t('content.format.link')}
          aria-expanded={address !== undefined}
          disabled={state.selection.empty && !linked}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setAddress(address === undefined ? (linked ?? '') : undefined)}
        >
          <IconLink size={17} aria-hidden />
        </ActionIcon>
      </div>
      {address === undefined ? null : (
        <LinkAddress
          initial={address}
          onSet={(href) => {
            linkTo(href)(view.state, view.dispatch)
            setAddress(undefined)
            view.focus()
          }}
          onClose={() => {
            setAddress(undefined)
            view.focus()
          }}
        />
      )}
    </>
  )
}

type LinkProps = { initial: string; onSet: (href: string) => void; onClose: () => void }

function LinkAddress({ initial, onSet, onClose }: LinkProps) {
  const t = useT('content')
  const [href, setHref] = useState(initial)
  const isAddress = /^(https?:\/\/|mailto:|tel:)\S+$/i.test(href.trim())
  const set = () => isAddress && onSet(href.trim())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Must not submit the form or close the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') set()
    else onClose()
  }
  return (
    <div className={classes.link}>
      <TextInput
        aria-label={t('content.format.address')}
        placeholder="https://"
        value={href}
        error={href.trim() !== '' && !isAddress ? t('content.format.addressFault') : undefined}
        onChange={(event) => setHref(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        data-autofocus
        autoFocus
      />
      <Button size="compact-sm" disabled={!isAddress} onClick={set}>
        {t('content.format.setLink')}
      </Button>
      {initial ? (
        <Button size="compact-sm" variant="default" onClick={() => onSet('')}>
          {t('content.format.removeLink')}
        </Button>
      ) : null}
    </div>
  )
}
