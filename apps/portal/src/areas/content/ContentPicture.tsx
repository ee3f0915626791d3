import { useQuery } from '@tanstack/react-query'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect, useState } from 'react'
import classes from './content.module.css'
import { contentFileQuery } from './content.queries.ts'

/** Shows pictures; links to documents. */
export function ContentPicture({ id }: { id: string }) {
  const t = useT('content')
  const { data, isError } = useQuery(contentFileQuery(id))
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  if (isError && !data) return <code>{id}</code>
  if (!data || !address) return null
  if (data.type.startsWith('image/')) return <img src={address} alt="" className={classes.picture} />
  return (
    <a href={address} download>
      {t('content.file.open')}
    </a>
  )
}
