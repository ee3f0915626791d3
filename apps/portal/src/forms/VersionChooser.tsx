import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { ConflictChooser } from '@wattdesk/ui/form/ConflictChooser.tsx'
import type { FieldWords } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ComponentProps } from 'react'
import type { ConflictCode } from './conflict.ts'

type Props = Pick<ComponentProps<typeof ConflictChooser>, 'conflicts' | 'onTake' | 'onBack'> & {
  code: ConflictCode
  savedAt?: string | null
  words: ReadonlyMap<string, FieldWords>
}

/** Two versions to choose from, under a sentence that names the record. */
export function VersionChooser({ code, savedAt, words, ...chooser }: Props) {
  const t = useT('forms')
  return (
    <ConflictChooser
      {...chooser}
      title={t(`forms.conflict.changed.${code}`)}
      savedAt={savedAt ? formatInstantInZones(savedAt) : undefined}
      wordsOf={(name) => words.get(name) ?? { label: name }}
    />
  )
}
