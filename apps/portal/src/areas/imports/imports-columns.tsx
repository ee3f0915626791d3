import { ActionIcon } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import { formatShare } from '@wattdesk/i18n/formats.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
import type { ColumnOf } from '../../lists/define-list.ts'
import type { importList } from './import-lists.ts'
import { detailWords, stateTones } from './import-words.ts'
import type { ImportFiles } from './use-import-files.ts'

export function importColumns(speech: ReturnType<typeof useLanguage>, files: ImportFiles): ColumnOf<typeof importList>[] {
  const { t } = speech
  return [
    { key: 'file', header: t('imports.history.file'), isTitle: true, cell: ({ file }) => file.name },
    {
      key: 'operation',
      onCard: 'plain',
      header: t('imports.history.operation'),
      cell: ({ operation }) => t(`imports.history.${operation}`),
    },
    {
      key: 'date',
      onCard: 'plain',
      header: t('imports.history.date'),
      cell: ({ date }) => <Moment at={date} />,
    },
    { key: 'status', onCard: 'plain', header: t('imports.history.status'), cell: (upload) => <ImportStateMark upload={upload} /> },
    { key: 'details', onCard: 'plain', header: t('imports.history.details'), isWide: true, cell: (upload) => detailWords(upload, speech) },
    { key: 'uploadedBy', onCard: 'plain', header: t('imports.history.uploadedBy'), cell: ({ uploadedBy }) => uploadedBy.name },
    { key: 'tenant', onCard: 'plain', header: t('imports.history.tenant'), cell: ({ tenant }) => tenant.name },
    {
      key: 'files',
      header: t('imports.download.title'),
      isUntitled: true,
      width: '3rem',
      cell: (upload) => <FilesMenu upload={upload} files={files} />,
    },
  ]
}

export function ImportStateMark({ upload: { status, progress, fault } }: { upload: CustomerImport }) {
  const t = useT('imports')
  const { language } = useLanguage()
  const share = progress && progress.total > 0 ? formatShare(progress.done / progress.total, language) : undefined
  return (
    <StatusDot tone={stateTones[status]}>
      {t(`imports.status.${fault?.code === 'EncodingUnclear' ? 'unclear' : status}`)}
      {share ? <span className="wd-figures"> {share}</span> : null}
    </StatusDot>
  )
}

export function FilesMenu({ upload, files }: { upload: CustomerImport; files: ImportFiles }) {
  const t = useT('imports')
  return (
    <Menu
      label={t('imports.download.title')}
      items={files.itemsOf(upload, t)}
      placement="bottom-end"
      trigger={(trigger) => (
        <ActionIcon {...trigger} aria-label={`${t('imports.download.title')}: ${upload.file.name}`}>
          <IconDownload size={17} aria-hidden />
        </ActionIcon>
      )}
    />
  )
}
