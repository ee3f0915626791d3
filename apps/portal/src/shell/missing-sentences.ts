/** Tells those who watch the page (browser tests, monitoring) which sentences were missing. */
export function reportMissingSentences(keys: string[]): void {
  window.dispatchEvent(new CustomEvent('wattdesk:missing-sentences', { detail: keys }))
}
