/** Offers a file made in the browser for download. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has started the download by the next tick.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}

/** Text as a CSV file that spreadsheets read as UTF-8. */
export const csvBlob = (text: string): Blob => new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' })
