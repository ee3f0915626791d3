// The browser of tests and benchmarks.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './product.ts'

/** The headless shell first, because it renders the same pages with two thirds of the processor time. */
const debianPackages = ['chromium-headless-shell', 'chromium']
const names = [...debianPackages, 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The installed Chromium, or the one in CHROME_PATH. */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  if (named) return existsSync(named) ? named : undefined
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file))
}

/** Installs Chromium, and prints which: the system package as root on Debian, otherwise Playwright's download. */
export function getChromium(): string | undefined {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Getting Chromium from Debian …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    const install = (name: string) =>
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: ['ignore', 'ignore', 'inherit'] }).status
    debianPackages.some((name) => install(name) === 0)
    return findChromium()
  }
  console.log("Getting Chromium from Playwright's store …")
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium-headless-shell'], {
    cwd: root,
    stdio: 'inherit',
  })
  try {
    return execFileSync(process.execPath, ['-e', "console.log(require('@playwright/test').chromium.executablePath())"], {
      cwd: path.join(root, 'e2e'),
      encoding: 'utf8',
    }).trim()
  } catch {
    return undefined
  }
}
