import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import layout from '../../page/layout.module.css'
import { ImportHistory } from './ImportHistory.tsx'
import type { ImportPlace } from './imports.queries.ts'
import { UploadZone } from './UploadZone.tsx'

const ImportView = lazy(async () => ({ default: (await import('./ImportView.tsx')).ImportView }))

type Props = { place: ImportPlace; importId: string | undefined; disabledReason?: string }

/** The open import, or the upload area and the history. */
export function ImportsPanel({ place, importId, disabledReason }: Props) {
  const navigate = useNavigate()
  if (importId)
    return (
      <Suspense>
        <ImportView key={importId} importId={importId} place={place} />
      </Suspense>
    )
  return (
    <div className={layout.stack}>
      <UploadZone place={place} disabledReason={disabledReason} onTaken={({ id }) => navigate({ to: '.', search: { import: id } })} />
      <ImportHistory partnerId={place.partnerId} />
    </div>
  )
}
