import { CallError } from '../api/call-error.ts'

/** Acts on one row after the other. A refused row does not stop the others, but a network that hangs does: each would wait for it. */
export async function doneToEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
): Promise<{ done: number; refused: unknown[] }> {
  const refused: unknown[] = []
  let done = 0
  for (const [at, row] of rows.entries()) {
    try {
      await act(row)
      done += 1
    } catch (error) {
      const hangs = error instanceof CallError && error.late !== undefined
      refused.push(...rows.slice(at, hangs ? undefined : at + 1).map(() => error))
      if (hangs) break
    }
  }
  return { done, refused }
}
