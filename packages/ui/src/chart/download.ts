/** Offers a file made in the browser for download. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // By the next tick, the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}

/** A CSV file with a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvBlob = (text: string): Blob => new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' })
