import { useEffect, useRef } from 'react'

/** After the focused fault was corrected, moves the focus to the first remaining one, or to the button that starts the import. */
export function useFaultFocus(faults: number | undefined): void {
  const before = useRef(faults)
  useEffect(() => {
    const isFewer = faults !== undefined && before.current !== undefined && faults < before.current
    before.current = faults
    if (!isFewer || document.activeElement !== document.body) return
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    ;(find('input[data-fault]') ?? find('[data-start-import]:enabled'))?.focus()
  }, [faults])
}
