import { stripVTControlCharacters } from 'node:util'

/** What passed, and a line for each failure: its title and its reason. */
export type Tally = { passed: number; failures: string[] }

const mostCharacters = 400

/** One failure in one line, so that a log whose beginning is cut off still names it. */
export function failureLine(title: string, reason: string): string {
  const line = stripVTControlCharacters(reason).replace(/\s+/g, ' ').trim()
  return line ? `${title}: ${line.slice(0, mostCharacters)}` : title
}

/** A run that failed without a failing test (a file that does not load, a crash) counts as one failure. */
export function tallyOf(passed: number, failures: string[], code: number, run: string): Tally {
  return { passed, failures: code !== 0 && failures.length === 0 ? [`${run} ended with code ${code}`] : failures }
}
