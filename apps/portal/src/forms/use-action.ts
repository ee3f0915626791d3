import { type MutationKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ToastAction } from '@wattdesk/ui/toast/toast-store.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reportError } from '../api/report-error.ts'
import { failureOf } from '../api/sentence.ts'
import { toasts } from '../api/toasts.ts'

export type FailureWords = (reason: string, error: unknown) => string

/** How an action is undone, and the message afterwards. */
export type Undo = { act: () => Promise<unknown>; done: string; refresh: (client: QueryClient) => unknown }

type Options<Input, Result> = {
  act: (input: Input) => Promise<Result>
  /** Lets others know that it is running. */
  key?: MutationKey
  /** Shown in a toast after success; none if absent. */
  done?: string | ((result: Result, input: Input) => string | undefined)
  /** By default the reason alone. */
  failed?: FailureWords
  /** The screen shows `error` itself, such as above a form's buttons; otherwise a toast does. */
  showsErrors?: boolean
  /** Undoes the action: a button of the toast. */
  undo?: (result: Result, input: Input) => Undo | undefined
  /** Refetches everything that shows the record. Also called after a failure, because the screen may be outdated. */
  refresh?: (client: QueryClient, result: Result | undefined) => unknown
  /** The action stays pending until it settles. */
  onDone?: (result: Result, input: Input) => unknown
  /** Returns true if it handled the error, such as with a question; otherwise the error is shown. */
  onError?: (error: unknown, input: Input) => boolean
  /** After success and after failure. */
  onEnd?: () => unknown
}

export type Action<Input = void> = {
  run: (input: Input) => void
  isPending: boolean
  error: unknown
  failed?: FailureWords
  input: Input | undefined
  reset: () => void
}

/**
 * Buttons are busy once the progress is shown, which a busy device does after the second press of a double click. Until then, another press
 * is ignored: it would send the call again.
 */
type Progress = 'none' | 'begun' | 'shown'

/** An action on a record: the call, the toast, the refresh and the failure. `useSaveRecord` adds a form and versions. */
export function useAction<Result, Input = void>(options: Options<Input, Result>): Action<Input> {
  const { act, key, done, undo, failed, showsErrors, refresh, onDone, onError, onEnd } = options
  const takeBack = useUndo()
  const speech = useLanguage()
  const client = useQueryClient()
  const [handled, setHandled] = useState<unknown>()
  const progress = useRef<Progress>('none')
  const { mutate, isPending, error, variables, reset } = useMutation({
    meta: { showsErrors: true },
    mutationKey: key,
    mutationFn: act,
    onSuccess: (result, input) => {
      const message = typeof done === 'function' ? done(result, input) : done
      if (message) toasts.show({ message, toastType: 'success', action: takeBack(undo?.(result, input)) })
      void refresh?.(client, result)
      return onDone?.(result, input)
    },
    onError: (reason, input) => {
      void refresh?.(client, undefined)
      if (onError?.(reason, input)) setHandled(reason)
      else if (showsErrors) return
      else if (failed) toasts.show({ message: failureOf(reason, speech, failed), toastType: 'error' })
      else reportError(reason)
    },
    onSettled: () => {
      progress.current = 'none'
      return onEnd?.()
    },
  })
  useEffect(() => {
    progress.current = isPending ? 'shown' : 'none'
  }, [isPending])
  const run = useCallback(
    (input: Input) => {
      if (progress.current === 'begun') return
      if (progress.current === 'none') progress.current = 'begun'
      mutate(input)
    },
    [mutate],
  )
  return { run, isPending, error: error === handled ? null : error, failed, input: variables, reset }
}

/** Turns an undo into a toast's button, which also works after the screen was left. */
export function useUndo(): (undo: Undo | undefined) => ToastAction | undefined {
  const { t } = useLanguage()
  const client = useQueryClient()
  return (undo) => {
    if (!undo) return undefined
    const run = async () => {
      try {
        await undo.act()
        toasts.show({ message: undo.done, toastType: 'success' })
      } catch (error) {
        reportError(error)
      } finally {
        void undo.refresh(client)
      }
    }
    return { label: t('ui.action.undo'), run: () => void run() }
  }
}
