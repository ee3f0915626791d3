// The commands that operators run beside the processes of a release, in one program: `wattdesk COMMAND`. In a checkout, each is
// an npm script.
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  migrate: () => import('./migrate.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  rehearse: () => import('./rehearse.ts'),
  original: () => import('./original.ts'),
  distribute: () => import('./distribute.ts'),
  'setup-link': () => import('./setup-link.ts'),
  'rotate-keys': () => import('./rotate-keys.ts'),
  'gateway-passwords': () => import('./gateway-passwords.ts'),
  'verify-activities': () => import('./verify-activities.ts'),
}

const [name = ''] = process.argv.splice(2, 1)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  console.error(`wattdesk: one of ${Object.keys(commands).join(', ')}`)
  process.exit(2)
}
await command()
