import { Button, NativeSelect } from '@mantine/core'
import { IconDownload, IconFileUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { importFileMaxBytes } from '@wattdesk/contract/imports/terms.ts'
import { csvBlob, download } from '@wattdesk/ui/chart/download.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type DragEvent, useId, useRef, useState } from 'react'
import { FormFailure } from '../../forms/FormFailure.tsx'
import layout from '../../page/layout.module.css'
import { tenantsQuery } from '../customers/customers.queries.ts'
import { formatMegabytes } from './import-words.ts'
import classes from './imports.module.css'
import type { ImportPlace } from './imports.queries.ts'
import { Progress } from './Progress.tsx'
import { StopUploadQuestion } from './StopUploadQuestion.tsx'
import { templateFile } from './template-file.ts'
import { useUpload } from './use-upload.ts'

type Props = { place: ImportPlace; onTaken: (upload: CustomerImport) => void; disabledReason?: string }

/** Uploading a file does not create customers yet. */
export function UploadZone({ place, onTaken, disabledReason }: Props) {
  const t = useT('imports', 'customers')
  const { language } = useLanguage()
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()
  const tenant = useTenantChoice(place)
  const upload = useUpload(place, onTaken)
  const blocked = disabledReason ?? (tenant.isMissing ? t('imports.upload.chooseTenant') : undefined)

  const take = (files: readonly File[]) => {
    const [file, ...more] = files
    if (!file || blocked || upload.isPending) return
    if (more.length > 0) return setProblem(t('imports.upload.one'))
    if (file.size > importFileMaxBytes) return setProblem(t('imports.upload.tooLarge', { name: file.name }))
    setProblem(undefined)
    upload.send({ file, tenantId: tenant.id })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const bytes = (count: number) => formatMegabytes(count, language)
  if (upload.isPending && upload.file)
    return (
      <section className={classes.zone}>
        <Progress
          label={t('imports.upload.sending', { name: upload.file.name })}
          done={upload.sent.bytes}
          total={upload.sent.total}
          words={t('imports.upload.sent', { done: bytes(upload.sent.bytes), total: bytes(upload.sent.total) })}
        />
        <Button variant="default" onClick={upload.stop}>
          {t('imports.upload.stop')}
        </Button>
        <StopUploadQuestion fileName={upload.file.name} isSending={upload.isSending} />
      </section>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button and the field
    <section
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!blocked)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileUpload size={28} stroke={1.5} aria-hidden className={classes.zoneIcon} />
      <p className={classes.zoneTitle}>{t('imports.upload.drop')}</p>
      {tenant.field}
      <div className={`${layout.buttons} ${classes.zoneButtons}`}>
        <Button disabled={blocked !== undefined} onClick={() => input.current?.click()}>
          {t('imports.upload.choose')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => download(t('imports.template'), csvBlob(templateFile))}
        >
          {t('imports.upload.template')}
        </Button>
      </div>
      <label htmlFor={inputId} className="wd-visually-hidden">
        {t('imports.upload.choose')}
      </label>
      <input
        ref={input}
        id={inputId}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        className="wd-visually-hidden"
        tabIndex={-1}
        disabled={blocked !== undefined}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])])
          // Allows choosing the same file again after correcting it.
          event.currentTarget.value = ''
        }}
      />
      <p className={layout.hint}>{blocked ?? t('imports.upload.hint')}</p>
      {problem ? (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      ) : null}
      <FormFailure error={upload.error} words={(reason) => t('imports.upload.failed', { name: upload.file?.name ?? '', reason })} />
    </section>
  )
}

/** Asks for the customers' tenant only if the member sees several affiliates. */
function useTenantChoice({ partnerId }: ImportPlace) {
  const t = useT('imports')
  const { data } = useQuery({ ...tenantsQuery, enabled: !partnerId })
  const [chosen, setChosen] = useState('')
  const tenants = data?.items ?? []
  const isAsked = !partnerId && tenants.length > 1
  const field = isAsked ? (
    <NativeSelect
      className={classes.tenant}
      label={t('imports.upload.tenant')}
      value={chosen}
      data={[{ value: '', label: '' }, ...tenants.map((tenant) => ({ value: tenant.id, label: tenant.name }))]}
      onChange={(event) => setChosen(event.currentTarget.value)}
    />
  ) : null
  // The operator's own tenant has no customers, so a single affiliate is the only choice.
  const only = partnerId ? undefined : tenants[0]?.id
  return { field, id: isAsked ? chosen : only, isMissing: isAsked && chosen === '' }
}
