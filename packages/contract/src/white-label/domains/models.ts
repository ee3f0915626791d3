import { z } from 'zod'
import { instant } from '../../formats.ts'
import { domainFaults, domainMax, stackStates } from './terms.ts'

/** Names that lead nowhere on the internet, or to wherever the reader is. */
const reserved = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|test|invalid|onion|alt)$/
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** A domain in the form that DNS and certificates use: lower case, and ASCII for names in other scripts. */
export const domainName = z
  .string()
  .max(1_000)
  .transform((typed, context) => {
    const text = typed.trim().replace(/[.\u3002]$/, '')
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message, params: { max: domainMax }, input: typed })
      return z.NEVER
    }
    if (text === '') return refuse('Required')
    // Ports, paths, accounts, wildcards, addresses in brackets, and escapes.
    if (/[\s:/\\@*?#%[\]_<>^|]/.test(text) || !URL.canParse(`https://${text}`)) return refuse('DomainInvalid')
    const host = new URL(`https://${text}`).hostname
    if (host.length > domainMax) return refuse('DomainTooLong')
    const labels = host.split('.')
    // Parsing converted numbers in any notation to an IP address, whose last part is a number.
    if (labels.length < 2 || !labels.every((one) => label.test(one)) || /^\d+$/.test(labels.at(-1) ?? '')) return refuse('DomainInvalid')
    return reserved.test(host) ? refuse('DomainNotPublic') : host
  })

export const domainModel = z.strictObject({ domain: domainName, version: z.number().int().min(0) })

/** The domain at which a partner's customers find the app. */
export const brandDomain = z.object({
  /** Null: none was ever set. */
  state: z.enum(stackStates).nullable(),
  /** The domain that is, or shall be, connected. Null if none is set or it was removed. */
  domain: z.string().nullable(),
  /** The proved domain at which the brand is shown now. During an update, the former one. */
  servedDomain: z.string().nullable(),
  /** An update whose proof did not arrive in time. */
  givenUpDomain: z.string().nullable(),
  /** The TXT record to set, while a proof is needed. */
  record: z.object({ name: z.string(), value: z.string() }).nullable(),
  /** Where the domain shall lead. */
  target: z.string(),
  fault: z.enum(domainFaults).nullable(),
  checkedAt: instant.nullable(),
  nextCheckAt: instant.nullable(),
  givesUpAt: instant.nullable(),
  updatedAt: instant.nullable(),
  /** 0: none was ever set. */
  version: z.number().int(),
})
export type BrandDomain = z.infer<typeof brandDomain>
