import { useEffect, useRef } from 'react'

/** After the focused fault was corrected, moves the focus to the first remaining one, or to the button that starts the import. */
export function useFaultFocus(faults: number | undefined): void {
  const before = useRef(faults)
  useEffect(() => {
    const isFewer = faults !== undefined && before.current !== undefined && faults < before.current
    before.current = faults
    if (isFewer && hasLostFocus()) (find('input[data-fault]') ?? find('[data-start-import]:enabled'))?.focus()
  }, [faults])
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** The message that offered to replace a value has the focus until it has faded out. */
const hasLostFocus = () => document.activeElement === document.body || document.activeElement?.closest('[role="status"]') !== null
