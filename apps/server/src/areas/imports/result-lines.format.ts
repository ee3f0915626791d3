type ResultRow = { row: number; state: string; customer_id: string | null; codes: string | null }

export const resultsHeader = 'row,result,customerId,faults\r\n'
const pageRows = 5_000

/** The result of each row as CSV lines: numbers, codes and IDs, no personal data. */
export async function* resultLines(read: (after: number, limit: number) => Promise<ResultRow[]>): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const rows = await read(after, pageRows)
    if (rows.length > 0) yield rows.map((row) => `${row.row},${row.state},${row.customer_id ?? ''},${row.codes ?? ''}\r\n`).join('')
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    after = last.row
  }
}
