import { IconDownload, IconFileSpreadsheet, IconFileX, IconListCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { CustomerImport } from '@wattdesk/contract/imports/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { MenuItem } from '@wattdesk/ui/overlay/Menu.tsx'
import { useMemo, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { codeOf, sentenceOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import { isIncomplete } from './import-words.ts'
import { rejectedFile, resultsFile, uploadedFile } from './imports.queries.ts'

type Kind = 'file' | 'results' | 'rejected' | 'latin'
/** Characters that the encoding lacks, with their counts. */
export type Loss = { characters: { character: string; count: number }[]; takeAnyway: () => void }

export type ImportFiles = { itemsOf: (upload: CustomerImport, t: Translate) => MenuItem[] }

/** Downloads the files of an import. Shows characters that the encoding lacks before replacing them. */
export function useImportFiles(): ImportFiles & { loss: Loss | undefined; forgetLoss: () => void } {
  const speech = useLanguage()
  const [loss, setLoss] = useState<Loss>()
  const { mutate } = useMutation({
    meta: { showsErrors: true },
    mutationFn: async ({ upload, kind, replace }: { upload: CustomerImport; kind: Kind; replace?: 'true' }) => {
      const stem = upload.file.name.replace(/\.\w{1,5}$/, '')
      if (kind === 'file') download(upload.file.name, await uploadedFile(upload))
      else if (kind === 'results') download(`${stem}-results.csv`, await resultsFile(upload))
      else download(`${stem}-rejected.csv`, await rejectedFile(upload, { encoding: kind === 'latin' ? 'iso-8859-1' : 'utf-8', replace }))
    },
    onSuccess: () => setLoss(undefined),
    onError: (error, wanted) => {
      if (codeOf(error) === 'CharactersNotHeld')
        return setLoss({ characters: charactersIn(error), takeAnyway: () => mutate({ ...wanted, replace: 'true' }) })
      toasts.show({ message: speech.t('imports.download.failed', { reason: sentenceOf(error, speech) }), toastType: 'error' })
    },
  })
  const itemsOf = useMemo(
    () => (upload: CustomerImport, t: Translate) => menuItems(upload, t, (kind) => mutate({ upload, kind })),
    [mutate],
  )
  return useMemo(() => ({ itemsOf, loss, forgetLoss: () => setLoss(undefined) }), [itemsOf, loss])
}

function menuItems(upload: CustomerImport, t: Translate, take: (kind: Kind) => void): MenuItem[] {
  const rejected = upload.details.faulty + upload.details.refused
  const gone = upload.file.isKept ? undefined : t(isIncomplete(upload) ? 'imports.fileFault.UploadIncomplete' : 'imports.result.expired')
  const reason = gone ?? (rejected === 0 ? t('imports.download.noneRejected') : undefined)
  return [
    { key: 'rejected', label: t('imports.download.rejected'), icon: IconFileX, disabledReason: reason, onSelect: () => take('rejected') },
    { key: 'latin', label: t('imports.download.latin'), icon: IconFileSpreadsheet, disabledReason: reason, onSelect: () => take('latin') },
    { key: 'results', label: t('imports.download.results'), icon: IconListCheck, startsGroup: true, onSelect: () => take('results') },
    { key: 'file', label: t('imports.download.file'), icon: IconDownload, disabledReason: gone, onSelect: () => take('file') },
  ]
}

function charactersIn(error: unknown): Loss['characters'] {
  const details = error instanceof CallError ? error.details : undefined
  const list = typeof details === 'object' && details !== null ? Reflect.get(details, 'characters') : undefined
  return Array.isArray(list) ? list : []
}
