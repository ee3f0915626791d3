/**
 * Runs work now or, while a pointer button is pressed, after its click. Moving the layout under a pressed button makes its click miss,
 * such as by the error of the field that lost focus to it.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work)
  else work()
}

let isPressed = false
const waiting: (() => void)[] = []

function release(): void {
  isPressed = false
  // The click follows the release at once.
  setTimeout(() => {
    for (const work of waiting.splice(0)) work()
  })
}

if (typeof document !== 'undefined') {
  const press = () => {
    isPressed = true
  }
  document.addEventListener('pointerdown', press, { capture: true })
  for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release, { capture: true })
}
