import { lazy, type ReactNode, Suspense, useState } from 'react'

const DiscardDialog = lazy(async () => ({ default: (await import('./DiscardDialog.tsx')).DiscardDialog }))

/**
 * Every way out of a dialog that holds typed work. `close` asks "Keep editing / Discard" first while `isDirty`; `question` is
 * that dialog, to be put beside the one it is asked of.
 */
export function useDiscardGuard(isDirty: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    question: isAsking ? (
      <Suspense>
        <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />
      </Suspense>
    ) : null,
  }
}
