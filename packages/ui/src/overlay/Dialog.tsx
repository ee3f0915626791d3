import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { DialogFrame, type FrameProps } from './DialogFrame.tsx'
import { type DialogWork, DialogWorkContext, type Work } from './dialog-work.ts'

const DiscardDialog = lazy(async () => ({ default: (await import('./DiscardDialog.tsx')).DiscardDialog }))

/**
 * A modal dialog or drawer. Mount it to open it, unmount it to close it. It asks "Keep editing / Discard" before it closes
 * while a form in it holds input (`useDialogWork`), whichever way the reader leaves; otherwise it closes at once.
 */
export function Dialog({ onClose, isPinned, children, ...frame }: FrameProps) {
  const [works, setWorks] = useState<ReadonlyMap<string, Work>>(new Map())
  /** The way out that waits for the answer. */
  const [way, setWay] = useState<() => void>()
  const isDirty = [...works.values()].some((work) => work.isDirty)
  const isBusy = [...works.values()].some((work) => work.isBusy)

  const note = useCallback((id: string, work: Work | undefined) => {
    setWorks((before) => new Map([...[...before].filter(([key]) => key !== id), ...(work ? [[id, work] as const] : [])]))
  }, [])
  const leave = useCallback((to: () => void) => (isDirty ? setWay(() => to) : to()), [isDirty])
  const work = useMemo((): DialogWork => ({ note, leave: (to = onClose) => leave(to) }), [note, leave, onClose])
  return (
    <>
      <DialogFrame {...frame} isPinned={isPinned || isBusy} onClose={() => leave(onClose)}>
        <DialogWorkContext value={work}>{children}</DialogWorkContext>
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
