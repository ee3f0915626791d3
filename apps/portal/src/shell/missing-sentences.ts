/** Reports missing sentences to browser tests and monitoring. */
export function reportMissingSentences(keys: string[]): void {
  window.dispatchEvent(new CustomEvent('wattdesk:missing-sentences', { detail: keys }))
}
