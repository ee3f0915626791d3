/** Acts on one row after the other. A refused row does not stop the others. */
export async function doneToEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
): Promise<{ done: number; refused: unknown[] }> {
  const refused: unknown[] = []
  for (const row of rows) {
    try {
      await act(row)
    } catch (error) {
      refused.push(error)
    }
  }
  return { done: rows.length - refused.length, refused }
}
