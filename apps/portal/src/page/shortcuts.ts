import { useEffect, useEffectEvent } from 'react'

let isOn = true

/** Turns single-key shortcuts on or off. Those with a modifier always work. */
export function allowShortcuts(areAllowed: boolean): void {
  isOn = areAllowed
}

/** A single key, with no input focused and no dialog or menu open. */
export function isShortcut(event: Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>): boolean {
  if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  return !isTyping(event.target) && !document.querySelector('dialog[open], [popover="auto"]:popover-open')
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null
}

export function useShortcutKeys(onShortcut: (key: string, event: KeyboardEvent) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event)) onShortcut(event.key, event)
  })
  useEffect(() => {
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
}
