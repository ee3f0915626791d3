import { z } from 'zod'
import { id, instant, line } from '../formats.ts'

/** A member with the role installer, in at most one installer company. */
export const installer = z.object({ id, email: z.string(), name: z.string(), company: z.object({ id, name: z.string() }).nullable() })
export type Installer = z.infer<typeof installer>

export const installerCompany = z.object({
  id,
  name: z.string(),
  tenant: z.object({ id, name: z.string() }),
  installers: z.array(installer.omit({ company: true })),
  /** The company's installations without a customer. */
  openInstallations: z.number().int(),
  createdAt: instant,
})
export type InstallerCompany = z.infer<typeof installerCompany>

/** `id` is chosen by the caller, so retries are idempotent. */
export const installerCompanyModel = z.strictObject({
  id: id.optional(),
  name: line(100),
  /** Defaults to the caller's own tenant. */
  tenantId: id.optional(),
})

const installerIds = z.array(id).max(100)
/** Members who join the company, possibly from another one, and members who leave it. */
export const installersModel = z.strictObject({ installers: installerIds.default([]), released: installerIds.default([]) })
