import { useState } from 'react'
import { newId } from './new-id.ts'

/** An ID that stays the same while the input does, so retries are idempotent. */
export function useIdOf(content: string): string {
  const [made, setMade] = useState(() => ({ content, id: newId() }))
  if (made.content === content) return made.id
  const next = { content, id: newId() }
  setMade(next)
  return next.id
}
