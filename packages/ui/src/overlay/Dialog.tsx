import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { DialogFrame, type FrameProps } from './DialogFrame.tsx'
import { type DialogWork, DialogWorkContext, type Work } from './dialog-work.ts'
import { PartOfScreen } from './part-of-screen.ts'

const DiscardDialog = lazy(async () => ({ default: (await import('./DiscardDialog.tsx')).DiscardDialog }))

/**
 * A modal dialog or drawer. Mount it to open it, unmount it to close it. If a form in it holds input (`useDialogWork`), it asks "Keep
 * editing / Discard" before it closes, whichever way the reader leaves.
 */
export function Dialog({ onClose, isPinned, children, ...frame }: FrameProps) {
  // Read when the reader leaves, which may be before the next render.
  const works = useRef(new Map<string, Work>())
  const [isBusy, setBusy] = useState(false)
  /** The way of leaving that awaits the member's choice. */
  const [way, setWay] = useState<() => void>()

  const note = useCallback((id: string, work: Work | undefined) => {
    if (work) works.current.set(id, work)
    else works.current.delete(id)
    setBusy([...works.current.values()].some((one) => one.isBusy))
  }, [])
  const leave = useCallback((to: () => void) => {
    const isDirty = [...works.current.values()].some((one) => one.isDirty)
    if (isDirty) setWay(() => to)
    else to()
  }, [])
  const work = useMemo((): DialogWork => ({ note, leave: (to = onClose) => leave(to), close: onClose }), [note, leave, onClose])
  return (
    <>
      <DialogFrame {...frame} isPinned={isPinned || isBusy} onClose={() => leave(onClose)}>
        <DialogWorkContext value={work}>
          {/* A part that still loads must not take the dialog away, and with it the focus. */}
          <Suspense>
            <PartOfScreen value>{children}</PartOfScreen>
          </Suspense>
        </DialogWorkContext>
      </DialogFrame>
      {way ? (
        <Suspense>
          <DiscardDialog
            onKeep={() => setWay(undefined)}
            onDiscard={() => {
              setWay(undefined)
              way()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
