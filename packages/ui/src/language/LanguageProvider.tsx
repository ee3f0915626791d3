import type { Area } from '@wattdesk/i18n/catalogue.ts'
import { type Language, tagOf } from '@wattdesk/i18n/languages.ts'
import { createMissingKeyReport } from '@wattdesk/i18n/missing-keys.ts'
import { createTranslator, type Translate, type Translator } from '@wattdesk/i18n/translator.ts'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useContext,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { areasIn, ensureArea, sentencesOf } from './sentence-cache.ts'

type Speech = Translator & { setLanguage: (language: Language) => Promise<void> }

const SpeechContext = createContext<Speech | undefined>(undefined)

type Props = {
  initial: Language
  /** How times and days are written. Whatever speaks is rendered again when it changes, and keeps its state. */
  notation?: string
  /** Called with the chosen language, to store it. */
  onChange: (language: Language) => void
  onMissing: (keys: string[]) => void
  children: ReactNode
}

/** Provides the language to the tree. Loads the sentences on screen before switching, so that nothing flickers. */
export function LanguageProvider({ initial, notation, onChange, onMissing, children }: Props) {
  const [language, setSpoken] = useState(initial)
  const [report] = useState(() => createMissingKeyReport(onMissing))
  // biome-ignore lint/correctness/useExhaustiveDependencies: sentences contain times, so they change with their notation.
  const translator = useMemo(() => createTranslator(language, sentencesOf, report), [language, report, notation])

  // Before the page is laid out: the language is inherited, so a later change would compute the style of every element again.
  useInsertionEffect(() => {
    document.documentElement.lang = tagOf(language)
  }, [language])

  // The newest choice counts, whichever language's sentences arrive first.
  const chosen = useRef(initial)
  const setLanguage = useCallback(
    async (next: Language) => {
      chosen.current = next
      await Promise.all(areasIn(language).map((area) => ensureArea(next, area)))
      if (next !== chosen.current) return
      // Components that appeared meanwhile keep the previous language until their sentences are loaded.
      startTransition(() => setSpoken(next))
      onChange(next)
    },
    [language, onChange],
  )
  const speech = useMemo(() => ({ ...translator, setLanguage }), [translator, setLanguage])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

/** The current language, its translator, and a function to change it. */
export function useLanguage(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('useLanguage outside of LanguageProvider')
  return speech
}

/**
 * The `t` of the current language. Suspends until the given areas are loaded. A screen also names the areas of parts that appear with its
 * data: if such a part had to wait for its own, the whole screen would vanish meanwhile, and with it the focus.
 */
export function useT(...areas: Area[]): Translate {
  const { language, t } = useLanguage()
  // Also called for loaded areas, because replayed renders must call `use` equally often.
  const loading = areas.map((area) => ensureArea(language, area))
  for (const area of loading) use(area)
  return t
}
