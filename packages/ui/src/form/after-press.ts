/**
 * Runs work now or, while a pointer button is pressed, after its click. Otherwise a change of layout, such as an error below the field that
 * lost focus, would move the pressed button and lose its click.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work)
  else work()
}

let isPressed = false
const waiting: (() => void)[] = []

function release(): void {
  isPressed = false
  // The click event comes before the timer.
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
