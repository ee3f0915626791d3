// Runs a script of this folder on the project's own Node, after installing what is missing. Plain JavaScript, because it runs on the
// machine's Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const [script, ...parameters] = process.argv.slice(2)
const oldest = [20, 19]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(`Wattdesk needs Node ${oldest.join('.')} or later to install itself; this is ${process.versions.node}.`)
  process.exit(1)
}

const ownNode = path.join(root, 'node_modules/node/bin/node')
const stamp = path.join(root, 'node_modules/.installed')
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')

const isInstalled = existsSync(ownNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
if (!isInstalled) {
  const startedAt = Date.now()
  console.log('Installing packages …')
  // Not `npm ci`, which refuses a lock file created with a registry that lacked binaries for other platforms. This installs the same
  // versions, and never writes the lock file.
  const how = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const status = await runToEnd('npm', how, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
  if (status !== 0 || !existsSync(ownNode)) {
    console.error("Packages could not be installed; see npm's output above.")
    process.exit(status || 1)
  }
  // Renamed into place, so that the file is complete or absent, and a hard-linked copy of this folder is never written to.
  writeFileSync(`${stamp}.new`, wanted)
  renameSync(`${stamp}.new`, stamp)
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

const isHelp = parameters.includes('--help') || parameters.includes('-h')
const file = path.join(root, 'scripts', isHelp ? 'help.ts' : script)
const given = isHelp ? [script] : parameters
// The product's parent process mostly waits, so it needs little memory for young objects.
const flags = ['--disable-warning=ExperimentalWarning', ...(script === 'start.ts' ? ['--max-semi-space-size=1', '--expose-gc'] : [])]
// Caches compiled code and stripped types for the next start.
const compileCache = process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/compiled')
const environment = {
  ...process.env,
  NODE_COMPILE_CACHE: compileCache,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
}
if (typeof process.execve === 'function') {
  // The project's Node is installed: replaces this process by the script instead of waiting for it.
  process.execve(ownNode, [ownNode, ...flags, file, ...given], environment)
}
process.exit(await runToEnd(ownNode, [...flags, file, ...given], { cwd: root, stdio: 'inherit', env: environment }))

/** Runs a program and forwards signals to it, because only a terminal signals the whole group. */
function runToEnd(program, parameters, options) {
  const child = spawn(program, parameters, options)
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  const forward = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code, signal) => {
      for (const one of signals) process.off(one, forward)
      resolve(signal ? 1 : (code ?? 1))
    })
  })
}
