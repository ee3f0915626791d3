import { lazy, Suspense } from 'react'
import layout from '../../page/layout.module.css'
import { ImportHistory } from './ImportHistory.tsx'
import type { ImportsNavigation } from './imports-navigation.ts'
import { UploadZone } from './UploadZone.tsx'

const ImportView = lazy(async () => ({ default: (await import('./ImportView.tsx')).ImportView }))

/** The import that is open, or a place for another file and the history. */
export function ImportsPanel({ disabledReason, ...navigation }: ImportsNavigation & { disabledReason?: string }) {
  const { place, search, onChange } = navigation
  if (search.import)
    return (
      <Suspense>
        <ImportView key={search.import} importId={search.import} {...navigation} />
      </Suspense>
    )
  return (
    <div className={layout.stack}>
      <UploadZone place={place} disabledReason={disabledReason} onTaken={({ id }) => onChange({ import: id })} />
      <ImportHistory {...navigation} />
    </div>
  )
}
