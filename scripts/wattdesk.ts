// The commands that operators run beside the processes of a release, in one program: `wattdesk COMMAND`. In a checkout, each is
// an npm script.
import { operatorCommands as commands } from './operator-commands.ts'
import { refuse } from './product.ts'

const [name = ''] = process.argv.splice(2, 1)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const isHelp = (word: string) => word === '--help' || word === '-h'
if (command && process.argv.slice(2).some(isHelp)) {
  console.log(`${`wattdesk ${name} ${command.usage}`.trim()}\n  ${command.does}\n  Settings come from the environment: docs/running.md.`)
} else if (command) {
  try {
    await command.run()
  } catch (error) {
    const { faultOf } = await import('./command-faults.ts')
    refuse(faultOf(error, `wattdesk ${name} ${command.usage}`.trim()))
  }
} else {
  const list = Object.entries(commands).map(([known, { does }]) => `  ${known.padEnd(18)} ${does}`)
  console.log(`wattdesk COMMAND; wattdesk COMMAND --help for details.\n${list.join('\n')}`)
  process.exit(isHelp(name) ? 0 : 2)
}
