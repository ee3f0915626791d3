import { useState } from 'react'
import { newId } from './new-id.ts'

/** An ID for a form's input. It is stable while the input is, so that a repeated call has no second effect. */
export function useIdOf(content: string): string {
  const [made, setMade] = useState(() => ({ content, id: newId() }))
  if (made.content === content) return made.id
  const next = { content, id: newId() }
  setMade(next)
  return next.id
}
