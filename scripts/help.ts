// Describes an npm script: `npm run NAME -- --help`.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { operatorCommands } from './operator-commands.ts'

/** By name in `package.json`, and file. Operators' commands describe themselves; CONTRIBUTING.md describes the others. */
export async function helpOf(name: string, file: string): Promise<string> {
  const command = operatorCommands[file.replace(/\.ts$/, '')]
  if (command) return [`npm run ${name} -- ${command.usage}`.replace(/ -- $/, ''), `  ${command.does}`].join('\n')
  const text = await readFile(path.resolve(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `npm (?:run )?([\w:]+)(.*?)` +\| (.*?) +\|$/gm)].filter(([, one]) => one === name)
  return rows.map(([, one, rest, does]) => `npm ${one === 'start' || one === 'test' ? one : `run ${one}`}${rest}\n  ${does}`).join('\n')
}

if (import.meta.main) {
  const [file = ''] = process.argv.slice(2)
  console.log(await helpOf(process.env.npm_lifecycle_event ?? '', file))
}
