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
  /** The process updates it every ten seconds. */
  seenAt: instant,
  isSilent: z.boolean(),
  /** Required parts that the process cannot reach. */
  unavailable: z.array(z.string()),
  residentBytes: bytes,
  /** The disk of the data directory; null if unknown. */
  disk: z.object({ bytes, freeBytes: bytes }).nullable(),
  /** Received samples that are not committed yet. */
  waitingSamples: z.number().int(),
  /** How far the process's clock is ahead of the database's. */
  clockOffMs: z.number().int(),
})
export type ServiceProcess = z.infer<typeof serviceProcess>

const serviceQueue = z.object({
  name: z.string(),
  waiting: z.number().int(),
  /** When the oldest of them became due. */
  waitingSince: instant.nullable(),
  active: z.number().int(),
  /** Jobs that run for longer than allowed. */
  stuck: z.number().int(),
  /** Jobs that finally failed within the last 24 hours. */
  failed: z.number().int(),
})
export type ServiceQueue = z.infer<typeof serviceQueue>

export const serviceStatus = z.object({
  at: instant,
  problems: z.array(z.enum(serviceProblems)),
  version: z.string(),
  processes: z.array(serviceProcess),
  queues: z.array(serviceQueue),
  /** Quarter hours waiting to be summed, and when the oldest became due. */
  rollup: z.object({ due: z.number().int(), dueSince: instant.nullable() }),
  /** Time of the newest measurement of any home. */
  measuredAt: instant.nullable(),
  mails: z.object({ waiting: z.number().int(), waitingSince: instant.nullable(), hasServer: z.boolean() }),
  database: z.object({
    version: z.string(),
    bytes,
    connections: z.number().int(),
    connectionsMax: z.number().int(),
    migration: z.string(),
  }),
  /** Prefix of every external name of the deployment. A copy receives, sends and calls nothing. */
  deployment: z.object({ name: z.string(), isOriginal: z.boolean() }),
  /** Validity of the certificate at PUBLIC_URL; null without TLS, or if it could not be checked. */
  certificateUntil: instant.nullable(),
  lastBackup: z.object({ takenAt: instant, tool: z.string(), bytes: bytes.nullable() }).nullable(),
})
export type ServiceStatus = z.infer<typeof serviceStatus>

export const serviceNotice = z.object({
  isCopy: z.boolean(),
  /** In between, only root members make changes. */
  maintenance: z.object({ from: instant, until: instant, note: z.string().nullable() }).nullable(),
  /** Progress of loading the past of the demonstration homes, in months of single homes; null once complete. */
  pastLoading: z.object({ loaded: z.number().int(), total: z.number().int() }).nullable(),
})
export type ServiceNotice = z.infer<typeof serviceNotice>
