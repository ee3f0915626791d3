/** How the deployment runs, for operators. */
export const operation = {
  title: 'Service status',
  well: 'Everything runs as it should.',
  problems: 'Needs attention',
  processes: 'Processes',
  noProcess: 'No process has reported yet',
  queues: 'Jobs',
  noQueue: 'No jobs have been created yet',
  figures: 'Figures',
  seconds: '{count} s',
  role: {
    api: 'API',
    ingest: 'Ingest',
    worker: 'Worker',
  },
  process: {
    host: 'Host',
    roles: 'Roles',
    state: 'State',
    ok: 'Running',
    silent: 'Silent',
    lacks: 'Cannot reach: {parts}',
    seenAt: 'Last report',
    startedAt: 'Started',
    version: 'Version',
    memory: 'Memory',
    disk: 'Free disk space',
    waitingSamples: 'Samples to store',
    clock: 'Clock ahead by',
  },
  queue: {
    name: 'Queue',
    waiting: 'Waiting',
    waitingSince: 'Waiting since',
    active: 'Active',
    stuck: 'Stuck',
    failed: 'Failed (24 h)',
  },
  fact: {
    version: 'Version',
    measuredAt: 'Newest measurement',
    rollup: 'Quarter hours to sum',
    mails: 'E-mails waiting',
    noMailServer: '{count}, no mail server',
    lastBackup: 'Last backup',
    noBackup: 'None yet',
    database: 'Database',
    connections: 'Database connections',
    ofMax: '{count} of {max}',
    migration: 'Newest migration',
  },
  problem: {
    'role-missing': {
      title: 'A role has no process',
      way: 'API, ingest and worker each need at least one running process. Start one with the missing role (ROLES).',
    },
    'process-silent': {
      title: 'A process is silent',
      way: 'It has not reported for a minute. If it was stopped for good, it leaves the list after a day; otherwise check its log and restart it.',
    },
    'part-unavailable': {
      title: 'A process cannot reach a part that it needs',
      way: 'Check that the database, its nodes, its replica, the bus and the broker run and that the process reaches them. Without the replica, the primary answers. Missing migrations and grants: npm run db:migrate.',
    },
    'disk-full': {
      title: 'A disk is nearly full',
      way: 'Less than a tenth is free. Free up space or enlarge it: a full disk stops the database.',
    },
    'jobs-stuck': {
      title: 'Jobs are stuck',
      way: 'They have been running for longer than allowed. A worker retries them; make sure that one is running.',
    },
    'rollup-late': {
      title: 'Energy is summed late',
      way: 'Quarter hours have waited for more than 15 minutes. Add a worker, or look at the load of the database.',
    },
    'mails-late': {
      title: 'E-mails are waiting',
      way: 'One has waited for more than an hour. The outbox shows what the mail server answers.',
    },
    'clock-off': {
      title: 'A clock is wrong',
      way: 'The clock of a machine differs from the database’s by more than a minute. Turn on NTP on both.',
    },
    'jobs-failed': {
      title: 'Jobs failed',
      way: 'Some were abandoned within the last 24 hours. The log of the workers says why.',
    },
    'versions-differ': {
      title: 'Processes have different versions',
      way: 'During an upgrade this is normal. Otherwise replace the older ones.',
    },
    'backup-old': {
      title: 'No backup in the last day',
      way: 'Run npm run backup, or record a backup made by another tool: npm run backup -- --note TOOL.',
    },
  },
} as const
