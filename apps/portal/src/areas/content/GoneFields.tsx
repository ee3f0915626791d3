import { Button } from '@mantine/core'
import type { Definition } from '@wattdesk/contract/content/fields.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import classes from './content.module.css'
import { inWords } from './field-values.ts'

type Props = { definition: Definition; values: Record<string, unknown>; onRemove: (rest: Record<string, unknown>) => void }

/** What was typed into fields that the schema no longer has, because it was changed meanwhile. It is lost only by choice. */
export function GoneFields({ definition, values, onRemove }: Props) {
  const t = useT('content')
  const [opened] = useState(definition)
  const gone = opened.fields.filter(({ name }) => values[name] !== undefined && !definition.fields.some((one) => one.name === name))
  if (gone.length === 0) return null
  const names = new Set(gone.map(({ name }) => name))
  return (
    <div role="alert" className={classes.notice}>
      <span>{t('content.gone.text')}</span>
      <FactList facts={gone.map(({ name, label }) => ({ key: name, label, value: inWords(values[name]) }))} />
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => onRemove(Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))))}
      >
        {t('content.gone.remove')}
      </Button>
    </div>
  )
}
