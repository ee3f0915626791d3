import { z } from 'zod'
import { id, instant } from '../formats.ts'
import { processRoles, serviceProblems } from './terms.ts'

const bytes = z.number().int()

const serviceProcess = z.object({
  id,
  host: z.string(),
  roles: z.array(z.enum(processRoles)),
  version: z.string(),
  startedAt: instant,
  /** It reports every ten seconds. */
  seenAt: instant,
  isSilent: z.boolean(),
  /** Parts that it needs and does not reach. */
  unavailable: z.array(z.string()),
  residentBytes: bytes,
  /** Of the disk that its data directory is on; null if unknown. */
  disk: z.object({ bytes, freeBytes: bytes }).nullable(),
  /** Samples that it received and did not commit yet. */
  waitingSamples: z.number().int(),
  /** How far its clock is ahead of the database's. */
  clockOffMs: z.number().int(),
})
export type ServiceProcess = z.infer<typeof serviceProcess>

const serviceQueue = z.object({
  name: z.string(),
  waiting: z.number().int(),
  /** When the first of them could have begun. */
  waitingSince: instant.nullable(),
  active: z.number().int(),
  /** Under way for longer than allowed. */
  stuck: z.number().int(),
  /** Given up within the last 24 hours. */
  failed: z.number().int(),
})
export type ServiceQueue = z.infer<typeof serviceQueue>

export const serviceStatus = z.object({
  at: instant,
  problems: z.array(z.enum(serviceProblems)),
  /** Of this process. */
  version: z.string(),
  processes: z.array(serviceProcess),
  queues: z.array(serviceQueue),
  /** Quarter hours that are due to be summed, and since when the first. */
  rollup: z.object({ due: z.number().int(), dueSince: instant.nullable() }),
  /** When the newest measurement of any home was taken. */
  measuredAt: instant.nullable(),
  mails: z.object({ waiting: z.number().int(), waitingSince: instant.nullable(), hasServer: z.boolean() }),
  database: z.object({
    version: z.string(),
    bytes,
    connections: z.number().int(),
    connectionsMax: z.number().int(),
    migration: z.string(),
  }),
  /** Leads every name that the deployment has outside. A copy receives, sends and calls nothing. */
  deployment: z.object({ name: z.string(), isOriginal: z.boolean() }),
  /** How long the certificate at PUBLIC_URL is valid; null without TLS, or if nobody could look. */
  certificateUntil: instant.nullable(),
  lastBackup: z.object({ takenAt: instant, tool: z.string(), bytes: bytes.nullable() }).nullable(),
})
export type ServiceStatus = z.infer<typeof serviceStatus>

export const serviceNotice = z.object({
  isCopy: z.boolean(),
  /** Between these instants, only root members change something. */
  maintenance: z.object({ from: instant, until: instant, note: z.string().nullable() }).nullable(),
  /** How much of the past of the demonstration’s homes is there, in months of single homes; null once all of it is. */
  pastLoading: z.object({ loaded: z.number().int(), total: z.number().int() }).nullable(),
})
export type ServiceNotice = z.infer<typeof serviceNotice>
