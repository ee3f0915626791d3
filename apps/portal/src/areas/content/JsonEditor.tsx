import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, forceLinting, linter, lintGutter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { JsonRefused, parseStrictJson } from '@wattdesk/contract/strict-json.ts'
import type { Fault } from '@wattdesk/ui/form/use-form.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect, useRef } from 'react'
import classes from './content.module.css'
import { spanAt } from './json-faults.ts'

type Props = {
  value: Record<string, unknown>
  /** By paths within the value. */
  faults: readonly Fault[]
  onChange: (value: Record<string, unknown>) => void
  /** Whether the text is valid JSON of an object. Invalid parts are not in the value. */
  onValid: (isValid: boolean) => void
}

/** The values as JSON, kept in sync with the form. Shows faults in place. */
export function JsonEditor({ value, faults, onChange, onValid }: Props) {
  const t = useT('content', 'validation')
  const { find } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const wordsOf = ({ code, field, params }: Fault) =>
    code === 'UnknownField' ? t('content.json.unknownNode') : (find(`validation.${code}`, { field, ...params }) ?? code)
  const readText = (text: string) =>
    readObject(text, (code, params) => find(`validation.${code}`, params) ?? code, t('content.json.wrongFormat'))
  const latest = useRef({ faults, onChange, onValid, wordsOf, readText })
  latest.current = { faults, onChange, onValid, wordsOf, readText }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new editor would lose the selection and the history of changes; callbacks are read from `latest`
  useEffect(() => {
    if (!place.current) return
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: JSON.stringify(value, null, 2),
        extensions: [
          ...[lineNumbers(), history(), json(), bracketMatching(), indentOnInput(), syntaxHighlighting(colors), EditorView.lineWrapping],
          ...[lintGutter(), linter((editor) => diagnose(editor.state.doc.toString(), latest.current), { delay: 150 })],
          keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.contentAttributes.of({ 'aria-label': t('content.json.label') }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((one) => one.isUserEvent('sync'))) return
            const read = latest.current.readText(update.state.doc.toString())
            latest.current.onValid(read.value !== undefined)
            if (read.value) latest.current.onChange(read.value)
          }),
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const text = editor.state.doc.toString()
    const known = latest.current.readText(text).value
    if (JSON.stringify(known) !== JSON.stringify(value)) {
      const insert = JSON.stringify(value, null, 2)
      editor.dispatch({ changes: { from: 0, to: text.length, insert }, userEvent: 'sync' })
      latest.current.onValid(true)
    }
    forceLinting(editor)
  }, [value])

  return <div ref={place} className={classes.json} />
}

type Reading = { value?: Record<string, unknown>; message?: string; at?: number }

function readObject(text: string, words: (code: string, params: Record<string, string | number>) => string, wrongFormat: string): Reading {
  try {
    const value = parseStrictJson(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value: value as Record<string, unknown> }
    return { message: wrongFormat }
  } catch (error) {
    if (!(error instanceof JsonRefused)) throw error
    const params = Object.fromEntries(Object.entries(error.params).filter(([, one]) => one !== undefined)) as Record<
      string,
      string | number
    >
    return { message: words(error.fault, params), at: syntaxErrorAt(text) }
  }
}

/** Where a text stops being JSON, if the engine reports it. */
function syntaxErrorAt(text: string): number | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1]
    return position ? Math.min(Number(position), text.length) : text.length
  }
}

type Latest = { faults: readonly Fault[]; wordsOf: (fault: Fault) => string; readText: (text: string) => Reading }

function diagnose(text: string, { faults, wordsOf, readText }: Latest): Diagnostic[] {
  const { message, at } = readText(text)
  if (message) {
    const from = at ?? 0
    return [{ from: Math.max(0, from - 1), to: at === undefined ? text.length : from, severity: 'error', message }]
  }
  return faults.map((fault) => ({ ...spanAt(text, fault.field), severity: 'error', message: wordsOf(fault) }))
}

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--wd-link)' },
  { tag: [tags.string], color: 'var(--wd-ok)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--wd-warning)' },
])
