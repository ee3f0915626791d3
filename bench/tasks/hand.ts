import type { Locator, Page } from 'playwright-core'

export type Effort = { clicks: number; fields: number; keys: number; seconds: number }

/** Acts like a person, and counts clicks, filled fields and pressed keys. Looking costs nothing; waiting costs its time. */
export class Hand {
  readonly page: Page
  #effort = { clicks: 0, fields: 0, keys: 0 }
  #startedAt = performance.now()

  constructor(page: Page) {
    this.page = page
  }

  /** Starts counting, after the preparation of a task. */
  begin(): void {
    this.#effort = { clicks: 0, fields: 0, keys: 0 }
    this.#startedAt = performance.now()
  }

  get effort(): Effort {
    return { ...this.#effort, seconds: (performance.now() - this.#startedAt) / 1_000 }
  }

  async click(target: Locator): Promise<void> {
    await target.click()
    this.#effort.clicks += 1
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.#effort.keys += 1
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    this.#effort.fields += 1
    this.#effort.keys += text.length
  }

  async choose(field: Locator, option: { index: number }): Promise<void> {
    await field.selectOption(option)
    this.#effort.fields += 1
    this.#effort.clicks += 2
  }

  /** Picks a file: a click, and a choice that takes equally long in every product. */
  async upload(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await field.setInputFiles(file)
    this.#effort.clicks += 1
  }

  /** Waits until an element is visible. */
  see(target: Locator, timeout?: number): Promise<void> {
    return target.first().waitFor({ timeout })
  }

  /** Whether an element becomes visible within a moment, because products differ. */
  async offers(target: Locator): Promise<boolean> {
    return this.see(target, 1_500).then(
      () => true,
      () => false,
    )
  }
}
