import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { NoteMember } from '@wattdesk/contract/notes/models.ts'
import { useField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { allMembers, mentionAt, type NoteValues, withMention } from './note-form.ts'
import classes from './notes.module.css'
import { mentionableQuery } from './notes.queries.ts'

type Props = { form: Form<NoteValues>; customerId: string; label: string; help: string }

/** After an `@`, suggests members whose names begin with the typed text. */
export function MentionField({ form, customerId, label, help }: Props) {
  const t = useT('notes')
  const [caret, setCaret] = useState(0)
  const [next, setNext] = useState<number>()
  const area = useRef<HTMLTextAreaElement>(null)
  const offers = useRef<HTMLDivElement>(null)
  const text = String(form.read('text') ?? '')
  const mention = mentionAt(text, caret)
  const found = useQuery({ ...mentionableQuery(customerId, mention?.typed ?? ''), enabled: mention !== undefined })
  const offered = mention ? (found.data?.items ?? []) : []

  useLayoutEffect(() => {
    if (next === undefined) return
    area.current?.focus()
    area.current?.setSelectionRange(next, next)
    setCaret(next)
    setNext(undefined)
  }, [next])

  const choose = (member: NoteMember) => {
    if (!mention) return
    const after = withMention(text, mention.from, caret, member)
    const known = form.read('mentions') as NoteMember[]
    form.set('text', after.text)
    form.set('mentions', allMembers(known, [member]))
    setNext(after.caret)
  }

  return (
    <div className={classes.mention}>
      <Textarea
        {...useField({ form, name: 'text', label, help, isRequired: true, hasAutofocus: true })}
        ref={area}
        rows={4}
        maxLength={4_000}
        value={text}
        onChange={(event) => {
          form.set('text', event.currentTarget.value)
          setCaret(event.currentTarget.selectionStart)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || offered.length === 0) return
          event.preventDefault()
          offers.current?.querySelector('button')?.focus()
        }}
      />
      {offered.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be announced as part of the form
        <div ref={offers} className={classes.offers} role="group" aria-label={t('notes.mention')}>
          {offered.map((member) => (
            <button key={member.id} type="button" className={classes.offer} onClick={() => choose(member)}>
              {member.name}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
