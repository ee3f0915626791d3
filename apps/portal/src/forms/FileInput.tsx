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
  /**
   * The name of the file that is chosen already, empty without one. The name of the chosen file is shown beside the button. Omit if the
   * field shows the file itself.
   */
  fileName?: string
}

/** Labels the file control in the portal's language: browsers use the machine's. */
export function FileInput({ id, name, accept, onChoose, describedBy, isDisabled = false, fileName }: Props) {
  const t = useT('forms')
  const [chosen, setChosen] = useState(fileName)
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
      {fileName === undefined ? null : <span className={classes.name}>{chosen || t('forms.file.none')}</span>}
    </span>
  )
}
