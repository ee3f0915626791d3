import { IconUpload } from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import classes from './file-input.module.css'

type Props = {
  id: string
  name: string
  accept: string
  onChoose: (file: File | undefined) => void
  describedBy?: string
  isDisabled?: boolean
  /** Shows the name of the chosen file beside the button. Omit if the field shows the file itself. */
  namesFile?: boolean
}

/** Labels the file control in the portal's language: browsers use the machine's. */
export function FileInput({ id, name, accept, onChoose, describedBy, isDisabled = false, namesFile = false }: Props) {
  const t = useT('forms')
  const [chosen, setChosen] = useState<string>()
  return (
    <span className={classes.file} data-disabled={isDisabled || undefined}>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        disabled={isDisabled}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          setChosen(file?.name)
          onChoose(file)
          // Allows choosing the same file again after correcting it.
          event.currentTarget.value = ''
        }}
      />
      <span className={classes.button} aria-hidden>
        <IconUpload size={15} aria-hidden />
        {t('forms.file.choose')}
      </span>
      {namesFile ? <span className={classes.name}>{chosen ?? t('forms.file.none')}</span> : null}
    </span>
  )
}
