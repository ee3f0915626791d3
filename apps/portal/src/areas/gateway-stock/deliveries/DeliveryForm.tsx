import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  deliveryBytesMax,
  deliveryColumns,
  deliveryModel,
  deliveryRowsMax,
  type GatewayDelivery,
} from '@wattdesk/contract/gateway-deliveries.ts'
import { type EncodingReading, fileReadings, type ImportEncoding } from '@wattdesk/contract/imports.ts'
import { csvBlob, download } from '@wattdesk/ui/chart/download.ts'
import { SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
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
import { tenantsQuery } from '../../customers/customers.queries.ts'
import classes from '../gateway-stock.module.css'
import { refreshStock } from '../gateway-stock.queries.ts'
import { checkDelivery } from './deliveries.queries.ts'

type Values = { fileName: string; csv: string; encoding?: ImportEncoding; model: string; tenantId: string }

const empty = (): Values => ({ fileName: '', csv: '', model: '', tenantId: '' })
const toModel = ({ tenantId, ...values }: Values) => ({ ...values, ...(tenantId && { tenantId }) })

/** Chooses the file of a delivery. */
export function DeliveryForm({ onChecked }: { onChecked: (delivery: GatewayDelivery) => void }) {
  const t = useT('gatewayStock', 'imports')
  const speech = useLanguage()
  const tenants = useQuery(tenantsQuery)
  /** An ambiguous file, until another one is chosen. */
  const [unclear, setUnclear] = useState<{ csv: string; readings: EncodingReading[] }>()
  const check = useSaveRecord({
    schema: deliveryModel,
    initial: empty,
    toModel,
    save: checkDelivery,
    failed: (_, error) => t('gatewayStock.delivery.failed', { reason: problemOf(error, speech) }),
    refresh: refreshStock,
    onSaved: onChecked,
    onError: (error) => {
      const readings = readingsOf(error)
      setUnclear(readings && { csv: form.values.csv, readings })
      return readings !== undefined
    },
  })
  const { form } = check
  const readings = unclear?.csv === form.values.csv ? unclear.readings : undefined
  const choices = (tenants.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Panel title={t('gatewayStock.delivery.file')}>
        <div className={layout.stack}>
          <p className={layout.hint}>{t('gatewayStock.delivery.hint')}</p>
          <FileField form={form} />
          <TextField
            form={form}
            name="model"
            label={t('gatewayStock.delivery.model')}
            help={t('gatewayStock.delivery.modelHelp')}
            maxLength={80}
            isRequired
          />
          {choices.length > 1 ? (
            <SelectField
              form={form}
              name="tenantId"
              label={t('gatewayStock.field.tenant')}
              help={t('gatewayStock.add.tenantHelp')}
              emptyLabel="–"
              choices={choices}
            />
          ) : null}
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
              {t('gatewayStock.delivery.preview')}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  )
}

/** The fault of a file, with its row and column if known. */
function problemOf(error: unknown, speech: ReturnType<typeof useLanguage>): string {
  const details = error instanceof CallError && typeof error.details === 'object' ? { ...error.details } : {}
  const values = Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string | number] => typeof entry[1] !== 'object'),
  )
  return (values.problem && speech.find(`gatewayStock.delivery.problem.${values.problem}`, values)) || sentenceOf(error, speech)
}

/** The possible encodings of an ambiguous file. */
function readingsOf(error: unknown): EncodingReading[] | undefined {
  const parsed = error instanceof CallError ? fileReadings.safeParse(error.details) : undefined
  return parsed?.data?.readings
}

const exampleFile = () => csvBlob(`${deliveryColumns.join(',')}\r\nC083-200-000-000-199-P-X,39FDDF7D85BAAD2D,gridBox,7.4.1\r\n`)

function FileField({ form }: { form: Form<Values> }) {
  const t = useT('gatewayStock')
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = async (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > deliveryBytesMax)
    const isGood = file !== undefined && file.size <= deliveryBytesMax
    form.set('csv', isGood ? await base64Of(file) : '')
    form.set('fileName', isGood ? file.name : '')
    form.set('encoding', undefined)
  }
  const fault = isTooLarge
    ? t('gatewayStock.delivery.fileTooLarge', { size: deliveryBytesMax / 1_000_000 })
    : form.errorOf('csv', t('gatewayStock.delivery.file'))
  return (
    <div className={classes.file}>
      <label htmlFor="delivery-file">{t('gatewayStock.delivery.file')}</label>
      <input
        id="delivery-file"
        name="csv"
        type="file"
        accept=".csv,.txt,text/csv"
        aria-describedby="delivery-file-help"
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
      <p id="delivery-file-help" className={layout.hint}>
        {t('gatewayStock.delivery.fileHelp', { rows: deliveryRowsMax })}
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
        onClick={() => download('gateways.csv', exampleFile())}
      >
        {t('gatewayStock.delivery.example')}
      </Button>
    </div>
  )
}
