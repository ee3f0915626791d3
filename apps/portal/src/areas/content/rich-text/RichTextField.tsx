import { Input } from '@mantine/core'
import { type FieldProps, useField } from '@wattdesk/ui/form/fields.tsx'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import 'prosemirror-view/style/prosemirror.css'
import { useEffect, useId, useRef, useState } from 'react'
import contentClasses from '../content.module.css'
import { plugins } from './formatting.ts'
import { documentOf, htmlOf } from './html-schema.ts'
import classes from './rich-text.module.css'
import { Toolbar } from './Toolbar.tsx'

/** Produces only HTML that the server keeps. */
export function RichTextField(field: FieldProps) {
  const { form, name } = field
  const { label, description, error, inputWrapperOrder, onBlur, 'aria-required': isRequired } = useField(field)
  const labelId = useId()
  const value = String(form.read(name) ?? '')
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  // The HTML in the editor. Another serialization of the same document must not count as a change.
  const shown = useRef(value)
  const [state, setState] = useState<EditorState>()
  const latest = useRef({ form, onBlur })
  latest.current = { form, onBlur }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new editor would lose the selection and the history of changes; callbacks are read from `latest`
  useEffect(() => {
    if (!place.current) return
    const made = new EditorView(place.current, {
      state: stateOf(value),
      attributes: {
        class: contentClasses.formatted ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': String(isRequired ?? false),
      },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (!transaction.docChanged) return
        shown.current = htmlOf(next.doc)
        latest.current.form.set(name, shown.current)
      },
      handleDOMEvents: { blur: () => latest.current.onBlur() },
    })
    view.current = made
    setState(made.state)
    return () => made.destroy()
  }, [])

  useEffect(() => {
    if (!view.current || value === shown.current) return
    shown.current = value
    const next = stateOf(value)
    view.current.updateState(next)
    setState(next)
  }, [value])

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId, onClick: () => view.current?.focus() }}
      description={description}
      error={error}
      inputWrapperOrder={inputWrapperOrder}
    >
      <div className={classes.editor} data-invalid={error ? true : undefined}>
        {state && view.current ? <Toolbar view={view.current} state={state} /> : null}
        <div ref={place} className={classes.text} />
      </div>
    </Input.Wrapper>
  )
}

const stateOf = (html: string): EditorState => EditorState.create({ doc: documentOf(html), plugins })
