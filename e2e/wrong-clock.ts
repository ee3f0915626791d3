import type { Page } from '@playwright/test'

/** Sets the clock of every page opened from now on wrong by an hour. */
export async function setClockAnHourFast(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Right = Date
    const now = () => Right.now() + 3_600_000
    globalThis.Date = class extends Right {
      constructor(...values: []) {
        if (values.length > 0) super(...values)
        else super(now())
      }
      static override now = now
    } as DateConstructor
  })
}
