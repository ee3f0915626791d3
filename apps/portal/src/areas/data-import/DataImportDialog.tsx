import { Checkbox, FileInput, NativeSelect } from '@mantine/core'
import { type ImportAction, importFileCharactersMax, loggedActions } from '@wattdesk/contract/data-import/terms.ts'
import { faultValues } from '@wattdesk/i18n/fault-values.ts'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { DayInput } from '@wattdesk/ui/day/DayInput.tsx'
import { dayAfter } from '@wattdesk/ui/day/day.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useIdOf } from '../../forms/use-id-of.ts'
import type { Days } from './coverage-holes.ts'
import classes from './data-import.module.css'
import { type ImportSite, importFile, refreshImports, startImport } from './data-import.queries.ts'
import { periodFault } from './period-fault.ts'

type Props = { site: ImportSite; configId: string | undefined; days: Days | undefined; onClose: () => void }

export function DataImportDialog(props: Props) {
  const t = useT('dataImport')
  return (
    <Dialog title={t('dataImport.start')} onClose={props.onClose}>
      <ImportForm {...props} />
    </Dialog>
  )
}

function ImportForm({ site, configId, days, onClose }: Props) {
  const t = useT('dataImport', 'validation')
  const { find } = useLanguage()
  const today = isoDay(nowMs(), site.timeZone)
  const [config, setConfig] = useState(site.configurations.find((one) => one.configId === configId) ?? site.configurations[0])
  const [chosen, setChosen] = useState<ImportAction>(days ? 'specificTimeFrame' : 'reimport')
  // Starts yesterday: just after midnight, nothing of today is measured yet.
  const [range, setRange] = useState<Days>(days ?? { fromDate: dayAfter(today, -1), toDate: today })
  const [file, setFile] = useState<File | null>(null)
  // Keeps measured data by default.
  const [onlyMissing, setOnlyMissing] = useState(true)
  const actions = loggedActions.filter((action) => action === 'file' || config?.hasConnector)
  const action = actions.includes(chosen) ? chosen : 'file'
  const chosenFile = file && [file.name, file.size, file.lastModified]
  const id = useIdOf(JSON.stringify([config?.configId, action, range, onlyMissing, chosenFile]))
  const start = useAction({
    act: () => send({ id, siteId: site.siteId, configId: config?.configId ?? '', action, range, file, onlyMissing }),
    done: t('dataImport.started'),
    failed: (reason) => t('dataImport.failed', { reason }),
    showsErrors: true,
    refresh: refreshImports,
    onDone: onClose,
  })
  const fault = action === 'specificTimeFrame' ? periodFault(range) : undefined
  const isTooLarge = file !== null && file.size > importFileCharactersMax
  return (
    <DialogForm
      onSubmit={() => start.run()}
      action={start}
      isDirty={file !== null}
      submit={t('dataImport.start')}
      isBlocked={!config || isTooLarge || (action === 'file' && !file) || fault !== undefined}
    >
      <NativeSelect
        label={t('dataImport.configuration')}
        value={config?.configId ?? ''}
        data={site.configurations.map((one) => ({ value: one.configId, label: `${one.vendorName} · ${one.installationId}` }))}
        onChange={(event) => setConfig(site.configurations.find((one) => one.configId === event.currentTarget.value))}
      />
      <NativeSelect
        label={t('dataImport.action.label')}
        description={t(`dataImport.help.${action}`)}
        inputWrapperOrder={['label', 'input', 'description']}
        value={action}
        data={actions.map((value) => ({ value, label: t(`dataImport.actions.${value}`) }))}
        // one of `data`
        onChange={(event) => setChosen(event.currentTarget.value as ImportAction)}
      />
      {action === 'specificTimeFrame' ? (
        <div className={classes.range}>
          <DayInput
            label={t('dataImport.fromDate')}
            title={t('dataImport.fromDate')}
            value={range.fromDate}
            max={today}
            onCommit={(fromDate) => fromDate && setRange({ ...range, fromDate })}
          />
          <DayInput
            label={t('dataImport.toDate')}
            title={t('dataImport.toDate')}
            value={range.toDate}
            max={today}
            error={fault && find(`validation.${fault.code}`, faultValues(fault.params))}
            onCommit={(toDate) => toDate && setRange({ ...range, toDate })}
          />
        </div>
      ) : null}
      {action === 'file' ? (
        <FileInput
          label={t('dataImport.file')}
          accept=".csv,text/csv"
          value={file}
          error={isTooLarge ? t('dataImport.fileTooLarge') : undefined}
          onChange={setFile}
        />
      ) : null}
      {action === 'extendHistoricalData' ? null : (
        <Checkbox
          label={t('dataImport.onlyMissing')}
          description={t('dataImport.onlyMissingHelp')}
          checked={onlyMissing}
          onChange={(event) => setOnlyMissing(event.currentTarget.checked)}
        />
      )}
    </DialogForm>
  )
}

type Sent = { id: string; siteId: string; configId: string; action: ImportAction; range: Days; file: File | null; onlyMissing: boolean }

async function send({ id, siteId, configId, action, range, file, onlyMissing }: Sent) {
  if (action !== 'file') {
    const isHistorical = action === 'extendHistoricalData'
    const frame = action === 'specificTimeFrame' ? range : {}
    return startImport(siteId, { id, configId, action, ...frame, onlyMissing: onlyMissing && !isHistorical })
  }
  if (!file) throw new Error('The form sends only with a file')
  return importFile(siteId, { id, configId, fileName: file.name, content: decoded(await file.arrayBuffer()), onlyMissing })
}

/** UTF-8, otherwise Windows-1252, which some vendors' portals write. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
