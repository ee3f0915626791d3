import { useEffect } from 'react'
import { noteTypedWork } from '../session/typed-work.ts'

/** Says that a form holds typed input, which outlasts an expired session. */
export function useTypedWork(isDirty: boolean): void {
  useEffect(() => (isDirty ? noteTypedWork() : undefined), [isDirty])
}
