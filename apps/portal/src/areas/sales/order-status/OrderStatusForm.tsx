import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type EncodingReading, fileReadings } from '@wattdesk/contract/imports.ts'
import { type OrderStatusRun, orderStatusPreviewModel } from '@wattdesk/contract/order-status.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { ParagraphField } from '@wattdesk/ui/form/fields.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { sentenceOf } from '../../../api/sentence.ts'
import { base64Of } from '../../../forms/base64-of.ts'
import { EncodingReadings } from '../../../forms/EncodingReadings.tsx'
import { FormFailure } from '../../../forms/FormFailure.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import layout from '../../../page/layout.module.css'
import { OrderStatusChange } from './OrderStatusChange.tsx'
import classes from './order-status.module.css'
import { checkOrderStatus, refreshOrderStatus } from './order-status.queries.ts'
import {
  emptyOrderStatus,
  exampleFile,
  fileMaxBytes,
  inOrderStatusForm,
  type OrderStatusValues,
  toOrderStatusModel,
} from './order-status-form.ts'

type Props = { customerIds: string[]; onChecked: (run: OrderStatusRun) => void }

/** Selects customers and the change to apply. */
export function OrderStatusForm({ customerIds, onChecked }: Props) {
  const t = useT('sales', 'customers', 'imports')
  const speech = useLanguage()
  /** An ambiguous file, until another one is chosen. */
  const [unclear, setUnclear] = useState<{ csv: string; readings: EncodingReading[] }>()
  const check = useSaveRecord({
    schema: orderStatusPreviewModel,
    initial: () => emptyOrderStatus(customerIds),
    toModel: toOrderStatusModel,
    toForm: inOrderStatusForm,
    save: checkOrderStatus,
    failed: (_, error) => t('sales.order.failed', { reason: problemOf(error, speech) }),
    refresh: refreshOrderStatus,
    onSaved: onChecked,
    onError: (error) => {
      const readings = readingsOf(error)
      setUnclear(readings && { csv: form.values.csv, readings })
      return readings !== undefined
    },
  })
  const { form } = check
  const { origin } = form.values
  const readings = origin === 'csv' && unclear?.csv === form.values.csv ? unclear.readings : undefined
  const choices = (['chosen', 'pasted', 'csv'] as const).filter((one) => one !== 'chosen' || customerIds.length > 0)
  const words = {
    chosen: t('sales.order.chosen', { count: customerIds.length }),
    pasted: t('sales.order.pasted'),
    csv: t('sales.order.csv'),
  }
  return (
    <form onSubmit={form.onSubmit} noValidate className={layout.stack}>
      <Panel title={t('sales.order.who')}>
        <div className={layout.stack}>
          <fieldset className={classes.origins} aria-label={t('sales.order.who')}>
            {choices.map((value) => (
              <label key={value}>
                <input type="radio" name="origin" value={value} checked={origin === value} onChange={() => form.set('origin', value)} />
                {words[value]}
              </label>
            ))}
          </fieldset>
          {origin === 'pasted' ? (
            <ParagraphField
              form={form}
              name="references"
              label={t('sales.order.references')}
              help={t('sales.order.referencesHelp')}
              rows={6}
              isRequired
            />
          ) : null}
          {origin === 'csv' ? <FileField form={form} /> : null}
        </div>
      </Panel>
      {origin === 'csv' ? null : (
        <Panel title={t('sales.order.change')}>
          <OrderStatusChange form={form} />
        </Panel>
      )}
      {readings ? (
        <EncodingReadings
          readings={readings}
          pending={check.isPending ? form.values.encoding : undefined}
          onChoose={(encoding) => {
            form.set('encoding', encoding)
            form.submit()
          }}
        />
      ) : null}
      <FormFailure error={check.error} words={check.failed} />
      <div className={layout.buttons}>
        <Button type="submit" loading={check.isPending}>
          {t('sales.order.preview')}
        </Button>
      </div>
    </form>
  )
}

/** The fault of a file, with its row and column if known. */
function problemOf(error: unknown, speech: ReturnType<typeof useLanguage>): string {
  const details = error instanceof CallError && typeof error.details === 'object' ? { ...error.details } : {}
  const values = Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string | number] => typeof entry[1] !== 'object'),
  )
  return (values.problem && speech.find(`sales.order.problem.${values.problem}`, values)) || sentenceOf(error, speech)
}

/** The possible encodings of an ambiguous file. */
function readingsOf(error: unknown): EncodingReading[] | undefined {
  const parsed = error instanceof CallError ? fileReadings.safeParse(error.details) : undefined
  return parsed?.data?.readings
}

function FileField({ form }: { form: Form<OrderStatusValues> }) {
  const t = useT('sales')
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = async (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > fileMaxBytes)
    const isGood = file !== undefined && file.size <= fileMaxBytes
    form.set('csv', isGood ? await base64Of(file) : '')
    form.set('fileName', isGood ? file.name : '')
    form.set('encoding', undefined)
  }
  const fault = isTooLarge ? t('sales.order.fileTooLarge', { size: fileMaxBytes / 1_000_000 }) : form.errorOf('csv', t('sales.order.file'))
  return (
    <div className={classes.file}>
      <label htmlFor="order-status-file">{t('sales.order.file')}</label>
      <input
        id="order-status-file"
        name="csv"
        type="file"
        accept=".csv,.txt,text/csv"
        aria-describedby="order-status-file-help"
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
      <p id="order-status-file-help" className={layout.hint}>
        {t('sales.order.fileHelp')}
      </p>
      {fault ? (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : null}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconDownload size={14} aria-hidden />}
        onClick={() => download('order-status.csv', exampleFile())}
      >
        {t('sales.order.example')}
      </Button>
    </div>
  )
}
