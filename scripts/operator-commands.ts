type Command = { run: () => Promise<unknown>; usage: string; does: string }

/** The key of each is also the name of its file in this folder. */
export const operatorCommands: Readonly<Record<string, Command>> = {
  migrate: { run: () => import('./migrate.ts'), usage: '[--check]', does: 'Migrates the database. --check shows what that would block.' },
  doctor: {
    run: () => import('./doctor.ts'),
    usage: '',
    does: 'Looks for what is wrong: settings, database, clocks, disk, certificates and what they reach. Ends with 1 if something is.',
  },
  backup: {
    run: () => import('./backup.ts'),
    usage: '[PLACE] [--keep COUNT] [--note TOOL]',
    does: 'Copies the database while the product runs, into a folder or s3://bucket/prefix. --keep removes older copies beside it, --note records one of another tool.',
  },
  restore: { run: () => import('./restore.ts'), usage: 'PLACE', does: 'Restores a backup into an empty database, as a quiet copy.' },
  rehearse: {
    run: () => import('./rehearse.ts'),
    usage: 'PLACE [--server URL]',
    does: 'Restores a backup beside production, checks and compares it, and removes it. --server: on another PostgreSQL.',
  },
  original: {
    run: () => import('./original.ts'),
    usage: '[--confirm [--new] | --renounce]',
    does: 'Says whether the database is the original. --confirm makes a copy the original, --new under another name; --renounce makes it a copy.',
  },
  maintenance: {
    run: () => import('./maintenance.ts'),
    usage: '--until INSTANT [--from INSTANT] [--note TEXT] | --end',
    does: 'Announces maintenance: while it lasts, only root members change something.',
  },
  'log-level': {
    run: () => import('./log-level.ts'),
    usage: 'LEVEL [--minutes COUNT] | --reset',
    does: 'Lets all processes log at another level for 15 minutes, without a restart.',
  },
  'test-alert': {
    run: () => import('./test-alert.ts'),
    usage: '',
    does: 'Sends a test to the contact points of operators (ALERT_MAIL_TO, ALERT_WEBHOOK_URL).',
  },
  distribute: { run: () => import('./distribute.ts'), usage: '', does: 'Spreads the tables of measurements over a Citus cluster.' },
  'setup-link': { run: () => import('./setup-link.ts'), usage: '', does: 'Prints the link that sets up the deployment.' },
  'rotate-keys': { run: () => import('./rotate-keys.ts'), usage: '', does: 'Exchanges SECRET_KEY, given as SECRET_KEY=new,former.' },
  'gateway-passwords': {
    run: () => import('./gateway-passwords.ts'),
    usage: '[SERIAL …] [--mosquitto]',
    does: 'Prints the passwords of gateways. --mosquitto: as a password file.',
  },
  'verify-activities': { run: () => import('./verify-activities.ts'), usage: '', does: "Verifies the activity log's hash chain." },
}
